// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findStop, stopsOf } from './Sheet.tsx';

test('stopsOf() returns the stops for the peek, half of the stage, and the stage without the gap', () => {
  expect(stopsOf({ height: 750, peek: 130, gap: 70 })).toEqual([0, 245, 550]);
});

test('stopsOf() returns no negative stop for a peek higher than half of the stage', () => {
  expect(stopsOf({ height: 230, peek: 180, gap: 70 })).toEqual([0, 0, 0]);
});

test.each([
  [-20, 0],
  [200, 245],
  [246, 550],
  [900, 900],
])('findStop() for %i px returns %i px', (uncovered, top) => {
  expect(findStop(uncovered, [0, 245, 550])).toBe(top);
});
