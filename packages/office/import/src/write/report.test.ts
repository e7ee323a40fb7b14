import { expect, test } from 'vitest';
import type { Guess } from '../guesses.ts';
import { describeImport } from './report.ts';

function describe(guesses: readonly Guess[]): string {
  return describeImport({
    source: { file: 'plan.osm', format: 'osm' },
    attribution: 'Own plans',
    counts: {},
    reach: { rooms: 2, withDoor: 0, guessedDoors: 0, reached: 0, stepFree: 0, entrances: 0, parts: 1 },
    guesses,
    ...{ written: {}, ids: {} },
  });
}

function doorless(id: string, why: string): Guess {
  return { kind: 'to-add', rule: 'room-without-door', what: 'A room has no door', why, where: { id } };
}

test('describeImport() writes the common part of several guesses once', () => {
  const text = describe([
    doorless('a', 'Room 1: It has no opening'),
    doorless('b', 'Room 2: It has no opening'),
  ]);
  expect(text).toContain(
    '- 2 times: A room has no door:\n  - Room 1: It has no opening (a)\n  - Room 2: It has no opening (b)\n',
  );
});

test('describeImport() groups guesses with the same text in one line with their places', () => {
  const text = describe([doorless('a', 'It has no opening'), doorless('b', 'It has no opening')]);
  expect(text).toContain('- 2 times: A room has no door: it has no opening (a; b)\n');
});

test('describeImport() has a line with a number for each reason that several guesses share', () => {
  const reasons = Array.from({ length: 12 }, (_, i) => `"kinds" does not have "Kind ${i}"`);
  const guesses = reasons.flatMap((why, i) => [doorless(`a${i}`, why), doorless(`b${i}`, why)]);
  const text = describe([doorless('c', 'It is alone'), ...guesses]);
  for (const [i, why] of reasons.entries()) expect(text).toContain(`  - 2 times: ${why} (a${i}; b${i})\n`);
  expect(text).toContain('  - and 1 more, in report.json\n');
});
