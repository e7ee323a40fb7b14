import { linkSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFolder } from '../../../tests/support/config.ts';
import { openStorage } from '../open-storage.ts';
import { openSqlite } from './sqlite-engine.ts';

test('a database file with a hard link is refused under each of its names', async () => {
  const folder = createFolder();
  onTestFinished(folder.remove);
  const [path, link] = [join(folder.path, 'auth.sqlite'), join(folder.path, 'hard.sqlite')];
  await (await openStorage({ kind: 'sqlite', path })).close();
  linkSync(path, link);
  for (const name of [path, link])
    await expect(
      openStorage({ kind: 'sqlite', path: name }, { mayCreate: false, forService: true }),
    ).rejects.toThrow(
      `Cannot use the database "${name}": the file has 2 names (hard links), and SQLite would lose accounts. Remove the others, or copy the file (cp)`,
    );
});

test('a service on a database file refuses a second one, also under another name, until it is closed', async () => {
  const folder = createFolder();
  onTestFinished(folder.remove);
  const [path, link] = [join(folder.path, 'auth.sqlite'), join(folder.path, 'link.sqlite')];
  const open = (name: string) => openSqlite(name, { mayCreate: true, forService: true });
  const first = await open(path);
  symlinkSync(path, link);
  const closed = first.close();
  await expect(open(link)).rejects.toThrow('another service is using it');
  await closed;
  await (await open(link)).close();
});

test('a folder instead of the lock is named with its settings', async () => {
  const folder = createFolder();
  onTestFinished(folder.remove);
  const path = join(folder.path, 'auth.sqlite');
  mkdirSync(`${path}-lock`);
  await expect(openStorage({ kind: 'sqlite', path }, { mayCreate: true, forService: true })).rejects.toThrow(
    `Cannot open the lock "${path}-lock": it is not a database file. Check AUTH_DATA_DIR and AUTH_SQLITE_FILE`,
  );
});
