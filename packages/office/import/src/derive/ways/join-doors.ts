import {
  distance,
  isWalkable,
  midpoint,
  nearestOnSegment,
  type Point,
  toCentimetres,
  UnitFinder,
} from '@campusway/campus';
import { type Line, segmentsOf } from '../../geometry/lines.ts';
import { maxToWay, Sight } from '../doors/sight.ts';
import { isShaft } from '../draft/categories.ts';
import type { Floor, FloorOpening, FloorWay } from '../draft/floor.ts';

export interface Path {
  readonly id: string;
  readonly points: readonly Point[];
}

export interface JoinedPaths<Own> {
  readonly paths: readonly Own[];
  /** Short paths to the thresholds. */
  readonly joints: readonly Path[];
}

/** Short ways from doors without a hall behind them to the nearest way of the source. */
export function joinDoors(floor: Floor): JoinedPaths<FloorWay> {
  const finder = new UnitFinder(floor.units);
  const loose = floor.openings.filter((opening) => {
    const [side, other] = finder.sidesOf(opening);
    const isEntrance = opening.source?.isEntrance === true;
    if (!side) return isEntrance;
    return !other && !isWalkable(side.unit) && (!isEntrance || isShaft(side.unit.category));
  });
  return joinThresholds(floor.ways, loose, { reach: maxToWay, isFree: new Sight(floor).isFree });
}

/** Joins thresholds to the nearest paths: the path gets a corner, and a short path leads from it to the threshold. */
export function joinThresholds<Own extends Path>(
  paths: readonly Own[],
  openings: readonly FloorOpening[],
  { reach, isFree }: { readonly reach: number; readonly isFree: (line: Line) => boolean },
): JoinedPaths<Own> {
  const joints: Path[] = [];
  let joined = [...paths];
  for (const { id, line } of openings) {
    const threshold = toCentimetres(midpoint(...line));
    const [nearest] = joined
      .flatMap((path) =>
        segmentsOf(path.points).map((segment, i) => {
          const hit = nearestOnSegment(threshold, segment);
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
