import { type Box, boxOf, distance, GridIndex, midpoint, type Point, type Polygon } from '@campusway/campus';

export type Line = readonly [Point, Point];

/** The segments of a polyline. */
export function segmentsOf(points: readonly Point[]): Line[] {
  return points.slice(1).map((to, i) => [points[i] ?? to, to]);
}

/** Direction of length 1; 0, 0 between equal points. */
export function unitVector(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** The direction turned left by 90 degrees. */
export function leftOf([x, y]: Point): Point {
  return [-y, x];
}

export function along([x, y]: Point, [dx, dy]: Point, metres: number): Point {
  return [x + dx * metres, y + dy * metres];
}

/** Line with `point` in its middle. */
export function lineThrough(point: Point, direction: Point, length: number): Line {
  return [along(point, direction, -length / 2), along(point, direction, length / 2)];
}

/** A strip along a line, longer by half its width at an open end, where other strips meet it. */
export function strip(
  [from, to]: Line,
  { width, isOpen: [start, end] }: { readonly width: number; readonly isOpen: readonly [boolean, boolean] },
): Polygon {
  const forwards = unitVector(from, to);
  const half = width / 2;
  const middle = midpoint(along(from, forwards, start ? -half : 0), along(to, forwards, end ? half : 0));
  const length = distance(from, to) + (start ? half : 0) + (end ? half : 0);
  return rectangleAt(middle, forwards, { length, width });
}

/** Rectangle around a point, with two sides along a direction. */
export function rectangleAt(
  middle: Point,
  forwards: Point,
  { length, width }: { readonly length: number; readonly width: number },
): Polygon {
  const corner = (u: number, v: number) =>
    along(along(middle, forwards, (u * length) / 2), leftOf(forwards), v * (width / 2));
  return [[corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]];
}

/** The box, extended by `metres` on each side. */
export function grown({ minX, minY, maxX, maxY }: Box, metres: number): Box {
  return { minX: minX - metres, minY: minY - metres, maxX: maxX + metres, maxY: maxY + metres };
}

/** Square metres of the box around a polygon. */
export function boxAreaOf(polygon: Polygon): number {
  const { minX, minY, maxX, maxY } = boxOf(polygon.flat());
  return (maxX - minX) * (maxY - minY);
}

/** Spatial index of items by the points that each consists of. */
export function indexOf<Item>(
  items: Iterable<Item>,
  pointsOf: (item: Item) => Iterable<Point>,
): GridIndex<Item> {
  const index = new GridIndex<Item>(10);
  for (const item of items) index.add(item, boxOf(pointsOf(item)));
  return index;
}

export function indexOfUnits<Unit extends { readonly polygon: Polygon }>(units: Iterable<Unit>) {
  return indexOf(units, ({ polygon }) => polygon.flat());
}
