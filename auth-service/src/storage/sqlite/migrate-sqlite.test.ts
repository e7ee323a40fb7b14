import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { createFolder } from '../../../tests/support/config.ts';
import { prepareWriter } from './migrate-sqlite.ts';
import { ensureSqliteFile, SqliteFile } from './sqlite-file.ts';

test('prepareWriter() sets synchronous=FULL in WAL mode, foreign keys and secure_delete', () => {
  const folder = createFolder();
  const database = new DatabaseSync(join(folder.path, 'auth.sqlite'));
  onTestFinished(() => {
    database.close();
    folder.remove();
  });
  prepareWriter(database, { name: 'auth.sqlite', mayCreate: true });
  const read = (name: string) => database.prepare(`pragma ${name}`).get()?.[name];
  const names = ['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete'];
  expect(names.map(read)).toEqual(['wal', 2, 1, 1]);
});

test('SqliteFile closes a database that cannot be prepared', () => {
  const folder = createFolder();
  onTestFinished(folder.remove);
  const path = join(folder.path, 'auth.sqlite');
  ensureSqliteFile(path);
  let opened: DatabaseSync | undefined;
  const prepare = (database: DatabaseSync) => {
    opened = database;
    throw new Error('refused');
  };
  expect(() => new SqliteFile(path, { prepare, recheckMs: 0 }).connect()).toThrow('refused');
  expect(opened?.isOpen).toBe(false);
});
