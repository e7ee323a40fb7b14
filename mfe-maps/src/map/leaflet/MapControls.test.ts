// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { roundLength } from './MapControls.tsx';

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
