import { expect, test } from 'vitest';
import type { LevelPlan, PlanUnit } from '../geometry/level-plan.ts';
import type { Point } from '../geometry/point.ts';
import { isInside } from '../geometry/polygon.ts';
import { floorMarks, toFloorScene } from './floor-scene.ts';

const angle = Math.PI / 6;
const turn = ([x, y]: Point): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

test.each(['elevator', 'stairs'] as const)('floorMarks() draws a rotated %s inside its walls', (category) => {
  const ring = (
    [
      [10, 10],
      [13, 10],
      [13, 16],
      [10, 16],
    ] as const
  ).map(turn);
  const unit: PlanUnit = { id: 'u', category, polygon: [ring], label: turn([11.5, 13]), up: 330 };
  const plan: LevelPlan = {
    level: 1,
    name: '',
    outline: [],
    units: [unit],
    openings: [],
    amenities: [],
    details: [],
    fixtures: [],
    ways: [],
  };
  const extent = { scale: 20, box: { minX: -50, minY: -50, maxX: 50, maxY: 50 } };
  const symbols = floorMarks(toFloorScene(plan), extent).filter(
    ({ stroke }) => stroke === 'cabinEdge' || stroke === 'tread' || stroke === 'climb',
  );
  const points = symbols.flatMap(({ rings = [], lines = [] }) => [...rings, ...lines].flat());
  expect(points.length).toBeGreaterThan(7);
  const middle = turn([11.5, 13]);
  const inwards = ([x, y]: Point): Point => [x + (middle[0] - x) * 1e-6, y + (middle[1] - y) * 1e-6];
  for (const point of points) expect(isInside(inwards(point), [ring]), String(point)).toBe(true);
});
