import {
  distance,
  nearestOnSegment,
  type Point,
  sidesOf,
  toCentimetres,
  type UnitFeature,
} from '@campusway/campus';

/** Metres of an opening without a width. */
const doorWidth = 0.9;
/** Minimum and maximum width in metres. */
const [minWidth, maxWidth] = [0.6, 6];

/** Line of an opening that is a point: along the nearest wall. */
export function lineAlongWall(
  point: Point,
  width: number | undefined,
  units: readonly UnitFeature[],
): [Point, Point] {
  const half = Math.min(Math.max(width ?? doorWidth, minWidth), maxWidth) / 2;
  let [direction, min]: [readonly [Point, Point], number] = [
    [
      [0, 0],
      [1, 0],
    ],
    Number.POSITIVE_INFINITY,
  ];
  for (const side of units.flatMap(({ polygon }) => polygon.flatMap(sidesOf))) {
    const metres = nearestOnSegment(point, side).distance;
    if (metres < min) [direction, min] = [side, metres];
  }
  const [from, to] = direction;
  const length = distance(from, to) || 1;
  const [dx, dy] = [((to[0] - from[0]) / length) * half, ((to[1] - from[1]) / length) * half];
  return [toCentimetres([point[0] - dx, point[1] - dy]), toCentimetres([point[0] + dx, point[1] + dy])];
}
