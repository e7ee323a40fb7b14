import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@campusway/contract';
import { tempFolder } from '@campusway/toolkit/testing';
import { expect, onTestFinished, test, vi } from 'vitest';
import { publish, putBuild, readLive, show, siteWith } from '../../tests/temp-site.ts';
import { liveRelease } from '../release/release.ts';
import { findSkipReason } from './choose-modules.ts';
import { listBuilds } from './list-builds.ts';
import { rollBack } from './roll-back.ts';

function back(site: string, to?: string, dryRun = false) {
  return rollBack({ site, modules: ['mfe-a'], to, dryRun });
}

function standIn(site: string): string | undefined {
  const { modules } = JSON.parse(readLive(site, 'modules.json')) as Registry;
  return modules[0]?.previous?.version;
}

test('rollBack() makes the previous build live', async () => {
  const site = await siteWith('a1', 'a2');
  expect((await back(site)).modules).toEqual([{ name: 'mfe-a', from: 'a2', to: 'a1' }]);
  expect(liveRelease(site)?.modules).toEqual({ shell: 's1', 'mfe-a': 'a1' });
  expect(readLive(site, 'mfe-a.html')).toContain('/modules/mfe-a/a1/remoteEntry.js');
});

test('rollBack() twice goes two builds back, and the replaced builds are no fallback', async () => {
  const site = await siteWith('a1', 'a2', 'a3');
  await back(site);
  expect(standIn(site)).toBe('a1');
  await back(site);
  expect(liveRelease(site)?.modules['mfe-a']).toBe('a1');
  expect(standIn(site)).toBeUndefined();
  await expect(back(site)).rejects.toThrow('no build before a1 is known to be good (stored: a2, a3)');
});

test('rollBack() goes to a newer build when named', async () => {
  const site = await siteWith('a1', 'a2');
  await back(site);
  await back(site, 'a2');
  expect(liveRelease(site)?.modules['mfe-a']).toBe('a2');
});

test('rollBack() skips a build that the gate refused', async () => {
  const site = await siteWith('a1');
  await putBuild(site, 'mfe-a', 'bad');
  await show(site, { 'mfe-a': 'bad' }, [{ name: 'mfe-a', version: 'bad', doubt: 'refused by the gate' }]);
  await publish(site, { 'mfe-a': { version: 'a3' } });
  expect((await back(site)).modules[0]?.to).toBe('a1');
});

test('rollBack() rejects a build that is incompatible with the live shell, and accepts it with an older one', async () => {
  const site = tempFolder();
  for (const contract of [1, 2])
    await publish(site, {
      shell: { version: `s${contract}`, contract },
      'mfe-a': { version: `a${contract}`, contract },
    });
  await expect(back(site)).rejects.toThrow('it is built for contract 1, the shell for contract 2');
  expect(liveRelease(site)?.modules).toEqual({ shell: 's2', 'mfe-a': 'a2' });
  await rollBack({ site, modules: ['mfe-a', 'shell'], dryRun: false });
  expect(liveRelease(site)?.modules).toEqual({ shell: 's1', 'mfe-a': 'a1' });
});

test('rollBack() rejects a shell without an export that a live module uses', async () => {
  const site = tempFolder();
  const [old, fresh] = [['Link'], ['Link', 'useBuses']];
  await publish(site, {
    shell: { version: 's1', sharedNames: old },
    'mfe-a': { version: 'a1', sharedNames: old },
  });
  await publish(site, {
    shell: { version: 's2', sharedNames: fresh },
    'mfe-a': { version: 'a2', sharedNames: ['useBuses'] },
  });
  await expect(rollBack({ site, modules: ['shell'], dryRun: false })).rejects.toThrow(
    /it uses useBuses of @campusway\/platform[\s\S]*npm run rollback -- shell mfe-a --site \S+$/,
  );
});

/** Site whose shell `s2` allows an origin that `s1` does not, with `mfe-x` from that origin. */
async function siteWithForeign(): Promise<string> {
  const site = await siteWith('a1');
  const origin = 'https://modules.example';
  await publish(site, {
    shell: { version: 's2', origins: [origin] },
    'mfe-x': { version: 'x1', base: `${origin}/modules/mfe-x/x1`, parts: ['campus-plan'] },
  });
  return site;
}

test('rollBack() of a shell suggests withdrawing a module without an earlier build, and does both in one swap', async () => {
  const site = await siteWithForeign();
  const options = { site, modules: ['shell'], dryRun: false };
  await expect(rollBack(options)).rejects.toThrow(
    /does not allow modules from https:\/\/modules\.example[\s\S]*mfe-x has no compatible earlier build[\s\S]*npm run rollback -- shell --withdraw mfe-x --site \S+$/,
  );
  const { withdrawn, gone } = await rollBack({ ...options, withdraw: ['mfe-x'] });
  expect({ withdrawn, gone }).toEqual({ withdrawn: [{ name: 'mfe-x', from: 'x1' }], gone: ['/mfe-x'] });
  expect(liveRelease(site)?.modules).toEqual({ shell: 's1', 'mfe-a': 'a1' });
  expect(existsSync(join(site, 'live/mfe-x.html'))).toBe(false);
});

test('rollBack() withdraws a module, --changed skips it then, and rollBack() restores it', async () => {
  const site = await siteWithForeign();
  await expect(rollBack({ site, modules: ['mfe-x'], dryRun: false })).rejects.toThrow(
    `To withdraw it: npm run withdraw -- mfe-x --site ${site}`,
  );
  const drops = new Map([['/mfe-x', '/mfe-a']]);
  const reason = 'no longer offered';
  const report = await rollBack({ site, modules: [], withdraw: ['mfe-x'], drops, dryRun: false, reason });
  expect(report).toMatchObject({ gone: [], leads: { '/mfe-x': '/mfe-a' } });
  const live = liveRelease(site);
  expect(live?.modules).toEqual({ shell: 's2', 'mfe-a': 'a1' });
  expect(readLive(site, 'mfe-x.html')).toContain('href="/mfe-a"');
  expect(findSkipReason({ name: 'mfe-x', version: 'x2' }, live)).toBe('withdrawn');
  const [listed] = (live && listBuilds(site, live)['mfe-x']) ?? [];
  expect(listed).toMatchObject({ version: 'x1', state: 'stored', withdrawn: { reason } });

  expect((await rollBack({ site, modules: ['mfe-x'], dryRun: false })).modules).toEqual([
    { name: 'mfe-x', from: undefined, to: 'x1' },
  ]);
  expect(liveRelease(site)?.modules['mfe-x']).toBe('x1');
});

test('rollBack() writes person, reason and gate into the history, and the commit of the build', async () => {
  vi.stubEnv('CAMPUSWAY_PERSON', 'Asha\u001b[31m Rao');
  onTestFinished(() => void vi.unstubAllEnvs());
  const site = await siteWith('a1', 'a2');
  await rollBack({ site, modules: ['mfe-a'], dryRun: false, reason: 'blank\nplan' });
  expect(liveRelease(site)?.history['mfe-a']?.[0]).toMatchObject({
    person: 'Asha [31m Rao',
    reason: 'blank plan',
    gate: { kind: 'not gated' },
  });
});

test('rollBack() changes nothing on a dry run', async () => {
  const site = await siteWith('a1', 'a2');
  expect((await back(site, undefined, true)).modules[0]?.to).toBe('a1');
  expect(liveRelease(site)).toMatchObject({ id: '000002', modules: { 'mfe-a': 'a2' } });
  expect(existsSync(join(site, 'releases/000003'))).toBe(false);
});

test.each([
  ['the target "gone"', { modules: ['mfe-a'], to: 'gone' }, 'the site does not have this build (stored: a1)'],
  ['the target "a2"', { modules: ['mfe-a'], to: 'a2' }, 'it is live'],
  [
    'a module that the site does not have',
    { modules: ['mfe-z'] },
    'Cannot roll back "mfe-z": it is not part',
  ],
  ['the withdrawal of the shell', { modules: [], withdraw: ['shell'] }, 'every page of the site needs it'],
  [
    'the withdrawal of another module',
    { modules: [], withdraw: ['mfe-z'] },
    'Cannot withdraw "mfe-z": it is not',
  ],
])('rollBack() rejects %s', async (_what, options, reason) => {
  const site = await siteWith('a1', 'a2');
  await expect(rollBack({ site, dryRun: false, ...options })).rejects.toThrow(reason);
});

test('rollBack() rejects a build with a changed file', async () => {
  const site = await siteWith('a1', 'a2');
  writeFileSync(join(site, 'modules/mfe-a/a1/remoteEntry.js'), 'alert(1)');
  await expect(back(site)).rejects.toThrow('/modules/mfe-a/a1/remoteEntry.js is not what was published');
});

test('rollBack() does not create a site', async () => {
  const site = join(tempFolder(), 'typo');
  await expect(back(site)).rejects.toThrow('There is no site in');
  expect(existsSync(site)).toBe(false);
});
