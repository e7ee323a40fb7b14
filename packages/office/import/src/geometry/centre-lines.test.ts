import { distance, isInside, type Point } from '@campusway/campus';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { corners, points } from '../../tests/shapes.ts';
import { centreLines } from './centre-lines.ts';
import { segmentsOf } from './lines.ts';

const lengthOf = (lines: readonly (readonly Point[])[]) =>
  lines.flatMap(segmentsOf).reduce((sum, segment) => sum + distance(...segment), 0);
const tee = points(0, 0, 40, 0, 40, 2, 21, 2, 21, 20, 19, 20, 19, 2, 0, 2);

test('centreLines() draws one line along the middle of a straight corridor', () => {
  const lines = centreLines([corners(0, 0, 40, 2)], []);
  expect(lines).toHaveLength(1);
  for (const [, y] of lines.flat()) expect(y).toBeCloseTo(1, 1);
  expect(lengthOf(lines)).toBeGreaterThan(36);
});

test('centreLines() joins three corridors in one point, and runs straight past the side corridor', () => {
  const lines = centreLines([tee], []);
  expect(lines).toHaveLength(3);
  const ends = Map.groupBy(
    lines.flatMap((line) => [line[0], line.at(-1)]),
    (end) => String(end),
  );
  expect([...ends.values()].map((same) => same.length).toSorted()).toEqual([1, 1, 1, 3]);
  const through = lines.filter((line) => line.every(([, y]) => y < 2));
  expect(through).toHaveLength(2);
  for (const [x, y] of through.flat()) expect(Math.abs(y - 1), `at ${x} ${y}`).toBeLessThan(0.2);
});

test('centreLines() goes around a column, on both sides', () => {
  const lines = centreLines([corners(0, 0, 12, 12), corners(4, 4, 8, 8).toReversed()], []);
  expect(lines.flat().some(([x]) => x < 4)).toBe(true);
  expect(lines.flat().some(([x]) => x > 8)).toBe(true);
});

test('centreLines() leads into a short side arm with a door', () => {
  const arm = points(0, 0, 30, 0, 30, 3, 16, 3, 16, 5, 14, 5, 14, 3, 0, 3);
  const [without, withDoor] = [centreLines([arm], []), centreLines([arm], [[14.4, 4.9]])];
  expect(lengthOf(withDoor)).toBeGreaterThanOrEqual(lengthOf(without));
});

test('centreLines() stays inside any corridor with corners', () => {
  const turns = fc.array(fc.integer({ min: 5, max: 30 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(turns, fc.integer({ min: 12, max: 40 }), (legs, decimetres) => {
      const width = decimetres / 10;
      // A staircase of legs, alternately eastwards and northwards.
      const middle: Point[] = [[0, 0]];
      for (const [i, leg] of legs.entries()) {
        const [x, y] = middle[i] ?? [0, 0];
        middle.push(i % 2 === 0 ? [x + leg, y] : [x, y + leg]);
      }
      const last = middle.length - 1;
      const offset = (hand: 1 | -1) =>
        middle.map(([x, y], i): Point => {
          const half = (width / 2) * hand;
          const [before, after] = [i > 0 ? (i - 1) % 2 : undefined, i < last ? i % 2 : undefined];
          const isEast = before === 0 || after === 0;
          const isNorth = before === 1 || after === 1;
          return [x + (isNorth ? half : 0), y - (isEast ? half : 0)];
        });
      const outline = [...offset(1), ...offset(-1).toReversed()];
      for (const line of centreLines([outline], []))
        for (const point of line) expect(isInside(point, [outline])).toBe(true);
    }),
  );
});
