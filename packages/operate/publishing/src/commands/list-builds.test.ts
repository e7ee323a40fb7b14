import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publish, siteWith } from '../../tests/temp-site.ts';
import { liveRelease } from '../release/release.ts';
import { listBuilds } from './list-builds.ts';

/** `a2 live` for each listed build of a module. */
async function listedIn(site: string, module = 'mfe-a'): Promise<string[]> {
  const release = liveRelease(site);
  if (!release) throw new Error('nothing is live');
  return (listBuilds(site, release)[module] ?? []).map(({ version, state }) => `${version} ${state}`);
}

test('listBuilds() lists the live build, its fallback and the other builds', async () => {
  const site = await siteWith('a1', 'a2', 'a3');
  expect(await listedIn(site)).toEqual(['a3 live', 'a2 fallback', 'a1 stored']);
  expect(await listedIn(site, 'shell')).toEqual(['s1 live']);
});

test('listBuilds() has no fallback for a college', async () => {
  const site = await siteWith('a1');
  for (const version of ['c1', 'c2']) await publish(site, { college: { version } });
  expect(await listedIn(site, 'college')).toEqual(['c2 live', 'c1 stored']);
});

test('listBuilds() lists a restored build once, from when it was restored', async () => {
  expect(await listedIn(await siteWith('a1', 'a2', 'a1'))).toEqual(['a1 live', 'a2 fallback']);
});

test('listBuilds() omits removed builds', async () => {
  const site = await siteWith('a1', 'a2', 'a3');
  rmSync(join(site, 'modules/mfe-a/a2'), { recursive: true });
  expect(await listedIn(site)).toEqual(['a3 live', 'a1 fallback']);
});
