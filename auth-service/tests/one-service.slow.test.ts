import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createFolder } from './support/config.ts';
import { spawnService } from './support/process.ts';

const toPath = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

async function startFirst() {
  const folder = createFolder();
  onTestFinished(folder.remove);
  const env = { AUTH_DATA_DIR: folder.path, AUTH_PORT: '0' };
  const first = await spawnService(env);
  onTestFinished(() => first.kill('SIGKILL'));
  return { folder, env, first };
}

test('a second service on one SQLite file refuses to start, and commands work beside the first', async () => {
  const { folder, env } = await startFirst();
  const run = (file: string, ...parameters: string[]) =>
    spawnSync(process.execPath, [toPath(file), ...parameters], { env, encoding: 'utf8', timeout: 100_000 });
  const { status, stderr } = run('server.ts');
  expect([status, stderr]).toEqual([
    1,
    `Cannot use the database "${join(folder.path, 'auth.sqlite')}": another service is using it. Stop that one, or let several instances share PostgreSQL (DATABASE_URL)\n`,
  ]);
  expect(run('cli/main.ts', 'list').status).toBe(0);
});

test('a second service on one SQLite file starts after the first has ended by kill -9', async () => {
  const { env, first } = await startFirst();
  await first.kill('SIGKILL');
  const second = await spawnService(env);
  onTestFinished(() => second.kill('SIGKILL'));
  expect(second.isAlive()).toBe(true);
});
