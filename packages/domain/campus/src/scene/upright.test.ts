import { expect, test } from 'vitest';
import type { Point } from '../geometry/point.ts';
import { boxOf } from '../geometry/polygon.ts';
import { toUpright } from './upright.ts';

const turnedBy = (degrees: number) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const corners: readonly Point[] = [
    [10, 20],
    [14, 20],
    [14, 26],
    [10, 26],
  ];
  const ring = corners.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos]);
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
