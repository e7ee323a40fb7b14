import type { Point } from '@campusway/campus';

/** Points of a flat list of coordinates: x, y, x, y, ... */
export function points(...numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0]] : []));
}

/** Corners of a rectangle, the first one not repeated. */
export function corners(x0: number, y0: number, x1: number, y1: number): Point[] {
  return points(x0, y0, x1, y0, x1, y1, x0, y1);
}

/** Corners of a rectangle, the first one again at the end. */
export function ring(x0: number, y0: number, x1: number, y1: number): Point[] {
  return points(x0, y0, x1, y0, x1, y1, x0, y1, x0, y0);
}

export function featureCollection(features: readonly object[]): string {
  return JSON.stringify({ type: 'FeatureCollection', features });
}
