import type { Point } from '../src/geometry/point.ts';

/** Points of a text: `0,0 4,0 4,4`. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]);
}

/** The two ends of a line: `0,0 4,4`. */
export function line(text: string): readonly [Point, Point] {
  return points(text) as [Point, Point];
}
