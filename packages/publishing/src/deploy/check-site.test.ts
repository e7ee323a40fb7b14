import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteWith, tempFolder } from '../../tests/temp-site.ts';
import { checkSite } from './check-site.ts';

test('checkSite() finds nothing wrong with a site as it was published', async () => {
  expect(checkSite(await siteWith('a1', 'a2'))).toEqual([]);
});

test('checkSite() names a file that is missing, also of the build that stands in', async () => {
  const site = await siteWith('a1', 'a2');
  rmSync(join(site, 'modules/mfe-a/a1/retry'), { recursive: true });
  expect(checkSite(site)).toContain('index.html: /modules/mfe-a/a1/retry/remoteEntry.js is missing');
});

test('checkSite() names a file that was changed', async () => {
  const site = await siteWith('a1');
  writeFileSync(join(site, 'modules/shell/s1/shell.js'), 'alert(1)');
  expect(checkSite(site)).toContain('index.html: /modules/shell/s1/shell.js is not what was published');
});

test('checkSite() says that nothing is live', () => {
  expect(checkSite(tempFolder())).toEqual(['nothing is live']);
});
