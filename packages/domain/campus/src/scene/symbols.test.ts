import { expect, test } from 'vitest';
import { points } from '../../tests/points.ts';
import { emptyPlan, type PlanUnit } from '../geometry/level-plan.ts';
import type { Point } from '../geometry/point.ts';
import { boxOf, isInside } from '../geometry/polygon.ts';
import { floorMarks, toFloorScene } from './floor-scene.ts';
import { rotation, toUpright } from './upright.ts';

const turn = rotation(Math.PI / 6);

test.each(['elevator', 'stairs'] as const)('floorMarks() draws a rotated %s inside its walls', (category) => {
  const ring = points('10,10 13,10 13,16 10,16').map(turn);
  const unit: PlanUnit = { id: 'u', category, polygon: [ring], label: turn([11.5, 13]), up: 330 };
  const plan = { ...emptyPlan, level: 1, units: [unit] };
  const extent = { scale: 20, box: { minX: -50, minY: -50, maxX: 50, maxY: 50 } };
  const symbols = floorMarks(toFloorScene(plan), extent).filter(
    ({ stroke }) => stroke === 'cabinEdge' || stroke === 'tread' || stroke === 'climb',
  );
  const drawn = symbols.flatMap(({ rings = [], lines = [] }) => [...rings, ...lines].flat());
  expect(drawn.length).toBeGreaterThan(7);
  const middle = turn([11.5, 13]);
  const inwards = ([x, y]: Point): Point => [x + (middle[0] - x) * 1e-6, y + (middle[1] - y) * 1e-6];
  for (const point of drawn) expect(isInside(inwards(point), [ring]), String(point)).toBe(true);
});

const turnedBy = (degrees: number) => {
  const ring = points('10,20 14,20 14,26 10,26').map(rotation((degrees * Math.PI) / 180));
  return { polygon: [ring], up: (360 - degrees) % 360 };
};

test('toUpright() returns an axis-aligned unit unchanged', () => {
  const unit = turnedBy(0);
  expect(toUpright(unit)).toEqual({ unit, tilt: 0 });
});

test.each([15, -30, 44])('toUpright() rotates by %s degrees, with the bearing of stairs', (degrees) => {
  const { unit, tilt } = toUpright(turnedBy(degrees));
  expect(tilt).toBeCloseTo((degrees * Math.PI) / 180, 6);
  const { minX, minY, maxX, maxY } = boxOf(unit.polygon.flat());
  expect([minX, minY, maxX, maxY].map((value) => Math.round(value))).toEqual([10, 20, 14, 26]);
  expect(unit.up).toBe(0);
});
