import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlanUnit } from '../geometry/level-plan.ts';
import type { Point } from '../geometry/point.ts';
import { isInside, sidesOf } from '../geometry/polygon.ts';
import { clip } from '../geometry/segment.ts';
import { freeSpaceOf } from './free-space.ts';

/** A star-shaped polygon around its label. */
const units = fc
  .tuple(fc.array(fc.double({ min: 1, max: 30, noNaN: true }), { minLength: 5, maxLength: 24 }), fc.integer())
  .map(([radii, at]) => {
    const label: Point = [(at % 50) + 0.3, (at % 70) - 0.7];
    const ring = radii.map((radius, i): Point => {
      const angle = (2 * Math.PI * i) / radii.length;
      return [label[0] + radius * Math.cos(angle), label[1] + radius * Math.sin(angle)];
    });
    return { polygon: [ring], label };
  });

/** Whether the rectangle, grown or shrunk by a factor, lies in the polygon. */
function isFree(
  { polygon }: Pick<PlanUnit, 'polygon'>,
  { at: [x, y], width, height }: ReturnType<typeof freeSpaceOf>,
  by: number,
) {
  const [across, up] = [(width / 2) * by, (height / 2) * by];
  const box = { minX: x - across, minY: y - up, maxX: x + across, maxY: y + up };
  return (
    isInside([x, y], polygon) && polygon.every((ring) => sidesOf(ring).every((side) => !clip(side, box)))
  );
}

test('freeSpaceOf() extends to the nearest wall, not beyond', () => {
  fc.assert(
    fc.property(units, (unit) => {
      const space = freeSpaceOf(unit);
      expect(isFree(unit, space, 0.999)).toBe(true);
      expect(isFree(unit, space, 1.001)).toBe(false);
    }),
  );
});

test('freeSpaceOf() is empty for a label outside of the unit', () => {
  const polygon: PlanUnit['polygon'] = [
    [
      [0, 0],
      [4, 0],
      [0, 4],
    ],
  ];
  const space = freeSpaceOf({ polygon, label: [4, 4] });
  expect([space.width, space.height]).toEqual([0, 0]);
});

test('freeSpaceOf() is clear of a unit that lies on the unit', () => {
  const square = (from: number, to: number): Point[] => [
    [from, 0],
    [to, 0],
    [to, 10],
    [from, 10],
  ];
  const lawn = { polygon: [square(0, 100)], label: [20, 5] } as const;
  const pond = { polygon: [square(40, 60)], label: [50, 5] } as const;
  const { at, width } = freeSpaceOf(lawn, [lawn, pond]);
  expect(at[0] + width / 2).toBeLessThanOrEqual(40);
});
