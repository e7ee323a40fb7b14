import { expect, test } from 'vitest';
import { toNameSkeleton } from './name-skeleton.ts';

test.each([
  ['maria', 'm\u0430ria'],
  ['maria', 'rnaria'],
  ['Maria', 'rnaria'],
  ['bob', 'b0b'],
  ['Alice', 'A1ice'],
  ['Alice', 'AIice'],
  ['BILL', 'BlLL'],
  ['coco', '\u0441\u043e\u0441\u043e'],
  ['scope', '\u0455\u0441\u043e\u0440\u0435'],
  ['\u03b1\u03bd\u03b1', '\u03b1v\u03b1'],
  ['jos\u00e9', 'jose\u0301'],
  ['ana', 'an\u3164a'],
  ['ana', 'ana\ufe0f'],
])('toNameSkeleton() is equal for %j and %j', (one, other) => {
  expect(toNameSkeleton(one)).toBe(toNameSkeleton(other));
});

test.each([
  ['maria', 'mario'],
  ['jose', 'jos\u00e9'],
  ['ali', 'all'],
  ['m2025001', 'm2025007'],
  ['\u738b\u5c0f\u660e', '\u738b\u5927\u660e'],
])('toNameSkeleton() differs for %j and %j', (one, other) => {
  expect(toNameSkeleton(one)).not.toBe(toNameSkeleton(other));
});
