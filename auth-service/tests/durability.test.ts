import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { startService } from './support/service.ts';

test('the database is in WAL mode; its files and the keys have mode 0600', async () => {
  const { config, person } = await startService();
  await person();
  if (config.database.kind !== 'sqlite') throw new Error('The test is for SQLite');
  const { path } = config.database;
  const database = new DatabaseSync(path, { readOnly: true });
  expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  database.close();
  for (const file of [path, `${path}-wal`, `${path}-shm`, config.keysFile])
    expect(statSync(file).mode & 0o777).toBe(0o600);
});
