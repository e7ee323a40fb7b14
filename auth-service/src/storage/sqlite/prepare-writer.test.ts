import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { createFolder } from '../../../tests/support/config.ts';
import { prepareWriter } from './prepare-writer.ts';

test('prepareWriter() sets synchronous=FULL in WAL mode and foreign keys', () => {
  const folder = createFolder();
  const database = new DatabaseSync(join(folder.path, 'auth.sqlite'));
  onTestFinished(() => {
    database.close();
    folder.remove();
  });
  prepareWriter(database, { name: 'auth.sqlite', mayCreate: true });
  const read = (name: string) => database.prepare(`pragma ${name}`).get()?.[name];
  expect([read('journal_mode'), read('synchronous'), read('foreign_keys')]).toEqual(['wal', 2, 1]);
});
