import { expect, test } from 'vitest';
import type { PlanUnit } from '../geometry/level-plan.ts';
import type { Ring } from '../geometry/polygon.ts';
import { surroundingMarks, toSurroundings } from './surroundings.ts';

const square = (size: number): Ring => [
  [0, 0],
  [size, 0],
  [size, size],
  [0, size],
];
const lawn = (size: number): PlanUnit => ({
  id: 'lawn',
  category: 'vegetation',
  label: [1, 1],
  polygon: [square(size)],
});

test('a plan that ends at its fence has a street and trees around it', () => {
  const surroundings = toSurroundings({ outline: [square(100)], units: [lawn(100)], ways: [] });
  const marks = surroundings ? surroundingMarks(surroundings) : [];
  const trees = marks.flatMap(({ arcs = [] }) => arcs);
  expect(marks.map(({ stroke }) => stroke)).toContain('path');
  expect(trees.length).toBeGreaterThan(30);
  for (const { centre, radius } of trees)
    expect(Math.max(...centre.map((at) => Math.abs(at - 50)))).toBeGreaterThan(50 + 13 + radius);
});

test('a plan that goes on beyond its outline has none, nor one without or with several', () => {
  const plan = { outline: [square(100)], units: [lawn(140)], ways: [] };
  expect(toSurroundings(plan)).toBeUndefined();
  expect(toSurroundings({ ...plan, outline: [], units: [] })).toBeUndefined();
  expect(toSurroundings({ ...plan, outline: [square(9), square(8)], units: [] })).toBeUndefined();
});
