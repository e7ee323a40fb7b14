/** `[x, y]` in metres: x grows eastwards, y grows northwards. */
export type Point = readonly [x: number, y: number];

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

export function midpoint(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** Rounded to centimetres, the resolution of the data files. */
export function toCentimetres([x, y]: Point): Point {
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
}
