import { hashInputs } from '@campusway/artefact/build';
import { expect, test } from 'vitest';
import { putBuild, show, siteWith } from '../../tests/temp-site.ts';
import { liveRelease } from '../release/release.ts';
import { buildChosen, findSameBuild, findSkipReason } from './choose-modules.ts';
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

test('buildChosen() does not build a module whose live build has the same inputs', async () => {
  const site = await siteWith('a1');
  const inputs = hashInputs('mfe-auth');
  const record = await putBuild(site, 'mfe-auth', 'x1', { inputs });
  await show(site, { 'mfe-auth': 'x1' });
  const lines: string[] = [];
  expect(await buildChosen(['mfe-auth'], (line) => lines.push(line), site)).toEqual([record]);
  expect(lines).toEqual(['  mfe-auth       x1  live with the same sources, not built again']);
  await putBuild(site, 'mfe-auth', 'x2', { inputs: 'other' });
  await show(site, { 'mfe-auth': 'x2' });
  expect(findSameBuild(site, 'mfe-auth')).toBeUndefined();
  expect(findSameBuild(site, 'mfe-maps')).toBeUndefined();
});
