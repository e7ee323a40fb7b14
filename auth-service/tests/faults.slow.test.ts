import { randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { createFolder, createTestConfig } from './support/config.ts';
import { createPostgres } from './support/postgres.ts';
import { goodPassword, startService } from './support/service.ts';

const registration = (username: string) => ({ body: { role: 'student', username, password: goodPassword } });

test('the service answers 503 while the database file is missing and recovers', async () => {
  const { call, config, person } = await startService();
  if (config.database.kind !== 'sqlite') throw new Error('The test is for SQLite');
  const { path } = config.database;
  const { token } = await person();
  const move = (from: string, to: string) => {
    for (const end of ['', '-wal', '-shm']) renameSync(`${from}${end}`, `${to}${end}`);
  };
  move(path, `${path}.away`);
  await expect.poll(async () => (await call('GET /health/ready')).status).toBe(503);
  for (const answer of [
    await call('POST /register', registration('during')),
    await call('GET /me', { token }),
  ]) {
    expect([answer.status, answer.json?.code]).toEqual([503, 'storage-unavailable']);
    expect(answer.headers).toMatchObject({ 'retry-after': '2', 'content-type': 'application/problem+json' });
  }
  expect((await call('GET /health/ready')).status).toBe(503);
  expect((await call('GET /health/live')).status).toBe(200);
  move(`${path}.away`, path);
  expect((await call('POST /register', registration('during'))).status).toBe(201);
  expect((await call('GET /me', { token })).status).toBe(200);
  expect((await call('GET /health/ready')).status).toBe(200);
});

test('the service answers 503 while PostgreSQL is down and recovers', async ({ skip }) => {
  const postgres = await createPostgres();
  if ('reason' in postgres) {
    process.stderr.write(`\nLEFT OUT: PostgreSQL killed under the service. ${postgres.reason}\n`);
    return skip(postgres.reason);
  }
  const folder = createFolder();
  const url = await postgres.createDatabase();
  const app = await buildApp({
    ...createTestConfig(folder.path),
    database: { kind: 'postgres', url },
    logLevel: 'silent',
  });
  onTestFinished(async () => {
    await app.close();
    await postgres.remove();
    folder.remove();
  });
  const register = async (username: string) =>
    (await app.inject({ method: 'POST', url: '/register', payload: registration(username).body })).statusCode;
  expect(await register('before')).toBe(201);
  // Killed during requests: each one is answered 201 or 503.
  const during = Promise.all(Array.from({ length: 40 }, (_, number) => register(`at-once-${number}`)));
  await sleep(15);
  await postgres.kill();
  const answered = await during;
  expect(answered.filter((status) => status !== 201 && status !== 503)).toEqual([]);
  const ready = async () => (await app.inject('/health/ready')).statusCode;
  expect([await register('during'), await ready()]).toEqual([503, 503]);
  expect((await app.inject('/health/live')).statusCode).toBe(200);
  await postgres.start();
  expect([await register('during'), await register('before'), await ready()]).toEqual([201, 409, 200]);
  for (const [number, status] of answered.entries())
    if (status === 201) expect(await register(`at-once-${number}`)).toBe(409);
});

test('the service reads and answers writes 503 while PostgreSQL is read-only, and recovers', async ({
  skip,
}) => {
  const postgres = await createPostgres();
  if ('reason' in postgres) {
    process.stderr.write(`\nLEFT OUT: PostgreSQL read-only under the service. ${postgres.reason}\n`);
    return skip(postgres.reason);
  }
  onTestFinished(postgres.remove);
  const url = await postgres.createDatabase();
  const { call, person } = await startService({ database: { kind: 'postgres', url } });
  const { token } = await person();
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  onTestFinished(() => admin.end());
  const [name] = new URL(url).pathname.split('/').slice(1);
  /** Applies to new connections; terminates existing ones, as a failover does. */
  const setReadOnly = async (state: 'on' | 'off') => {
    await admin.query(`alter database ${name} set default_transaction_read_only = ${state}`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  };
  const statuses = async () => [
    (await call('POST /register', registration(`person-${randomUUID()}`))).status,
    (await call('GET /me', { token })).status,
    (await call('GET /health/ready')).status,
  ];
  await setReadOnly('on');
  // A connection that is about to end can still write.
  await expect.poll(statuses).toEqual([503, 200, 503]);
  await setReadOnly('off');
  await expect.poll(statuses).toEqual([201, 200, 200]);
});
