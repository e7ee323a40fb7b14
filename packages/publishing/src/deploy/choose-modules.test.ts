import { expect, test } from 'vitest';
import { show, siteWith } from '../../tests/temp-site.ts';
import { liveRelease } from '../release/release.ts';
import { findDoubt } from './choose-modules.ts';
import { rollBack } from './roll-back.ts';

test('findDoubt() tells --changed that a build was rolled back, until it is deployed by name', async () => {
  const site = await siteWith('a1', 'a2');
  const doubtOf = (version: string) => findDoubt({ name: 'mfe-a', version }, liveRelease(site));
  expect(doubtOf('a3')).toBeUndefined();
  await rollBack({ site, modules: ['mfe-a'], dryRun: false });
  expect(['a1', 'a2', 'a3'].map(doubtOf)).toEqual([undefined, 'rolled back', undefined]);
  await show(site, { 'mfe-a': 'a2' });
  await show(site, { 'mfe-a': 'a1' });
  expect(doubtOf('a2')).toBeUndefined();
});
