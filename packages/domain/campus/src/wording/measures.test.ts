import { expect, test } from 'vitest';
import { withPlainSpaces } from '../../tests/plain-spaces.ts';
import {
  formatFloors,
  formatMetres,
  formatMinutes,
  formatSteps,
  joinWords,
  ordinal,
  roundLength,
} from './measures.ts';

const writers = { formatMetres, formatMinutes, formatFloors, ordinal };

test.each<[name: keyof typeof writers, texts: Record<number, string>]>([
  ['formatMetres', { 0: '0 m', 0.4: '1 m', 23.6: '24 m', 168: '168 m' }],
  [
    'formatMinutes',
    { 10: 'less than a minute', 50: '1 minute', 74: '1 minute', 95: '2 minutes', 230: '4 minutes' },
  ],
  ['formatFloors', { 1: '1 floor', 2: '2 floors', 0.5: 'half a floor', 1.5: '1½ floors' }],
  ['ordinal', { 2: 'second', 10: 'tenth', 11: '11th', 22: '22nd', 23: '23rd', 30: '30th', 112: '112th' }],
])('%s() writes numbers', (name, texts) => {
  expect(Object.keys(texts).map((value) => withPlainSpaces(writers[name](Number(value))))).toEqual(
    Object.values(texts),
  );
});

test.each([formatMetres(24), formatMinutes(60), formatMinutes(120), formatSteps(1), formatFloors(1.5)])(
  'a number and its unit are not parted: %s',
  (text) => expect(text).toMatch(/^[^ ]+$/),
);

test('joinWords() puts `and` before the last word', () => {
  expect(joinWords(['207'])).toBe('207');
  expect(joinWords(['207', '209'])).toBe('207 and 209');
  expect(joinWords(['a', 'b', 'c'])).toBe('a, b and c');
});

test.each([
  [0.2, 1],
  [1.9, 1],
  [2, 2],
  [4.99, 2],
  [5, 5],
  [9.9, 5],
  [10, 10],
  [43, 20],
  [71, 50],
  [199, 100],
])('roundLength(%d) is %d', (most, length) => {
  expect(roundLength(most)).toBe(length);
});
