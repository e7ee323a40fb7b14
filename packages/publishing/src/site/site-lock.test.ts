import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/temp-site.ts';
import { withSiteLock } from './site-lock.ts';

const lockModule = join(import.meta.dirname, 'site-lock.ts');

/** Another process that holds the lock until it is killed. */
async function holdElsewhere(site: string) {
  const code = `import { withSiteLock } from ${JSON.stringify(lockModule)};
    await withSiteLock(${JSON.stringify(site)}, async () => { console.log('held'); await new Promise((r) => setTimeout(r, 60_000)); });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('withSiteLock() refuses a second one, names who has the site, and lets the next in', async () => {
  const site = tempFolder();
  await withSiteLock(site, async () => {
    await expect(withSiteLock(site, async () => 'second')).rejects.toThrow(
      `another process is at work on it (process ${process.pid} on `,
    );
  });
  expect(await withSiteLock(site, async () => 'next')).toBe('next');
});

test('withSiteLock() gives the site free after an error', async () => {
  const site = tempFolder();
  await expect(withSiteLock(site, () => Promise.reject(new Error('broke off')))).rejects.toThrow('broke off');
  expect(await withSiteLock(site, async () => 'next')).toBe('next');
});

test('withSiteLock() outlives a holder that was killed', async () => {
  const site = tempFolder();
  const holder = await holdElsewhere(site);
  await expect(withSiteLock(site, async () => 'mine')).rejects.toMatchObject({ exitCode: 3 });
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(await withSiteLock(site, async () => 'mine')).toBe('mine');
});

test('withSiteLock() waits as long as it is told', async () => {
  const site = tempFolder();
  const holder = await holdElsewhere(site);
  setTimeout(() => holder.kill('SIGKILL'), 300);
  expect(await withSiteLock(site, async () => 'waited', { waitSeconds: 20 })).toBe('waited');
});
