import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTextFault, lineOf } from './json-text.ts';

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
])('a syntax error of %j is at %i', (text, offset) => {
  expect(findTextFault(text)).toEqual({ offset });
});

test('findTextFault() limits the depth, not the number of lists', () => {
  expect(findTextFault('['.repeat(200_000))).toEqual({ offset: 500 });
  expect(findTextFault(`[${'[[1],{}],'.repeat(2000)}0]`)).toBeUndefined();
});

test('findTextFault() agrees with JSON.parse() on any text', () => {
  const nearJson = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', '\\', '1'))
    .map(([text, at, typo]) => {
      const cut = at % (text.length + 1);
      return text.slice(0, cut) + typo + text.slice(cut);
    });
  fc.assert(
    fc.property(nearJson, (text) => {
      const fault = findTextFault(text);
      expect(fault === undefined || fault.repeatedName !== undefined).toBe(isJson(text));
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

test.each([
  ['{"a": 1, "b": {"a": 2}, "c": [{"a": 3}, {"a": 4}]}', undefined],
  ['{"a": "a", "b": "a\\": ", "c": ["a", "a"]}', undefined],
  ['{"room": 1, "b": {"c": {}}, "room": 2}', { repeatedName: 'room', offset: 28 }],
  ['[{"x": 1}, {"x": 1, "x" : 2}]', { repeatedName: 'x', offset: 20 }],
  ['{"a": 1, "\\u0061": 2}', { repeatedName: 'a', offset: 9 }],
])('a repeated name in %s', (text, found) => {
  expect(findTextFault(text)).toEqual(found);
});

const text = `{
  "people": [
    { "name": "A \\"quoted\\" [name], {really}", "rooms": [] },
    {
      "name": "B",
      "rooms": ["205",
        "212"]
    }
  ],
  "a/b": 1
}`;

test.each([
  ['', 1],
  ['/people', 2],
  ['/people/0', 3],
  ['/people/1', 4],
  ['/people/1/name', 5],
  ['/people/1/rooms/1', 7],
  ['/a~1b', 10],
  ['/people/1/missing', 4],
])('lineOf() finds %j on line %i', (pointer, line) => {
  expect(lineOf(text, pointer)).toBe(line);
});

test('lineOf() finds every member of any JSON, one to a line', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { minLength: 1, maxLength: 8 }), (values) => {
      const lines = `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`;
      values.forEach((_, i) => {
        expect(lineOf(lines, `/${i}`)).toBe(i + 2);
      });
    }),
  );
});
