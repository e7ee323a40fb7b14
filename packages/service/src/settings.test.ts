import { expect, test } from 'vitest';
import {
  choice,
  integer,
  networks,
  readSettings,
  serviceUrl,
  siteOrigin,
  siteOrigins,
  text,
  url,
} from './settings.ts';

const settings = {
  MENU_PORT: integer({ default: 4400, minimum: 0, maximum: 65_535 }),
  MENU_HOST: text('localhost'),
  MENU_LOG: choice(['info', 'silent'], 'info'),
  MENU_DATABASE: url('postgres', 'postgresql'),
  MENU_LISTS: serviceUrl(),
  MENU_ISSUER: siteOrigin(undefined),
  MENU_ORIGINS: siteOrigins(['http://localhost:4173']),
  MENU_PROXIES: networks(),
};
const issuer = { MENU_ISSUER: 'https://auth.campus.example' };
const read = (environment: Record<string, string>) => readSettings('menu service', settings, environment);

test('readSettings() applies defaults and treats an empty variable as unset', () => {
  expect(read({ ...issuer, MENU_PORT: '', MENU_ORIGINS: ' , ' })).toEqual({
    MENU_PORT: 4400,
    MENU_HOST: 'localhost',
    MENU_LOG: 'info',
    MENU_DATABASE: '',
    MENU_LISTS: '',
    MENU_ISSUER: 'https://auth.campus.example',
    MENU_ORIGINS: ['http://localhost:4173'],
    MENU_PROXIES: [],
  });
});

test('readSettings() parses numbers and lists', () => {
  const environment = { ...issuer, MENU_PORT: ' 0 ', MENU_PROXIES: '10.0.0.0/8, ::1 ,fd00::/8' };
  expect(read(environment)).toMatchObject({ MENU_PORT: 0, MENU_PROXIES: ['10.0.0.0/8', '::1', 'fd00::/8'] });
});

test.each(['0x10', '1e3', '+5', '-0', '5.0', '0b11', '１２', '9'.repeat(400)])(
  'readSettings() refuses %j as a whole number',
  (port) => {
    expect(() => read({ ...issuer, MENU_PORT: port })).toThrow(
      `MENU_PORT must be a whole number from 0 to 65535, not "${port}"`,
    );
  },
);

test.each([
  'https://',
  'https://?',
  'https://lists.example:99999/range',
  'https://menu:secret@lists.example/range',
  'https://menu@lists.example/range',
  'https://lists.example/range?secret=1',
  'https://lists.example/range#secret',
  'https://lists.example/a range',
  'https:lists.example',
  'ftp://lists.example/secret',
])('readSettings() refuses %j as the URL of a service and never repeats it', (lists) => {
  const must = 'be a URL such as https://service.example/path, without user, password, query and fragment';
  expect(() => read({ ...issuer, MENU_LISTS: lists })).toThrow(
    new RegExp(`^Cannot start the menu service:\n  MENU_LISTS must ${must}$`),
  );
});

test.each(['http://localhost:8080', 'https://lists.example/range', 'https://[::1]/range/'])(
  'readSettings() accepts %s as the URL of a service',
  (lists) => {
    expect(read({ ...issuer, MENU_LISTS: lists }).MENU_LISTS).toBe(lists);
  },
);

test('readSettings() refuses a URL of a database that cannot be parsed, and accepts a socket', () => {
  expect(() => read({ ...issuer, MENU_DATABASE: 'postgres://menu:secret@db.example:99999/menu' })).toThrow(
    /MENU_DATABASE must be a URL that begins with postgres:\/\/ or postgresql:\/\/$/,
  );
  const socket = 'postgres://menu@/menu?host=/run/postgresql';
  expect(read({ ...issuer, MENU_DATABASE: socket }).MENU_DATABASE).toBe(socket);
});

test('readSettings() names every invalid variable and what it must be, and never repeats a secret', () => {
  const environment = {
    MENU_PORT: '1e9',
    MENU_LOG: 'loud',
    MENU_DATABASE: 'mysql://menu:secret@db.example/menu',
    MENU_ORIGINS: 'https://campus.example, https://campus.example/',
    MENU_PROXIES: '10.0.0.0/33',
  };
  expect(() => read(environment)).toThrow(
    [
      'Cannot start the menu service:',
      '  MENU_PORT must be a whole number from 0 to 65535, not "1e9"',
      '  MENU_LOG must be one of info, silent, not "loud"',
      '  MENU_DATABASE must be a URL that begins with postgres:// or postgresql://',
      '  MENU_ISSUER is missing: it must be an origin such as https://campus.example',
      '  MENU_ORIGINS must hold origins such as https://campus.example, not "https://campus.example/"',
      '  MENU_PROXIES must hold addresses or networks such as 10.0.9.0/28, not "10.0.0.0/33"',
    ].join('\n'),
  );
});
