import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@campusway/toolkit/testing';
import { expect, test } from 'vitest';
import { putBuild, siteWith } from '../../tests/temp-site.ts';
import { liveRelease } from './release.ts';
import { removeLeftovers } from './remove-leftovers.ts';

test('removeLeftovers() removes incomplete folders and releases that never went live, and nothing else', async () => {
  const site = await siteWith('a1', 'a2');
  await putBuild(site, 'mfe-a', 'a3');
  cpSync(join(site, 'releases/000002'), join(site, 'releases/000003'), { recursive: true });
  const halves = [
    'modules/mfe-a/a4.77.tmp',
    'modules/mfe-a/a4.77.tmp.retry',
    'releases/000009.77.tmp',
    'live.77.tmp',
  ];
  for (const half of halves) mkdirSync(join(site, half), { recursive: true });

  removeLeftovers(site);
  expect(halves.filter((half) => existsSync(join(site, half)))).toEqual([]);
  expect(existsSync(join(site, 'releases/000003'))).toBe(false);
  expect(existsSync(join(site, 'modules/mfe-a/a3'))).toBe(true);
  expect(existsSync(join(site, 'releases/000001'))).toBe(true);
  expect(liveRelease(site)?.modules['mfe-a']).toBe('a2');
});

test('removeLeftovers() removes everything of a first deployment that did not go live', async () => {
  const site = await siteWith('a1');
  const killed = tempFolder();
  cpSync(join(site, 'releases'), join(killed, 'releases'), { recursive: true });
  removeLeftovers(killed);
  expect(existsSync(join(killed, 'releases/000001'))).toBe(false);
});
