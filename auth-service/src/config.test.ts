import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

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
    metrics: false,
  });
  expect(config.origins).toContain('http://localhost:4173');
  expect(config.database).toMatchObject({
    kind: 'sqlite',
    path: expect.stringMatching(/\.campusway\/auth\.sqlite$/),
  });
  expect(Object.isFrozen(config)).toBe(true);
});

test('readConfig() refuses production without an issuer and origins, and names both at once', () => {
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
  ['AUTH_PASSWORD_MIN', '6'],
  ['AUTH_ARGON2_PASSES', '1'],
  ['AUTH_ACCESS_SECONDS', '86400'],
  ['AUTH_METRICS', 'yes'],
  ['NODE_ENV', 'prod'],
])('readConfig() refuses %s=%s and says so', (name, value) => {
  expect(() => read({ ...production, [name]: value })).toThrow(name);
});

test('readConfig() takes PostgreSQL when DATABASE_URL says so', () => {
  const url = 'postgres://auth@db.example/auth';
  expect(read({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url });
});
