import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publish, siteWith } from '../../tests/temp-site.ts';
import { liveRelease } from '../release/release.ts';
import { ageText, buildsText, listBuilds } from './list-builds.ts';

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

test('buildsText() shows the time, the college format and the unverified reason', () => {
  const from = '2026-03-01T08:00:00.000Z';
  const text = buildsText(
    { 'mfe-a': [{ version: 'a2', from, state: 'live', doubt: 'rolled back', collegeFormats: [1, 2] }] },
    Date.parse(from) + 3 * 86_400_000,
  );
  expect(text).toBe(
    'mfe-a\n  a2  live       2026-03-01 08:00 UTC, 3 days ago, college format 1 or 2  (rolled back)\n' +
      '    commit unknown, person unknown, gate unknown',
  );
});

test.each([
  [
    { commit: `${'0123456789'.repeat(4)}+`, person: 'Asha <a@x>', gate: { kind: 'checked', pages: 7 } },
    ['commit 012345678901 with changes, by Asha <a@x>, checked on 7 pages'],
  ],
  [
    { commit: 'c0ffee', gate: { kind: 'checked', pages: 0 }, reason: 'exam week' },
    ['commit c0ffee, person unknown, checked without opening pages', 'reason: exam week'],
  ],
  [
    { person: 'Ben', gate: { kind: 'forced', findings: ['mfe-a: broken'] } },
    ['commit unknown, by Ben, FORCED past the gate, which found:', '  mfe-a: broken'],
  ],
  [{ gate: { kind: 'not gated' } }, ['commit unknown, person unknown, not gated']],
] as const)('buildsText() shows the provenance %j', (provenance, lines) => {
  const text = buildsText({ 'mfe-a': [{ version: 'a2', from: '2026-03-01', state: 'live', ...provenance }] });
  expect(text.split('\n').slice(2)).toEqual(lines.map((line) => `    ${line}`));
});

test.each([
  [59_000, 'less than a minute'],
  [60_000, '1 minute'],
  [59 * 60_000, '59 minutes'],
  [60 * 60_000, '1 hour'],
  [47 * 3_600_000, '47 hours'],
  [48 * 3_600_000, '2 days'],
])('ageText() rounds %i ms down to %s', (milliseconds, text) => {
  expect(ageText(milliseconds)).toBe(text);
});
