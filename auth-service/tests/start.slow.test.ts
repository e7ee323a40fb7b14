import { spawnSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { expect, onTestFinished, test } from 'vitest';
import { createFolder } from './support/config.ts';
import { post, spawnService } from './support/process.ts';

const server = fileURLToPath(new URL('../src/server.ts', import.meta.url));

test('server.ts starts without configuration, creates database and keys with mode 0600, and stops on SIGTERM', async () => {
  const folder = createFolder();
  onTestFinished(folder.remove);
  const service = await spawnService({ AUTH_DATA_DIR: folder.path, AUTH_LOG: '' });
  expect(service.output()).toBe(`auth service ready on ${service.url}\n`);
  for (const name of ['auth.sqlite', 'auth-keys.json'])
    expect(statSync(join(folder.path, name)).mode & 0o777).toBe(0o600);
  await service.kill('SIGTERM');
  expect(service.isAlive()).toBe(false);
});

test('POST / registers and logs in over HTTP, and jose verifies the token with the JWKS', async () => {
  const folder = createFolder();
  onTestFinished(folder.remove);
  const service = await spawnService({ AUTH_DATA_DIR: folder.path });
  onTestFinished(() => service.kill('SIGKILL'));
  const credentials = { username: 'ana', password: 'quiet river stones' };
  const register = async () => (await post(`${service.url}/`, { role: 'student', ...credentials })).status;
  // On a busy machine it is first answered 503, with Retry-After.
  await expect.poll(register).toBe(201);
  const { json } = await post(`${service.url}/`, { ...credentials, deliver: 'body' });
  const keys = createRemoteJWKSet(new URL(`${service.url}/.well-known/jwks.json`));
  const expected = {
    issuer: 'http://localhost:4300',
    audience: 'campusway',
    typ: 'at+jwt',
    algorithms: ['ES256'],
  };
  const { payload } = await jwtVerify(String(json.access_token), keys, expected);
  expect(payload.client_id).toBe('campusway-web');
});

test('server.ts refuses to start in production without issuer and origins and names the variables', () => {
  const run = spawnSync(process.execPath, [server], { env: { NODE_ENV: 'production' }, encoding: 'utf8' });
  expect(run.status).toBe(1);
  expect(run.stderr).toBe(
    'Cannot start the auth service:\n' +
      '  AUTH_ISSUER is missing: it must be an origin such as https://campus.example\n' +
      '  AUTH_ORIGINS is missing: it must hold origins such as https://campus.example\n',
  );
});

test.each([
  ['a database below /proc', { AUTH_SQLITE_FILE: '/proc/none/auth.sqlite' }, 'AUTH_SQLITE_FILE'],
  ['keys below /proc', { AUTH_KEYS_FILE: '/proc/none/keys.json' }, 'AUTH_KEYS_FILE'],
  ['a folder instead of the keys', { AUTH_KEYS_FILE: '.' }, 'AUTH_KEYS_FILE'],
  ['an unknown host', { AUTH_HOST: 'none.invalid' }, 'AUTH_HOST'],
  ['a foreign address', { AUTH_METRICS_HOST: '192.0.2.1', AUTH_METRICS_PORT: '9464' }, 'AUTH_METRICS_HOST'],
])('server.ts refuses %s in a sentence that names the setting', (_, wrong, name) => {
  const folder = createFolder();
  onTestFinished(folder.remove);
  const env = { AUTH_PORT: '0', AUTH_DATA_DIR: folder.path, ...wrong };
  const run = spawnSync(process.execPath, [server], { env, encoding: 'utf8', timeout: 100_000 });
  expect([run.status, run.stderr]).toEqual([1, expect.stringContaining(name)]);
  expect(run.stderr).toMatch(/^Cannot [^\n]+: [a-z][^\n]+\. C[^\n]+\n$/);
});

test('server.ts refuses a file that is not a database and names it', () => {
  const folder = createFolder();
  onTestFinished(folder.remove);
  writeFileSync(join(folder.path, 'auth.sqlite'), 'This is not a database. '.repeat(100));
  const env = { AUTH_PORT: '0', AUTH_DATA_DIR: folder.path };
  const run = spawnSync(process.execPath, [server], { env, encoding: 'utf8' });
  expect([run.status, run.stderr]).toEqual([
    1,
    `Cannot use the database "${join(folder.path, 'auth.sqlite')}": not a database\n`,
  ]);
});
