import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { putBuild, readLive, siteWith } from '../../tests/temp-site.ts';
import { deployBuilds } from '../commands/deploy-modules.ts';
import { pruneSite } from '../commands/prune-site.ts';
import { listPreviews } from './previews.ts';
import { liveRelease } from './release.ts';

const options = { browser: false, dryRun: false, force: false, drops: new Map(), preview: true };
const dayMs = 86_400_000;

test('deployBuilds() of a preview changes no release, and its page has the build, its digests and no release', async () => {
  const site = await siteWith('a1');
  const live = readLive(site, 'index.html');
  const record = await putBuild(site, 'mfe-a', 'a2');
  const report = await deployBuilds(site, [record], options, () => undefined);
  expect(report.outcome).toBe('preview');
  expect([liveRelease(site)?.id, readdirSync(join(site, 'releases'))]).toEqual(['000001', ['000001']]);
  expect(readLive(site, 'index.html')).toBe(live);
  const path = report.preview?.path ?? '';
  expect(path).toMatch(/^\/modules\/preview\/[\w-]{22}\.html$/);
  const page = readFileSync(join(site, path), 'utf8');
  expect(page).toContain('"/modules/mfe-a/a2/remoteEntry.js":"sha256-');
  expect(page).toContain('<meta name="robots" content="noindex" />');
  const registry = JSON.parse(/id="registry">([^<]*)</.exec(page)?.[1] ?? '');
  expect(registry).toMatchObject({ preview: { builds: { 'mfe-a': 'a2' } }, modules: [{ version: 'a2' }] });
  expect(registry).not.toHaveProperty('release');
});

test('pruneSite() keeps the build of a preview for a week, and then removes both', async () => {
  const site = await siteWith('a1');
  await deployBuilds(site, [await putBuild(site, 'mfe-a', 'a2')], options, () => undefined);
  onTestFinished(() => void vi.useRealTimers());
  const start = Date.now();
  async function pruneAfter(days: number) {
    vi.useFakeTimers({ toFake: ['Date'], now: start + days * dayMs });
    await pruneSite({ site, keep: 5, dryRun: false });
  }
  await pruneAfter(6);
  expect([listPreviews(site).length, existsSync(join(site, 'modules/mfe-a/a2'))]).toEqual([1, true]);
  await pruneAfter(8);
  expect([listPreviews(site).length, existsSync(join(site, 'modules/mfe-a/a2'))]).toEqual([0, false]);
  expect(readdirSync(join(site, 'modules/preview'))).toEqual([]);
});
