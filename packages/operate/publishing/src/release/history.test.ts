import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteWith } from '../../tests/temp-site.ts';
import { contentWith } from '../commands/site-content.ts';
import { continueHistory, goodBuildsBefore, type History } from './history.ts';
import { publishRelease } from './write-release.ts';

const versions = (history: History) => history['mfe-a']?.map(({ version }) => version);
const after = (before: History, version: string, at = '2026-03-01T08:00:00Z') =>
  continueHistory(before, { 'mfe-a': version }, { at });

test('continueHistory() starts an episode for a new build and continues that of an unchanged one', () => {
  const first = after({}, 'a1', '2026-03-01T08:00:00Z');
  const second = after(first, 'a1', '2026-03-02T08:00:00Z');
  expect(second).toEqual(first);
  expect(versions(after(second, 'a2'))).toEqual(['a2', 'a1']);
});

test('continueHistory() records who withdrew a module, and starts an episode when its build is live again', () => {
  const before = after({}, 'a1', '1');
  const withdrawn = { at: '2', person: 'Asha', reason: 'exam week' };
  const without = continueHistory(before, { shell: 's1' }, { at: '2', withdrawal: () => withdrawn });
  const ended = { version: 'a1', from: '1', withdrawn };
  expect(without['mfe-a']).toEqual([ended]);
  expect(continueHistory(without, { shell: 's2' }, { at: '3' })['mfe-a']).toEqual([ended]);
  expect(after(without, 'a1', '4')['mfe-a']).toEqual([{ version: 'a1', from: '4' }, ended]);
});

test('goodBuildsBefore() skips unverified builds, except after they were deployed again', () => {
  const unverified = [{ name: 'mfe-a', version: 'a2', doubt: 'rolled back' as const }];
  const back = continueHistory(after(after({}, 'a1'), 'a2'), { 'mfe-a': 'a1' }, { at: '', unverified });
  expect(goodBuildsBefore('a1', back['mfe-a'])).toEqual([]);
  const again = after(after(back, 'a2'), 'a3');
  expect(goodBuildsBefore('a3', again['mfe-a'])).toEqual(['a2', 'a1']);
});

test('continueHistory() keeps the provenance of each episode and the commit of a restored build', () => {
  const describe = () => ({ commit: 'c0ffee', person: 'Asha', reason: 'exam week' });
  const first = continueHistory({}, { 'mfe-a': 'a1' }, { at: '1', describe });
  const second = continueHistory(first, { 'mfe-a': 'a2' }, { at: '2' });
  const back = continueHistory(second, { 'mfe-a': 'a1' }, { at: '3', describe: () => ({ person: 'Ben' }) });
  expect(back['mfe-a']).toEqual([
    { version: 'a1', from: '3', commit: 'c0ffee', person: 'Ben' },
    { version: 'a2', from: '2' },
    { version: 'a1', from: '1', commit: 'c0ffee', person: 'Asha', reason: 'exam week' },
  ]);
});

test('publishRelease() starts an episode of the shell with its provenance when only site.json changed', async () => {
  const site = await siteWith('a1');
  const release = (person: string) =>
    publishRelease(site, contentWith(site, []), {
      provenance: { person, commit: 'c0ffee', gate: { kind: 'not gated' } },
    });
  writeFileSync(join(site, 'site.json'), JSON.stringify({ services: { auth: 'https://auth.example.edu' } }));
  const changed = await release('Asha');
  const [latest, first] = changed.history.shell ?? [];
  expect(latest).toEqual({ ...first, from: changed.at, person: 'Asha', reason: 'site.json changed' });
  expect(changed.history['mfe-a']).toHaveLength(1);
  expect((await release('Ben')).history).toEqual(changed.history);
});
