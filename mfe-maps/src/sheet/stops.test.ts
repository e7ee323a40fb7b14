import { expect, test } from 'vitest';
import { findStop, stopsOf } from './stops.ts';

test('stopsOf() leaves the peek, half of the stage, and all of it but the gap', () => {
  expect(stopsOf({ height: 750, peek: 130, gap: 70 })).toEqual([0, 245, 550]);
});

test('stopsOf() has no stop below the lowest one where the peek is higher than half of the stage', () => {
  expect(stopsOf({ height: 230, peek: 180, gap: 70 })).toEqual([0, 0, 0]);
});

test.each([
  [-20, 0],
  [200, 245],
  [246, 550],
  [900, 900],
])('findStop() uncovers %i px at %i px', (uncovered, top) => {
  expect(findStop(uncovered, [0, 245, 550])).toBe(top);
});
