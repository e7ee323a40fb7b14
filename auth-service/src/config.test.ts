import { expect, test } from 'vitest';
import { readConfig, toCookieName } from './config.ts';
import { isReserved } from './policies/reserved-names.ts';

const production = {
  NODE_ENV: 'production',
  AUTH_ISSUER: 'https://auth.campus.example',
  AUTH_ORIGINS: 'https://campus.example, https://www.campus.example',
};
const read = (environment: Record<string, string>) => readConfig(environment, { cores: 2 });

test('readConfig() needs nothing in development', () => {
  const config = read({});
  expect(config).toMatchObject({
    port: 4300,
    host: 'localhost',
    issuer: 'http://localhost:4300',
    metrics: undefined,
  });
  expect(config.origins).toContain('http://localhost:4173');
  expect(config.database).toMatchObject({
    kind: 'sqlite',
    path: expect.stringMatching(/\.campusway\/auth\.sqlite$/),
  });
  expect(Object.isFrozen(config)).toBe(true);
});

test('readConfig() refuses production without issuer and origins and names both', () => {
  expect(() => read({ NODE_ENV: 'production' })).toThrow(/AUTH_ISSUER is missing.*AUTH_ORIGINS is missing/s);
  expect(() => read({ ...production, AUTH_ORIGINS: ' , ' })).toThrow('AUTH_ORIGINS is missing');
  expect(read(production).origins).toEqual(['https://campus.example', 'https://www.campus.example']);
});

test.each([
  ['AUTH_ORIGINS', '*'],
  ['AUTH_ORIGINS', 'https://campus.example/'],
  ['AUTH_ORIGINS', 'campus.example'],
  ['AUTH_ORIGINS', 'null'],
  ['AUTH_ISSUER', 'javascript:alert(1)'],
  ['AUTH_PORT', '70000'],
  ['AUTH_PORT', 'http'],
  ['AUTH_PORT', '0x10'],
  ['AUTH_LIMIT_LOGIN', '1e3'],
  ['AUTH_BREACHED_PASSWORDS_URL', 'https://'],
  ['AUTH_PASSWORD_MIN', '6'],
  ['AUTH_ARGON2_PASSES', '1'],
  ['AUTH_ACCESS_SECONDS', '86400'],
  ['AUTH_METRICS_PORT', 'on'],
  ['DATABASE_URL', 'mysql://auth:secret@db.example/auth'],
  ['DATABASE_URL', 'db.example/auth'],
  ['DATABASE_URL', 'postgres://auth:secret#1@db.example/auth'],
  ['REDIS_URL', 'redis://:secret@redis.example'],
  ['AUTH_TRUSTED_PROXIES', '10.0.0.0/8, nginx.example'],
  ['AUTH_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['AUTH_TRUSTED_PROXIES', '0.0.0.0/0'],
  ['AUTH_TRUSTED_PROXIES', '::/0'],
  ['AUTH_ORIGIN', 'https://campus.example'],
  ['AUTH_REDIS_URL', 'redis://redis.example'],
  ['AUTH_TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['AUTH_TRUSTED_PROXIES', '0.0.0.0/1, 128.0.0.0/1'],
  ['AUTH_TRUSTED_PROXIES', '10.0.0.0/255.255.255.0'],
  ['AUTH_TRUSTED_PROXIES', 'loopback'],
  ['AUTH_TRUSTED_PROXIES', '10.0.0.0/'],
  ['NODE_ENV', 'prod'],
])('readConfig() refuses %s=%s and names the variable', (name, value) => {
  expect(() => read({ ...production, [name]: value })).toThrow(name);
});

test('readConfig() suggests the most similar setting for a misspelt one, and accepts AUTH_URL of the site', () => {
  expect(() => read({ AUTH_TRUSTED_PROXY: '127.0.0.1', AUTH_LOGLEVEL: 'info' })).toThrow(
    'AUTH_TRUSTED_PROXY is not a setting: remove it. The most similar one is AUTH_TRUSTED_PROXIES\n' +
      '  AUTH_LOGLEVEL is not a setting: remove it. The most similar one is AUTH_LOG',
  );
  expect(read({ AUTH_URL: 'none' }).port).toBe(4300);
});

test('readConfig() selects PostgreSQL by DATABASE_URL', () => {
  const url = 'postgres://auth@db.example/auth';
  expect(read({ DATABASE_URL: url }).database).toEqual({
    kind: 'postgres',
    url,
    connections: 10,
    isPooled: false,
  });
});

test('readConfig() reads the reserved names and the codes of departments', () => {
  const { reservedNames } = read({ AUTH_RESERVED_NAMES: 'canteen, .warden.', AUTH_DEPARTMENT_CODES: 'ece' });
  expect(isReserved('canteen', reservedNames)).toBe(true);
  expect(isReserved('wardenece', reservedNames)).toBe(true);
  expect(['root', 'hod.cse', 'wardencse'].some((name) => isReserved(name, reservedNames))).toBe(false);
});

test('readConfig() serves metrics on the loopback by default', () => {
  expect(read({ AUTH_METRICS_PORT: '9464' }).metrics).toMatchObject({ host: '127.0.0.1', port: 9464 });
  expect(read({ AUTH_METRICS_PORT: '9464', AUTH_METRICS_HOST: '::' }).metrics?.host).toBe('::');
});

test('toCookieName() includes the port of the issuer', () => {
  expect(toCookieName('refresh', { issuer: 'http://localhost:4301' })).toBe('__Host-campusway-refresh-4301');
  expect(toCookieName('device', { issuer: 'https://auth.campus.example' })).toBe('__Host-campusway-device');
});
