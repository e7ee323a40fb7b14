import type { Point } from './point.ts';

/** Corners in order, the first one not repeated at the end. */
export type Ring = readonly Point[];

/** Outer ring first, counter-clockwise; then the holes, clockwise. */
export type Polygon = readonly Ring[];

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** The sides of a ring as pairs of corners, with the closing side. */
export function sidesOf(ring: Ring): (readonly [Point, Point])[] {
  return ring.map((corner, i) => [corner, ring[(i + 1) % ring.length] ?? corner]);
}

/** Square metres; negative for a clockwise ring. */
export function signedArea(ring: Ring): number {
  return sidesOf(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0) / 2;
}

/** Square metres of the polygon without its holes. */
export function areaOf(polygon: Polygon): number {
  return polygon.reduce((sum, ring) => sum + signedArea(ring), 0);
}

export function boxOf(points: Iterable<Point>): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  }
  return { minX, minY, maxX, maxY };
}

/** Whether two boxes overlap or touch. */
export function overlaps(a: Box, b: Box): boolean {
  return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
}

export function isWithin(box: Box, around: Box): boolean {
  return (
    box.minX >= around.minX && box.maxX <= around.maxX && box.minY >= around.minY && box.maxY <= around.maxY
  );
}

/** The box with a margin, or smaller by a negative one. */
export function grown({ minX, minY, maxX, maxY }: Box, by: number): Box {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}

/** The corners of a box, counter-clockwise. */
export function cornersOf({ minX, minY, maxX, maxY }: Box): readonly [Point, Point, Point, Point] {
  return [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ];
}

/** Even-odd rule over all rings, so that a point in a hole is outside. */
export function isInside([x, y]: Point, polygon: Polygon): boolean {
  let inside = false;
  for (const ring of polygon) {
    for (const [a, b] of sidesOf(ring)) {
      if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) inside = !inside;
    }
  }
  return inside;
}
