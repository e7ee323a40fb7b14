import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf } from './line-of.ts';

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
