import { boxOf, cornersOf, distance, type Point, sidesOf } from '@campusway/campus';
import { createFrame } from '../../earth-frame.ts';
import { along, grown, type Line, leftOf, segmentsOf, unitVector } from '../../geometry/lines.ts';
import type { Position } from '../../model.ts';

/** Metres. */
const [liftSide, stairsWidth, minStairs, landing] = [1.8, 1.6, 1.2, 0.4];

/** Square around the point of a lift, with a door on each side for the caller to choose from. */
export function liftAt(position: Position) {
  const { toDegrees } = frameAt(position);
  const corners = cornersOf(grown(boxOf([[0, 0]]), liftSide / 2));
  const doors = sidesOf(corners).map(([from, to]): Line => {
    const at = (share: number) =>
      toDegrees([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    return [at(0.25), at(0.75)];
  });
  return { polygon: [corners.map(toDegrees)], doors };
}

/** A strip along a line of steps, with doors at both ends, and a point behind each. Undefined for a line that is too short. */
export function stepsAlong(path: readonly Position[], width = stairsWidth) {
  const [start] = path;
  if (!start) return undefined;
  const { toMetres, toDegrees } = frameAt(start);
  const points = path
    .map(toMetres)
    .filter((point, i, all) => distance(point, all[i - 1] ?? [Infinity, 0]) > 0.05);
  const length = segmentsOf(points).reduce((sum, segment) => sum + distance(...segment), 0);
  if (length < minStairs) return undefined;
  const half = Math.min(Math.max(width, 0.8), 10) / 2;
  const sideOf = (hand: 1 | -1) =>
    points.map((point, i): Point => {
      const left = leftOf(unitVector(points[i - 1] ?? point, points[i + 1] ?? point));
      return toDegrees(along(point, left, half * hand));
    });
  const [left, right] = [sideOf(1), sideOf(-1)];
  const ends = ([0, -1] as const).map((end) => {
    const line: Line = [right.at(end) ?? start, left.at(end) ?? start];
    const [last = [0, 0], before = last] = [points.at(end), points.at(end === 0 ? 1 : -2)];
    return { line, behind: toDegrees(along(last, unitVector(before, last), landing)) };
  });
  return { polygon: [[...right, ...left.toReversed()]], ends };
}

function frameAt([longitude, latitude]: Position) {
  return createFrame({ longitude, latitude, rotation: 0 });
}
