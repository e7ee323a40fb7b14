import { expect, test } from 'vitest';
import { ageText, buildsText } from './builds-text.ts';

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

test('buildsText() shows a withdrawn module, by whom and why', () => {
  const from = '2026-03-01T08:00:00.000Z';
  const withdrawn = { at: from, person: 'Ben', reason: 'no longer offered' };
  const text = buildsText(
    { 'mfe-x': [{ version: 'x1', from, state: 'stored', withdrawn }] },
    Date.parse(from),
  );
  expect(text).toMatch(
    /mfe-x {2}\(withdrawn\)\n {4}withdrawn .*, by Ben\n {4}reason: no longer offered\n {2}x1 {2}stored/,
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
