import { expect, test } from 'vitest';
import { show, siteWith } from '../../tests/temp-site.ts';
import { liveRelease } from '../release/release.ts';
import { findSkipReason } from './choose-modules.ts';
import { rollBack } from './roll-back.ts';

test('findSkipReason() skips a rolled back build until it is deployed by name', async () => {
  const site = await siteWith('a1', 'a2');
  const skipReasonOf = (version: string) => findSkipReason({ name: 'mfe-a', version }, liveRelease(site));
  expect(skipReasonOf('a3')).toBeUndefined();
  await rollBack({ site, modules: ['mfe-a'], dryRun: false });
  expect(['a1', 'a2', 'a3'].map(skipReasonOf)).toEqual([undefined, 'rolled back', undefined]);
  await show(site, { 'mfe-a': 'a2' });
  await show(site, { 'mfe-a': 'a1' });
  expect(skipReasonOf('a2')).toBeUndefined();
});
