import { expect, test } from 'vitest';
import { formatFloors, formatMetres, formatMinutes, joinWords, ordinal } from './measures.ts';

test.each<[write: (value: number) => string, texts: Record<number, string>]>([
  [formatMetres, { 0.4: '1 m', 23.6: '24 m', 31: '30 m', 33: '35 m', 104: '100 m', 168: '170 m' }],
  [
    formatMinutes,
    { 10: 'less than a minute', 50: '1 minute', 74: '1 minute', 95: '2 minutes', 230: '4 minutes' },
  ],
  [formatFloors, { 1: '1 floor', 2: '2 floors', 0.5: 'half a floor', 1.5: '1½ floors' }],
  [ordinal, { 2: 'second', 10: 'tenth', 11: '11th', 22: '22nd', 23: '23rd', 30: '30th', 112: '112th' }],
])('%o writes a number', (write, texts) => {
  expect(Object.keys(texts).map((value) => write(Number(value)))).toEqual(Object.values(texts));
});

test('joinWords() puts `and` before the last word', () => {
  expect([['207'], ['207', '209'], ['a', 'b', 'c']].map(joinWords)).toEqual([
    '207',
    '207 and 209',
    'a, b and c',
  ]);
});
