import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPrefixDistance } from './edit-distance.ts';

/** Textbook dynamic programming. */
function slowDistance(word: string, token: string): number {
  const table = [...Array(word.length + 1).keys()].map((i) => [i]);
  table[0] = [...Array(token.length + 1).keys()];
  const cell = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= word.length; i++) {
    for (let j = 1; j <= token.length; j++) {
      const same = word[i - 1] === token[j - 1] ? 0 : 1;
      const swapped = word[i - 1] === token[j - 2] && word[i - 2] === token[j - 1];
      const row = table[i] ?? [];
      row[j] = Math.min(
        cell(i - 1, j - 1) + same,
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        swapped ? cell(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      table[i] = row;
    }
  }
  return Math.min(...(table[word.length] ?? []).map((edits, j) => edits + (token.length - j) / 64));
}

test.each([
  ['audi', 'auditorium', 6 / 64],
  ['audtorium', 'auditorium', 1],
  ['adutorium', 'auditorium', 2],
  ['lirbary', 'library', 1],
  ['brary', 'library', 2],
  ['cse', 'cse', 0],
])('createPrefixDistance() finds %s at its distance from %s', (word, token, distance) => {
  expect(createPrefixDistance(word)(token, 3)).toBeCloseTo(distance, 10);
});

test('createPrefixDistance() equals the table of optimal string alignment', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '部'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(text, text, (word, token) => {
      const slow = slowDistance(word, token);
      const fast = createPrefixDistance(word)(token, 4);
      if (slow < 5 && Math.floor(slow) <= 4) expect(fast).toBeCloseTo(slow, 10);
      else expect(fast).toBe(Number.POSITIVE_INFINITY);
    }),
    { numRuns: 2000 },
  );
});

test('createPrefixDistance() uses only the first 31 letters of a word', () => {
  expect(createPrefixDistance('a'.repeat(1000))('a'.repeat(31), 2)).toBe(0);
});
