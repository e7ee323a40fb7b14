import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSyntaxError } from './find-syntax-error.ts';

test.each([
  ['name;room', 0],
  ['{"a": 1 "b": 2}', 8],
  ['[1, 2,, 3]', 6],
  ['{a: 1}', 1],
  ['[1] x', 4],
  ['{"a": "b', 8],
  ['[1, 2', 5],
  ['', 0],
  ["['a']", 1],
])('findSyntaxError() of %j is %i', (text, offset) => {
  expect(findSyntaxError(text)).toBe(offset);
});

test('findSyntaxError() limits the depth, not the number of lists', () => {
  expect(findSyntaxError('['.repeat(200_000))).toBe(500);
  expect(findSyntaxError(`[${'[[1],{}],'.repeat(2000)}0]`)).toBeUndefined();
});

test('findSyntaxError() agrees with JSON.parse() on any text', () => {
  const nearJson = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', '\\', '1'))
    .map(([text, at, typo]) => {
      const cut = at % (text.length + 1);
      return text.slice(0, cut) + typo + text.slice(cut);
    });
  fc.assert(
    fc.property(nearJson, (text) => {
      expect(findSyntaxError(text) === undefined).toBe(isJson(text));
    }),
    { numRuns: 500 },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
