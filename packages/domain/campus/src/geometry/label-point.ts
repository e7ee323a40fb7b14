import type { Point } from './point.ts';
import { boxOf, isInside, type Polygon, sidesOf } from './polygon.ts';

/**
 * Position of a unit's label: the centre of its bounding box if inside, as in every rectangle; otherwise the middle of
 * the widest interior span on one of four horizontal lines.
 */
export function labelPoint(polygon: Polygon): Point {
  const { minX, minY, maxX, maxY } = boxOf(polygon.flat());
  const middle: Point = [(minX + maxX) / 2, (minY + maxY) / 2];
  if (isInside(middle, polygon)) return middle;
  const rows = [1, 3, 5, 7].map((eighth) => minY + ((maxY - minY) * eighth) / 8);
  const spans = rows.flatMap((y) => spansAt(polygon, y));
  const widest = spans.reduce((best, next) => (next.width > best.width ? next : best), { width: 0, middle });
  return widest.middle;
}

function spansAt(polygon: Polygon, y: number): { width: number; middle: Point }[] {
  const crossings = polygon
    .flatMap(sidesOf)
    .flatMap(([a, b]) => (a[1] > y === b[1] > y ? [] : a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])))
    .sort((a, b) => a - b);
  return crossings.flatMap((from, i) => {
    const to = crossings[i + 1];
    return i % 2 === 1 || to === undefined ? [] : { width: to - from, middle: [(from + to) / 2, y] as Point };
  });
}
