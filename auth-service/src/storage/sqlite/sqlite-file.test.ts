import { linkSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createFolder } from '../../../tests/support/config.ts';
import { openStorage } from '../open-storage.ts';

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

test('a service on a database file refuses a second one until it is closed', async () => {
  const folder = createFolder();
  onTestFinished(folder.remove);
  const open = () =>
    openStorage(
      { kind: 'sqlite', path: join(folder.path, 'auth.sqlite') },
      { mayCreate: true, forService: true },
    );
  const first = await open();
  await expect(open()).rejects.toThrow('another service is using it');
  await first.close();
  await (await open()).close();
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
