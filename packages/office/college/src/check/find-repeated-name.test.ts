import { expect, test } from 'vitest';
import { findRepeatedName } from './find-repeated-name.ts';

test.each([
  ['{"a": 1, "b": {"a": 2}, "c": [{"a": 3}, {"a": 4}]}', undefined],
  ['{"a": "a", "b": "a\\": ", "c": ["a", "a"]}', undefined],
  ['{"room": 1, "b": {"c": {}}, "room": 2}', { name: 'room', offset: 28 }],
  ['[{"x": 1}, {"x": 1, "x" : 2}]', { name: 'x', offset: 20 }],
  ['{"a": 1, "\\u0061": 2}', { name: 'a', offset: 9 }],
])('findRepeatedName(%s)', (text, found) => {
  expect(findRepeatedName(text)).toEqual(found);
});
