import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@campusway/toolkit/testing';
import { expect, test } from 'vitest';
import { siteWith } from '../../tests/temp-site.ts';
import type { Release } from '../release/release.ts';
import { checkSite } from './check-site.ts';

test('checkSite() reports nothing for an unchanged site', async () => {
  expect(checkSite(await siteWith('a1', 'a2'))).toEqual([]);
});

test('checkSite() reports when nothing is live', () => {
  expect(checkSite(tempFolder())).toEqual(['nothing is live']);
});

test('checkSite() reports a missing file, also of the fallback build', async () => {
  const site = await siteWith('a1', 'a2');
  rmSync(join(site, 'modules/mfe-a/a1/retry'), { recursive: true });
  expect(checkSite(site)).toContain('/modules/mfe-a/a1/retry/remoteEntry.js is missing');
});

test('checkSite() reports a missing fallback build', async () => {
  const site = await siteWith('a1', 'a2');
  rmSync(join(site, 'modules/mfe-a/a1'), { recursive: true });
  expect(checkSite(site)).toEqual(['/modules/mfe-a/a1 is missing']);
});

test.each([
  'modules/shell/s1/shell.js',
  'modules/mfe-a/a1/remoteEntry.js.br',
  'modules/mfe-a/a1/retry/remoteEntry.js',
])('checkSite() reports a change of %s of a stored build', async (file) => {
  const site = await siteWith('a1', 'a2', 'a3', 'a4');
  writeFileSync(join(site, file), 'alert(1)');
  expect(checkSite(site)).toEqual([`/${file} is not what was published`]);
});

test.each(['index.html', 'modules.json.gz', 'added.html'])(
  'checkSite() reports the changed or added file %s of the live release',
  async (file) => {
    const site = await siteWith('a1');
    writeFileSync(join(site, 'live', file), 'alert(1)');
    expect(checkSite(site)).toEqual([`releases/000001/${file} does not match its digest`]);
  },
);

test('checkSite() reports a file that no record has', async () => {
  const site = await siteWith('a1');
  writeFileSync(join(site, 'modules/mfe-a/a1/retry/late.mjs'), 'alert(1)');
  expect(checkSite(site)).toEqual(['/modules/mfe-a/a1/retry/late.mjs is not in the record of its build']);
});

test('checkSite() checks the history against the live builds, its times and the records', async () => {
  const site = await siteWith('a1', 'a2');
  const file = join(site, 'live/release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as Release;
  const [live, before] = release.history['mfe-a'] ?? [];
  const later = { ...before, from: '2999-01-01T00:00:00Z', record: 'sha384-x' };
  writeFileSync(file, JSON.stringify({ ...release, history: { 'mfe-a': [live, later] } }));
  expect(checkSite(site)).toEqual([
    'releases/000002/release.json does not match its digest',
    'modules/mfe-a/a1/module.json does not match the history',
    'the history of shell does not begin with its build in release 000002',
    'the history of mfe-a is not sorted by time',
  ]);
});
