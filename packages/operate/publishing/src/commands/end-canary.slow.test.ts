import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { CanaryTexts } from '@campusway/pages';
import { routeOf } from '@campusway/pages/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { edit, publish, putBuild, readLive, show, siteWith } from '../../tests/temp-site.ts';
import { changeSite } from '../release/change-site.ts';
import { liveRelease, runningCanary } from '../release/release.ts';
import { removeLeftovers } from '../release/remove-leftovers.ts';
import { checkSite } from './check-site.ts';
import { findSkipReason } from './choose-modules.ts';
import { deployBuilds } from './deploy-modules.ts';
import type { DeployOptions } from './deploy-options.ts';
import { endCanary } from './end-canary.ts';
import { pruneSite } from './prune-site.ts';
import { rollBack } from './roll-back.ts';

const options = { browser: false, dryRun: false, force: false, drops: new Map() };

async function deploy(site: string, build: string, more: Partial<DeployOptions> = {}) {
  const [name = '', version = ''] = build.split(' ');
  const record = await putBuild(site, name, version);
  return deployBuilds(site, [record], { ...options, ...more }, () => undefined);
}

/** Site with mfe-a a2 live, a1 before it, and a3 as a canary for ten percent. */
async function siteWithCanary() {
  const site = await siteWith('a1', 'a2');
  expect(await deploy(site, 'mfe-a a3', { canary: 10 })).toMatchObject({ outcome: 'canary', share: 10 });
  return site;
}

const end = (site: string, promote: boolean, more = {}) =>
  endCanary({ site, name: 'mfe-a', promote, dryRun: false, ...more });

const liveBuild = (site: string) => liveRelease(site)?.modules['mfe-a'];
const canaryOf = (site: string) => runningCanary(liveRelease(site));

/** What a tab of the canary reads. */
function readCanary(site: string, page = readLive(site, 'index.html')) {
  const src = /"src":"(\/modules\/canary\/[0-9a-f]{12}\/canary\.js)"/.exec(page)?.[1] ?? '';
  const script = readFileSync(join(site, src), 'utf8');
  const texts = JSON.parse(script.slice(script.lastIndexOf('})({') + 3, -2)) as CanaryTexts;
  return { src, ...texts };
}

test('deployBuilds() of a canary leaves the live build, and each page names one file with both texts of the canary', async () => {
  const site = await siteWithCanary();
  expect(liveRelease(site)).toMatchObject({
    modules: { 'mfe-a': 'a2' },
    canary: { version: 'a3', share: 10 },
  });
  expect(JSON.parse(readLive(site, 'modules.json')).modules[0]).toMatchObject({ version: 'a2' });
  for (const file of ['index.html', 'mfe-a.html', 'fallback.html', '404.html']) {
    const page = readLive(site, file);
    expect(page).not.toContain('a3/');
    expect(page).toContain('"share":10');
    const { importMap, registry, live } = readCanary(site, page);
    expect(live).toBe('/modules/mfe-a/a2');
    expect(importMap).toContain('"/modules/mfe-a/a3/remoteEntry.js":"sha256-');
    const [module] = registry.modules;
    expect(module).toMatchObject({ version: 'a3', previous: { version: 'a2' } });
    expect(registry.release).toBe(liveRelease(site)?.id);
  }
  expect(checkSite(site)).toEqual([]);
});

test('endCanary() promotes the build with its provenance, and pages are again as without a canary', async () => {
  const site = await siteWithCanary();
  await end(site, true, { reason: 'no errors' });
  expect(liveBuild(site)).toBe('a3');
  expect(liveRelease(site)?.canary).toBeUndefined();
  const [latest, before] = liveRelease(site)?.history['mfe-a'] ?? [];
  expect([latest, before?.version, before?.doubt]).toMatchObject([
    { version: 'a3', reason: 'no errors', gate: { kind: 'checked' } },
    'a2',
    undefined,
  ]);
  const without = await siteWith('a1', 'a2');
  await show(without, { 'mfe-a': 'a2' });
  await publish(without, { 'mfe-a': { version: 'a3' } });
  const digits = (text: string) => text.replaceAll(/00000\d/g, '');
  expect(digits(readLive(site, 'index.html'))).toBe(digits(readLive(without, 'index.html')));
  expect(checkSite(site)).toEqual([]);
});

test('endCanary() aborts: all tabs get the live build, and --changed does not deploy the canary', async () => {
  const site = await siteWithCanary();
  const skipReason = () => findSkipReason({ name: 'mfe-a', version: 'a3' }, liveRelease(site));
  expect(skipReason()).toBe('a canary');
  await end(site, false);
  expect([liveBuild(site), canaryOf(site), skipReason()]).toEqual(['a2', undefined, 'a canary']);
  expect(readLive(site, 'index.html')).not.toContain('canary');
  await expect(end(site, false)).rejects.toThrow('Cannot abort "mfe-a": the site has no canary');
  expect((await deploy(site, 'mfe-a a3')).outcome).toBe('live');
  expect(liveRelease(site)?.canary).toBeUndefined();
});

test('endCanary() rejects another module, a changed file, and changes nothing on a dry run', async () => {
  const site = await siteWithCanary();
  await expect(end(site, true, { name: 'mfe-b' })).rejects.toThrow(
    'Cannot promote "mfe-b": the canary of this site is mfe-a',
  );
  await end(site, true, { dryRun: true });
  expect([liveBuild(site), canaryOf(site)?.version]).toEqual(['a2', 'a3']);
  edit(join(site, 'modules/mfe-a/a3'), 'remoteEntry.js', () => 'alert(1)');
  await expect(end(site, true)).rejects.toThrow('a3/remoteEntry.js is not what was published');
});

test('a build that was forced past the gate stays unverified when it is promoted', async () => {
  const site = await siteWith('a1');
  const record = await putBuild(site, 'mfe-a', 'a2', { contract: 9 });
  await deployBuilds(site, [record], { ...options, force: true, canary: 5 }, () => undefined);
  expect(canaryOf(site)?.gate).toMatchObject({ kind: 'forced' });
  await end(site, true);
  expect(liveRelease(site)?.history['mfe-a']?.[0]).toMatchObject({
    version: 'a2',
    doubt: 'refused by the gate',
  });
});

test('deployBuilds() rejects a second canary, of the same module or another, and changes the share of the first', async () => {
  const site = await siteWithCanary();
  for (const build of ['mfe-a a4', 'mfe-b b1'])
    await expect(deploy(site, build, { canary: 10 })).rejects.toThrow(
      /as a canary: mfe-a a3 is one, for 10 % of tabs.*npm run abort -- mfe-a$/,
    );
  const { from } = canaryOf(site) ?? {};
  expect(await deploy(site, 'mfe-a a3', { canary: 50 })).toMatchObject({ outcome: 'canary', share: 50 });
  expect(canaryOf(site)).toMatchObject({ share: 50, from });
  expect((await deploy(site, 'mfe-a a3', { canary: 50 })).outcome).toBe('unchanged');
});

test.each([
  ['a deployment of its module', (site: string) => deploy(site, 'mfe-a a4'), 'a4'],
  ['a rollback of its module', (site: string) => rollBack({ site, modules: ['mfe-a'], dryRun: false }), 'a1'],
  [
    'a withdrawal',
    (site: string) => rollBack({ site, modules: [], withdraw: ['mfe-a'], dryRun: false }),
    undefined,
  ],
])('%s ends the canary and reports it', async (_, change, live) => {
  const site = await siteWithCanary();
  expect(await change(site)).toMatchObject({ ended: { name: 'mfe-a', version: 'a3', share: 10 } });
  expect([liveBuild(site), canaryOf(site)]).toEqual([live, undefined]);
  for (const promote of [true, false])
    await expect(end(site, promote)).rejects.toThrow('"mfe-a": the site has no canary');
  expect(checkSite(site)).toEqual([]);
});

test.each([
  [
    'a deployment of its module that the gate refuses',
    async (site: string) => {
      const record = await putBuild(site, 'mfe-a', 'a4', { contract: 9 });
      return deployBuilds(site, [record], options, () => undefined);
    },
  ],
  [
    'a rollback of another module',
    (site: string) => rollBack({ site, modules: ['mfe-b'], dryRun: false, reason: 'blank' }),
  ],
  [
    'a withdrawal of another module',
    (site: string) => rollBack({ site, modules: [], withdraw: ['mfe-b'], dryRun: false }),
  ],
  ['a prune', (site: string) => pruneSite({ site, keep: 1, dryRun: false })],
])('%s leaves the canary as it is', async (_, change) => {
  const site = await siteWithCanary();
  for (const version of ['b1', 'b2']) await deploy(site, `mfe-b ${version}`);
  const { script: _script, ...canary } = canaryOf(site) ?? {};
  await change(site);
  expect(canaryOf(site)).toMatchObject(canary);
  expect(checkSite(site)).toEqual([]);
  await end(site, true);
  expect(liveBuild(site)).toBe('a3');
});

test('of two canaries that are deployed at once the second is refused with the name of the first', async () => {
  const site = await siteWith('a1');
  const deploying = ['mfe-a a2', 'mfe-b b1'].map((build) =>
    changeSite(site, () => deploy(site, build, { canary: 10 }), { waitSeconds: 60 }),
  );
  const [first, second] = await Promise.allSettled(deploying);
  expect(first).toMatchObject({ status: 'fulfilled', value: { outcome: 'canary' } });
  expect(String((second as PromiseRejectedResult).reason)).toContain('as a canary: mfe-a a2 is one');
  expect(checkSite(site)).toEqual([]);
});

test('a canary after an abort has the time, reason and gate of its own deployment', async () => {
  const site = await siteWith('a1');
  await deploy(site, 'mfe-a a2', { canary: 10, reason: 'first try' });
  await end(site, false);
  const aborted = liveRelease(site)?.canary;
  expect(aborted).toMatchObject({ reason: 'first try', share: 0 });
  await deploy(site, 'mfe-a a2', { canary: 10, reason: 'second try' });
  expect(canaryOf(site)?.reason).toBe('second try');
  expect(Date.parse(canaryOf(site)?.from ?? '')).toBeGreaterThan(Date.parse(aborted?.from ?? ''));
});

test('endCanary() aborts a canary whose build is no longer in the site', async () => {
  const site = await siteWithCanary();
  rmSync(join(site, 'modules/mfe-a/a3'), { recursive: true });
  await end(site, false);
  expect([liveBuild(site), canaryOf(site)]).toEqual(['a2', undefined]);
  expect(checkSite(site)).toEqual([]);
});

test.each([true, false])(
  'a withdrawn module as a canary has its page in tabs of the canary; promoted: %s',
  async (promote) => {
    const site = await siteWith('a1');
    await publish(site, { 'mfe-b': { version: 'b1' } });
    await rollBack({
      site,
      modules: [],
      withdraw: ['mfe-a'],
      drops: new Map([['/mfe-a', '/mfe-b']]),
      dryRun: false,
    });
    const moved = 'This page has moved';
    expect(readLive(site, 'mfe-a.html')).toContain(moved);
    await deploy(site, 'mfe-a a2', { canary: 10 });
    expect(readLive(site, 'mfe-a.html')).not.toContain(moved);
    const { registry } = readCanary(site, readLive(site, 'mfe-a.html'));
    expect(registry.redirects).toEqual({});
    expect(JSON.parse(readLive(site, 'modules.json')).redirects).toEqual({ '/mfe-a': '/mfe-b' });
    await end(site, promote);
    expect(liveBuild(site)).toBe(promote ? 'a2' : undefined);
    expect(readLive(site, 'mfe-a.html').includes(moved)).toBe(!promote);
    expect(checkSite(site)).toEqual([]);
  },
);

test('another module is deployed beside a canary, and a shell that it does not run with ends it', async () => {
  const site = await siteWithCanary();
  expect(await deploy(site, 'mfe-b b1')).toMatchObject({ outcome: 'live', ended: undefined });
  expect(
    readCanary(site)
      .registry.modules.map(({ version }) => version)
      .sort(),
  ).toEqual(['a3', 'b1']);
  const { share, person } = canaryOf(site) ?? {};
  expect([share, person]).toEqual([10, expect.any(String)]);
  const shell = await putBuild(site, 'shell', 's2', { contract: 2 });
  const report = await deployBuilds(site, [shell], { ...options, force: true }, () => undefined);
  expect(report.ended).toMatchObject({ name: 'mfe-a', version: 'a3' });
});

test('a module that claims an address of the canary ends it', async () => {
  const site = await siteWith('a1');
  const canary = await putBuild(site, 'mfe-a', 'a2', { routes: [routeOf('/mfe-a'), routeOf('/new')] });
  await deployBuilds(site, [canary], { ...options, canary: 10 }, () => undefined);
  const other = await putBuild(site, 'mfe-b', 'b1', { routes: [routeOf('/new')] });
  const report = await deployBuilds(site, [other], options, () => undefined);
  expect(report).toMatchObject({ outcome: 'live', ended: { version: 'a2' } });
});

test('a new module as a canary is in the registry of its tabs only', async () => {
  const site = await siteWith('a1');
  await deploy(site, 'mfe-b b1', { canary: 10 });
  expect(readLive(site, 'modules.json')).not.toContain('mfe-b');
  expect(readCanary(site).registry.modules.map(({ name }) => name)).toEqual(['mfe-a', 'mfe-b']);
  await endCanary({ site, name: 'mfe-b', promote: true, dryRun: false });
  expect(liveRelease(site)?.modules['mfe-b']).toBe('b1');
});

test('a canary may not claim an address of another module', async () => {
  const site = await siteWith('a1');
  await publish(site, { 'mfe-b': { version: 'b1' } });
  const record = await putBuild(site, 'mfe-b', 'b2', { routes: [routeOf('/mfe-b'), routeOf('/mfe-a')] });
  const deploying = deployBuilds(site, [record], { ...options, force: true, canary: 10 }, () => undefined);
  await expect(deploying).rejects.toThrow('Cannot publish');
  expect(canaryOf(site)).toBeUndefined();
});

test('pruneSite() keeps the build of a canary and its file, and removes both a day after an abort', async () => {
  const site = await siteWithCanary();
  onTestFinished(() => void vi.useRealTimers());
  const start = Date.now();
  async function pruneAfter(days: number) {
    vi.useFakeTimers({ toFake: ['Date'], now: start + days * 86_400_000 });
    await pruneSite({ site, keep: 1, dryRun: false });
    return [existsSync(join(site, 'modules/mfe-a/a3')), readdirSync(join(site, 'modules/canary')).length];
  }
  expect(await pruneAfter(30)).toEqual([true, 1]);
  expect(checkSite(site)).toEqual([]);
  await end(site, false);
  expect(await pruneAfter(30.5)).toEqual([true, 1]);
  expect(await pruneAfter(32)).toEqual([false, 0]);
});

/** Site whose canary falls back to a1, its live build to the canary's: a2 is unverified. */
async function siteWithOwnFallback() {
  const site = await siteWith('a1', 'a3', 'a2');
  await show(site, { 'mfe-a': 'a2' }, [{ name: 'mfe-a', version: 'a2', doubt: 'refused by the gate' }]);
  await deploy(site, 'mfe-a a3', { canary: 10 });
  expect(readCanary(site).registry.modules[0]?.previous?.version).toBe('a1');
  expect(checkSite(site)).toEqual([]);
  return site;
}

test('pruneSite() keeps the fallback of a canary, also when it is not that of the live build', async () => {
  const site = await siteWithOwnFallback();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
  await pruneSite({ site, keep: 1, dryRun: false });
  expect(readdirSync(join(site, 'modules/mfe-a')).sort()).toEqual(['a1', 'a2', 'a3']);
});

test('checkSite() finds that the fallback of a canary is missing', async () => {
  const site = await siteWithOwnFallback();
  rmSync(join(site, 'modules/mfe-a/a1'), { recursive: true });
  expect(checkSite(site)).toEqual(['/modules/mfe-a/a1 is missing']);
});

test('a canary whose release never went live leaves a file that no page names, and the next one works', async () => {
  const site = await siteWith('a1');
  expect((await deploy(site, 'mfe-a a2', { canary: 10 })).release).toBe('000002');
  rmSync(join(site, 'live'));
  symlinkSync('releases/000001', join(site, 'live'), 'dir');
  removeLeftovers(site);
  expect([liveRelease(site)?.id, canaryOf(site)]).toEqual(['000001', undefined]);
  expect(await deploy(site, 'mfe-a a2', { canary: 20 })).toMatchObject({ outcome: 'canary' });
  expect(checkSite(site)).toEqual([]);
});

test('checkSite() finds a changed file of a canary', async () => {
  const site = await siteWithCanary();
  const { src } = readCanary(site);
  edit(site, src, (text) => text.replace('/a3/', '/a9/'));
  expect(checkSite(site)).toEqual([`${src} is not what was published`]);
});
