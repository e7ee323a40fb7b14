import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publish, putBuild, siteWith } from '../../tests/temp-site.ts';
import { listReleaseIds } from '../release/release.ts';
import { pruneSite } from './prune-site.ts';

const hour = 3_600_000;
const start = Date.parse('2026-03-01T08:00:00Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => void vi.useRealTimers());

const stored = (site: string) => readdirSync(join(site, 'modules/mfe-a')).sort();

test('pruneSite() keeps every build of the last day, regardless of `keep`', async () => {
  const site = await siteWith('a1', 'a2', 'a3');
  vi.setSystemTime(start + 23 * hour);
  expect((await pruneSite({ site, keep: 1, dryRun: false })).builds).toEqual([]);
});

test('pruneSite() keeps builds that a page opened just before the next release may use', async () => {
  const site = await siteWith('a1', 'a2');
  vi.setSystemTime(start + 30 * hour);
  await publish(site, { 'mfe-a': { version: 'a3' } });
  // a2 was live until an hour ago, with a1 as its fallback.
  vi.setSystemTime(start + 31 * hour);
  await pruneSite({ site, keep: 1, dryRun: false });
  expect(stored(site)).toEqual(['a1', 'a2', 'a3']);
  vi.setSystemTime(start + 55 * hour);
  await pruneSite({ site, keep: 1, dryRun: false });
  expect(stored(site)).toEqual(['a2', 'a3']);
});

test('pruneSite() keeps the newest builds and removes releases older than a day', async () => {
  const site = await siteWith('a1', 'a2', 'a3', 'a4');
  vi.setSystemTime(start + 48 * hour);
  const report = await pruneSite({ site, keep: 3, dryRun: false });
  expect(report).toEqual({
    builds: [{ name: 'mfe-a', version: 'a1' }],
    erased: [],
    releases: ['000001', '000002', '000003'],
    dryRun: false,
  });
  expect(stored(site)).toEqual(['a2', 'a3', 'a4']);
  expect(listReleaseIds(site)).toEqual(['000004']);
});

test('pruneSite() removes builds that never went live and incomplete builds', async () => {
  const site = await siteWith('a1');
  await putBuild(site, 'mfe-a', 'never');
  mkdirSync(join(site, 'modules/mfe-a/a9.123.tmp'));
  vi.setSystemTime(start + 48 * hour);
  expect((await pruneSite({ site, keep: 5, dryRun: false })).builds).toEqual([
    { name: 'mfe-a', version: 'never' },
  ]);
  expect(stored(site)).toEqual(['a1']);
});

test('pruneSite() only reports on a dry run', async () => {
  const site = await siteWith('a1', 'a2', 'a3');
  vi.setSystemTime(start + 48 * hour);
  expect((await pruneSite({ site, keep: 1, dryRun: true })).builds).toEqual([
    { name: 'mfe-a', version: 'a1' },
  ]);
  expect(stored(site)).toEqual(['a1', 'a2', 'a3']);
});
