import { distance, midpoint, type Point, type Polygon } from '@campusway/campus';

/** A strip along a line, longer by half its width at an open end, where other strips meet it. */
export function strip(
  from: Point,
  to: Point,
  { width, isOpen: [start, end] }: { readonly width: number; readonly isOpen: readonly [boolean, boolean] },
): Polygon {
  const forwards = unitVector(from, to);
  const half = width / 2;
  const middle = midpoint(along(from, forwards, start ? -half : 0), along(to, forwards, end ? half : 0));
  const length = distance(from, to) + (start ? half : 0) + (end ? half : 0);
  const sideways: Point = [-forwards[1], forwards[0]];
  const corner = (u: number, v: number) =>
    along(along(middle, forwards, (u * length) / 2), sideways, v * half);
  return [[corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]];
}

export function unitVector(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

export function along([x, y]: Point, [dx, dy]: Point, metres: number): Point {
  return [x + dx * metres, y + dy * metres];
}
