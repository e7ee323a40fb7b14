import { describe, expect, test } from 'vitest';
import { formatFloors, formatMetres, formatMinutes, joinWords, ordinal } from './measures.ts';

describe('formatMetres()', () => {
  test.each([
    [0.4, '1 m'],
    [23.6, '24 m'],
    [31, '30 m'],
    [33, '35 m'],
    [104, '100 m'],
    [168, '170 m'],
  ])('writes %d as %s', (metres, text) => {
    expect(formatMetres(metres)).toBe(text);
  });
});

describe('formatMinutes()', () => {
  test.each([
    [10, 'less than a minute'],
    [50, '1 minute'],
    [74, '1 minute'],
    [95, '2 minutes'],
    [230, '4 minutes'],
  ])('writes %d seconds as %s', (seconds, text) => {
    expect(formatMinutes(seconds)).toBe(text);
  });
});

describe('joinWords()', () => {
  test('puts `and` before the last word', () => {
    expect(joinWords(['207'])).toBe('207');
    expect(joinWords(['207', '209'])).toBe('207 and 209');
    expect(joinWords(['a', 'b', 'c'])).toBe('a, b and c');
  });
});

describe('formatFloors()', () => {
  test.each([
    [1, '1 floor'],
    [2, '2 floors'],
    [0.5, 'half a floor'],
    [1.5, '1½ floors'],
  ])('writes %d as %s', (count, text) => {
    expect(formatFloors(count)).toBe(text);
  });
});

describe('ordinal()', () => {
  test('writes words up to ten, then figures', () => {
    expect([2, 10, 11, 22, 23, 30, 112].map(ordinal)).toEqual([
      'second',
      'tenth',
      '11th',
      '22nd',
      '23rd',
      '30th',
      '112th',
    ]);
  });
});
