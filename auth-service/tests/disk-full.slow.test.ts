import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { commitTogether } from '../src/storage/sqlite/group-commit.ts';
import { toStorageError } from '../src/storage/sqlite/sqlite-errors.ts';
import { StorageUnavailableError } from '../src/storage/storage.ts';
import { createFolder } from './support/config.ts';
import { post, spawnService } from './support/process.ts';
import { goodPassword } from './support/service.ts';

test('POST /register answers 503 on a full disk, loses nothing acknowledged and recovers', async () => {
  const folder = createFolder();
  onTestFinished(folder.remove);
  // Limits the file size of the process to 800 blocks: further writes fail like on a full disk.
  const before = 'ulimit -S -f 800';
  const service = await spawnService(
    {
      AUTH_DATA_DIR: folder.path,
      AUTH_LIMIT_REGISTER: '100000',
      AUTH_ARGON2_MEMORY_KIB: '19456',
      AUTH_ARGON2_PASSES: '2',
    },
    { before },
  );
  onTestFinished(() => service.kill('SIGKILL'));
  const register = (number: number) =>
    post(`${service.url}/register`, { role: 'parent', username: `full-${number}`, password: goodPassword });

  const acknowledged: number[] = [];
  let refused = await register(1000);
  // On a busy machine some requests may be refused as "busy", also the first.
  for (let number = 0; refused.json.code !== 'storage-unavailable' && number < 500; number += 1) {
    refused = await register(number);
    if (refused.status === 201) acknowledged.push(number);
  }
  expect(refused.json).toMatchObject({ code: 'storage-unavailable', status: 503 });
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(acknowledged.length).toBeGreaterThan(10);
  const isHealthy = async (check: string) => (await fetch(`${service.url}/health/${check}`)).status;
  expect([await isHealthy('live'), await isHealthy('ready')]).toEqual([200, 503]);

  execFileSync('prlimit', ['--pid', String(service.pid), '--fsize=unlimited']);
  expect(await isHealthy('ready')).toBe(200);
  await expect.poll(async () => (await register(1001)).status).toBe(201);
  for (const number of acknowledged) expect((await register(number)).status).toBe(409);
  expect(service.isAlive()).toBe(true);
}, 60_000);

test('toStorageError() treats a write to a read-only database as transient', () => {
  const folder = createFolder();
  onTestFinished(folder.remove);
  const path = join(folder.path, 'small.sqlite');
  const writable = new DatabaseSync(path);
  writable.exec('create table numbers (n integer)');
  writable.close();
  const readOnly = new DatabaseSync(path, { readOnly: true });
  const [outcome] = commitTogether(readOnly, [() => readOnly.exec('insert into numbers values (1)')]);
  readOnly.close();
  expect(toStorageError(outcome?.ok === false ? outcome.error : undefined, path)).toMatchObject({
    name: 'StorageUnavailableError',
    message: `Cannot use the database "${path}": read-only`,
  });
});

test('toStorageError() treats disk errors as transient and statement errors as bugs', () => {
  const toError = (errcode: number) => Object.assign(new Error('sqlite'), { errcode });
  const [readOnly, ioErrorWrite, full, statement] = [8, 10 | (3 << 8), 13, 1].map((code) =>
    toStorageError(toError(code), 'auth.sqlite'),
  );
  for (const error of [readOnly, ioErrorWrite, full]) expect(error).toBeInstanceOf(StorageUnavailableError);
  expect(statement).not.toBeInstanceOf(StorageUnavailableError);
});
