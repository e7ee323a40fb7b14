import { distance, type Point } from './point.ts';
import type { Box } from './polygon.ts';

export interface NearestPoint {
  readonly point: Point;
  /** Position between `a` (0) and `b` (1). */
  readonly share: number;
  readonly distance: number;
}

/** The point of segment a-b that is nearest to `from`. */
export function nearestOnSegment(from: Point, [a, b]: readonly [Point, Point]): NearestPoint {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((from[0] - a[0]) * dx + (from[1] - a[1]) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  const point: Point = [a[0] + share * dx, a[1] + share * dy];
  return { point, share, distance: distance(from, point) };
}

/** Twice the area of the triangle a-b-c: positive when c lies to the left of a-b. */
export function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/**
 * Intersection of two segments, or undefined. Segments that touch, share an end or overlap do not cross, because
 * neighbouring units of a plan do all of that.
 */
export function crossingOf(
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
): Point | undefined {
  const sideC = turn(a, b, c);
  const sideD = turn(a, b, d);
  if (sideC * sideD >= 0 || turn(c, d, a) * turn(c, d, b) >= 0) return undefined;
  const share = sideC / (sideC - sideD);
  return [c[0] + share * (d[0] - c[0]), c[1] + share * (d[1] - c[1])];
}

export type Segment = readonly [Point, Point];

/** The part of a segment inside a box, if any (Liang-Barsky). */
export function clip([a, b]: Segment, { minX, minY, maxX, maxY }: Box): Segment | undefined {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, a[0] - minX],
    [dx, maxX - a[0]],
    [-dy, a[1] - minY],
    [dy, maxY - a[1]],
  ] as const) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  if (from > to) return undefined;
  return [
    [a[0] + from * dx, a[1] + from * dy],
    [a[0] + to * dx, a[1] + to * dy],
  ];
}
