import { distance, type Point } from '@campusway/campus';
import { createFrame } from '../../frame.ts';
import type { Position, SourcePolygon } from '../../model.ts';

/** A lift or a flight of steps as an area, with the side on which it is entered. */
export interface ShaftShape {
  readonly polygon: SourcePolygon;
  readonly doors: readonly (readonly [Position, Position])[];
}

/** Metres. */
const [liftSide, stairsWidth, minStairs] = [1.8, 1.6, 1.2];

/** Square around the point of a lift, with a door on each side for the caller to choose from. */
export function liftAt(position: Position): ShaftShape {
  const { toDegrees } = frameAt(position);
  const half = liftSide / 2;
  const corners: Point[] = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ];
  const ring = corners.map(toDegrees);
  const inset = (from: Point, to: Point, share: number): Position =>
    toDegrees([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
  const doors = corners.map((corner, i) => {
    const next = corners[(i + 1) % 4] ?? corner;
    return [inset(corner, next, 0.25), inset(corner, next, 0.75)] as const;
  });
  return { polygon: [ring], doors };
}

/** A strip along a line of steps; doors at its first and at its last end. Undefined for a line without length. */
export function stepsAlong(path: readonly Position[], width = stairsWidth): ShaftShape | undefined {
  const [start] = path;
  if (!start) return undefined;
  const { toMetres, toDegrees } = frameAt(start);
  const points = path
    .map(toMetres)
    .filter((point, i, all) => distance(point, all[i - 1] ?? [Infinity, 0]) > 0.05);
  const length = points.slice(1).reduce((sum, point, i) => sum + distance(point, points[i] ?? point), 0);
  if (length < minStairs) return undefined;
  const half = Math.min(Math.max(width, 0.8), 10) / 2;
  const sides = points.map((point, i) => {
    const [before, after] = [points[i - 1] ?? point, points[i + 1] ?? point];
    const span = distance(before, after) || 1;
    const [nx, ny] = [(-(after[1] - before[1]) / span) * half, ((after[0] - before[0]) / span) * half];
    return {
      left: toDegrees([point[0] + nx, point[1] + ny]),
      right: toDegrees([point[0] - nx, point[1] - ny]),
    };
  });
  const ring = [...sides.map(({ right }) => right), ...sides.map(({ left }) => left).toReversed()];
  const doors = [sides[0], sides.at(-1)].flatMap((end) => (end ? [[end.right, end.left] as const] : []));
  return { polygon: [ring], doors };
}

function frameAt([longitude, latitude]: Position) {
  return createFrame({ longitude, latitude, rotation: 0 });
}
