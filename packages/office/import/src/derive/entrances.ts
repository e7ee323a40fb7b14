import {
  distance,
  isWalkable,
  midpoint,
  nearestOnSegment,
  type Point,
  sidesOf,
  toCentimetres,
  type UnitFeature,
  type UnitFinder,
} from '@campusway/campus';
import type { FloorOpening } from './floor.ts';

/** Metres behind an outer door in which no unit may lie. */
const behind = [0.4, 1, 1.6];
/** Metres of an outer wall in which a door could be. */
const minWall = 1.2;

/** Whether a door leads outdoors from a unit. */
export function isOuterDoor({ line }: FloorOpening, finder: UnitFinder): boolean {
  const [a, b] = line;
  const [x, y] = midpoint(a, b);
  const length = distance(a, b) || 1;
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const isOpen = (hand: 1 | -1) =>
    behind.every((metres) => !finder.at([x + nx * metres * hand, y + ny * metres * hand]));
  return isOpen(1) !== isOpen(-1);
}

/** Where a building without an entrance may have one: walls between a corridor, hall or staircase and the open. */
export function entranceCandidates(units: readonly UnitFeature[], finder: UnitFinder): [Point, Point][] {
  return units
    .filter((unit) => isWalkable(unit) || unit.category === 'stairs')
    .flatMap(({ polygon }) => polygon.flatMap(sidesOf))
    .filter((side) => distance(...side) >= minWall)
    .map(([a, b]): [Point, Point] => {
      const length = distance(a, b);
      const half = Math.min(1.5, length) / 2;
      const [x, y] = midpoint(a, b);
      const [dx, dy] = [((b[0] - a[0]) / length) * half, ((b[1] - a[1]) / length) * half];
      return [toCentimetres([x - dx, y - dy]), toCentimetres([x + dx, y + dy])];
    })
    .filter((line) => isOuterDoor({ id: '', line }, finder));
}

export interface Path {
  readonly id: string;
  readonly points: readonly Point[];
}

/** Joins thresholds to the nearest paths: the path gets a corner, and a short path leads from it to the threshold. */
export function joinThresholds<Own extends Path>(
  paths: readonly Own[],
  openings: readonly FloorOpening[],
  { reach, isFree }: { readonly reach: number; readonly isFree: (line: readonly [Point, Point]) => boolean },
): { readonly paths: readonly Own[]; readonly joints: readonly Path[] } {
  const joints: Path[] = [];
  let joined = [...paths];
  for (const { id, line } of openings) {
    const threshold = toCentimetres(midpoint(...line));
    const [nearest] = joined
      .flatMap((path) =>
        path.points.slice(1).map((end, i) => {
          const hit = nearestOnSegment(threshold, [path.points[i] ?? end, end]);
          return { path, at: i + 1, ...hit, point: toCentimetres(hit.point) };
        }),
      )
      .filter((hit) => hit.distance <= reach && isFree([threshold, hit.point]))
      .toSorted((a, b) => a.distance - b.distance);
    if (!nearest) continue;
    const { path, at, point } = nearest;
    const points = [...path.points.slice(0, at), point, ...path.points.slice(at)];
    const isCorner = path.points.some((corner) => distance(corner, point) < 0.01);
    joined = joined.map((one) => (one === path && !isCorner ? { ...one, points } : one));
    if (distance(threshold, point) >= 0.01) joints.push({ id: `path-${id}`, points: [point, threshold] });
  }
  return { paths: joined, joints };
}
