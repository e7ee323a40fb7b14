import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../tests/temp-folder.ts';
import { withFolderLock } from './folder-lock.ts';

const lockModule = join(import.meta.dirname, 'folder-lock.ts');

/** A process that holds the lock until it is killed. */
async function holdElsewhere(folder: string) {
  const code = `import { withFolderLock } from ${JSON.stringify(lockModule)};
    await withFolderLock(${JSON.stringify(folder)}, async () => { console.log('held'); await new Promise((r) => setTimeout(r, 60_000)); });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('withFolderLock() rejects a second holder, names the first, and is free after it', async () => {
  const folder = tempFolder();
  await withFolderLock(folder, async () => {
    await expect(withFolderLock(folder, async () => 'second')).rejects.toThrow(
      `another process is changing it (process ${process.pid} on `,
    );
  });
  expect(await withFolderLock(folder, async () => 'next')).toBe('next');
});

test('withFolderLock() releases the lock after an error', async () => {
  const folder = tempFolder();
  await expect(withFolderLock(folder, () => Promise.reject(new Error('broke off')))).rejects.toThrow(
    'broke off',
  );
  expect(await withFolderLock(folder, async () => 'next')).toBe('next');
});

test('withFolderLock() succeeds after a holder was killed', async () => {
  const folder = tempFolder();
  const holder = await holdElsewhere(folder);
  await expect(withFolderLock(folder, async () => 'mine')).rejects.toMatchObject({ exitCode: 3 });
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(await withFolderLock(folder, async () => 'mine')).toBe('mine');
});

test('withFolderLock() waits for `waitSeconds`', async () => {
  const folder = tempFolder();
  const holder = await holdElsewhere(folder);
  setTimeout(() => holder.kill('SIGKILL'), 300);
  expect(await withFolderLock(folder, async () => 'waited', { waitSeconds: 20 })).toBe('waited');
});
