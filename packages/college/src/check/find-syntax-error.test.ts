import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSyntaxFault } from './find-syntax-fault.ts';

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
])('findSyntaxFault() points into %j at %i', (text, offset) => {
  expect(findSyntaxFault(text)).toBe(offset);
});

test('findSyntaxFault() counts how deep it is, not how often', () => {
  expect(findSyntaxFault('['.repeat(200_000))).toBe(500);
  expect(findSyntaxFault(`[${'[[1],{}],'.repeat(2000)}0]`)).toBeUndefined();
});

test('findSyntaxFault() agrees with JSON.parse() on any text', () => {
  const nearJson = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', '\\', '1'))
    .map(([text, at, slip]) => {
      const cut = at % (text.length + 1);
      return text.slice(0, cut) + slip + text.slice(cut);
    });
  fc.assert(
    fc.property(nearJson, (text) => {
      expect(findSyntaxFault(text) === undefined).toBe(isJson(text));
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
