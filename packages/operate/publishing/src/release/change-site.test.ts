import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tempFolder } from '@campusway/toolkit/testing';
import { expect, test } from 'vitest';
import { siteWith } from '../../tests/temp-site.ts';
import { changeSite } from './change-site.ts';

const reserveOf = (site: string) => statSync(join(site, 'deploy.reserve'), { throwIfNoEntry: false })?.size;

test('changeSite() allocates the disk reserve and frees it for actions that use it', async () => {
  const site = await siteWith('a1');
  await changeSite(site, async () => expect(reserveOf(site)).toBeUndefined());
  expect(reserveOf(site)).toBeGreaterThan(50_000);
  await changeSite(site, async () => expect(reserveOf(site)).toBeGreaterThan(50_000));
  await changeSite(site, async () => expect(reserveOf(site)).toBeUndefined(), { usesReserve: true });
  expect(reserveOf(site)).toBeGreaterThan(50_000);
});

test('changeSite() removes leftovers after an error', async () => {
  const site = await siteWith('a1');
  const half = join(site, 'modules/mfe-a/a2.77.tmp');
  const failing = changeSite(site, async () => {
    mkdirSync(half);
    throw new Error('broke off');
  });
  await expect(failing).rejects.toThrow('broke off');
  expect(existsSync(half)).toBe(false);
});

test('changeSite() removes the temporary folder of a command that was killed', async () => {
  const site = tempFolder();
  const parent = tempFolder();
  const code = `import { changeSite } from ${JSON.stringify(join(import.meta.dirname, 'change-site.ts'))};
    import { withTempFolder } from ${JSON.stringify(join(import.meta.dirname, '../site-folder/temp-folder.ts'))};
    import { mkdtempSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    const site = ${JSON.stringify(site)};
    await changeSite(site, () => withTempFolder(site, async () => {
      mkdtempSync(tmpdir() + '/a-browser-profile-');
      console.log('made');
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    }));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: parent },
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readdirSync(parent, { recursive: true })).toHaveLength(2);

  const before = tmpdir();
  await changeSite(site, async () => undefined);
  expect(readdirSync(parent)).toEqual([]);
  expect(lstatSync(join(site, 'temp.tmp'), { throwIfNoEntry: false })).toBeUndefined();
  expect(tmpdir()).toBe(before);
});
