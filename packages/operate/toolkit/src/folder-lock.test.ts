import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/temp-site.ts';
import { withSiteLock } from './site-lock.ts';

const lockModule = join(import.meta.dirname, 'site-lock.ts');

/** A process that holds the lock until it is killed. */
async function holdElsewhere(site: string) {
  const code = `import { withSiteLock } from ${JSON.stringify(lockModule)};
    await withSiteLock(${JSON.stringify(site)}, async () => { console.log('held'); await new Promise((r) => setTimeout(r, 60_000)); });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('withSiteLock() rejects a second holder, names the first, and is free after it', async () => {
  const site = tempFolder();
  await withSiteLock(site, async () => {
    await expect(withSiteLock(site, async () => 'second')).rejects.toThrow(
      `another process is changing it (process ${process.pid} on `,
    );
  });
  expect(await withSiteLock(site, async () => 'next')).toBe('next');
});

test('withSiteLock() releases the lock after an error', async () => {
  const site = tempFolder();
  await expect(withSiteLock(site, () => Promise.reject(new Error('broke off')))).rejects.toThrow('broke off');
  expect(await withSiteLock(site, async () => 'next')).toBe('next');
});

test('withSiteLock() succeeds after a holder was killed', async () => {
  const site = tempFolder();
  const holder = await holdElsewhere(site);
  await expect(withSiteLock(site, async () => 'mine')).rejects.toMatchObject({ exitCode: 3 });
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(await withSiteLock(site, async () => 'mine')).toBe('mine');
});

test('withSiteLock() waits for `waitSeconds`', async () => {
  const site = tempFolder();
  const holder = await holdElsewhere(site);
  setTimeout(() => holder.kill('SIGKILL'), 300);
  expect(await withSiteLock(site, async () => 'waited', { waitSeconds: 20 })).toBe('waited');
});
