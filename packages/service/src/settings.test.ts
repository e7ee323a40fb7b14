import { expect, test } from 'vitest';
import { choice, integer, networks, readSettings, siteOrigin, siteOrigins, text, url } from './settings.ts';

const settings = {
  MENU_PORT: integer({ default: 4400, minimum: 0, maximum: 65_535 }),
  MENU_HOST: text('localhost'),
  MENU_LOG: choice(['info', 'silent'], 'info'),
  MENU_DATABASE: url('postgres', 'postgresql'),
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
    MENU_ISSUER: 'https://auth.campus.example',
    MENU_ORIGINS: ['http://localhost:4173'],
    MENU_PROXIES: [],
  });
});

test('readSettings() parses numbers and lists', () => {
  const environment = { ...issuer, MENU_PORT: ' 0 ', MENU_PROXIES: '10.0.0.0/8, ::1 ,fd00::/8' };
  expect(read(environment)).toMatchObject({ MENU_PORT: 0, MENU_PROXIES: ['10.0.0.0/8', '::1', 'fd00::/8'] });
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
      '  MENU_DATABASE must begin with postgres:// or postgresql://',
      '  MENU_ISSUER is missing: it must be an origin such as https://campus.example',
      '  MENU_ORIGINS must hold origins such as https://campus.example, not "https://campus.example/"',
      '  MENU_PROXIES must hold addresses or networks such as 10.0.9.0/28, not "10.0.0.0/33"',
    ].join('\n'),
  );
});
