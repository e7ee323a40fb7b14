import { describe, expect, test } from 'vitest';
import { toStretches } from './stretches.ts';

const junction = () => true;
const noChoice = () => false;

function points(...pairs: readonly (readonly [number, number])[]) {
  return pairs.map(([x, y]) => ({ x, y }));
}

describe('toStretches()', () => {
  test('cuts at a corner', () => {
    const way = points([0, 0], [4, 0], [9, 0], [9, 5], [9, 20]);
    expect(toStretches(way, junction)).toEqual([
      { first: 0, last: 2, headingIn: 0, headingOut: 0 },
      { first: 2, last: 4, headingIn: 90, headingOut: 90 },
    ]);
  });

  test('ignores deviations smaller than a corridor', () => {
    expect(toStretches(points([0, 0], [5, 1], [10, 0], [20, 0.5]), junction)).toHaveLength(1);
  });

  test('merges two close corners into one', () => {
    const found = toStretches(points([0, 0], [10, 0], [11.5, 1.5], [11.5, 12]), junction);
    expect(found.map(({ last }) => last)).toEqual([1, 3]);
  });

  test('follows a gradual curve, and a slight bend without a junction', () => {
    const bend = points([0, 0], [10, 0], [19, 4], [26, 11]);
    expect(toStretches(bend, junction)).toHaveLength(1);
    const slight = points([0, 0], [10, 0], [18, 6]);
    expect(toStretches(slight, noChoice)).toHaveLength(1);
    expect(toStretches(slight, junction)).toHaveLength(2);
  });

  test('keeps a short last stretch', () => {
    expect(toStretches(points([0, 0], [10, 0], [10, 2]), junction)).toHaveLength(2);
  });

  test('ends at a line across an area, also straight ahead', () => {
    const way = points([0, 0], [10, 0], [20, 0], [30, 0]);
    const cuts = (...lines: readonly number[]) =>
      toStretches(way, junction, (position) => lines.includes(position)).map(({ last }) => last);
    expect(cuts()).toEqual([3]);
    expect(cuts(0)).toEqual([1, 3]);
    expect(cuts(2)).toEqual([2, 3]);
    expect(cuts(0, 2)).toEqual([1, 2, 3]);
  });

  test('is empty for one point', () => {
    expect(toStretches(points([3, 3]), junction)).toEqual([]);
  });
});
