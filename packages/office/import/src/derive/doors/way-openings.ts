import {
  boxOf,
  crossingOf,
  distance,
  type GridIndex,
  isInside,
  isWalkable,
  midpoint,
  nearestOnSegment,
  type Point,
  sidesOf,
  toCentimetres,
  type UnitFeature,
} from '@campusway/campus';
import { grown, indexOf, indexOfUnits, type Line, segmentsOf } from '../../geometry/lines.ts';
import { guess } from '../../guesses.ts';
import type { Floor, FloorOpening, FloorWay } from '../draft/floor.ts';
import { lineAlongWall } from './walls.ts';

/** Maximum metres between the end of a way and the outline that it ends on. */
const onOutline = 0.05;
/** Metres before and behind a wall, at which a way is on different sides of it. */
const stride = 0.3;
/** Maximum metres between the line of an opening and the outline of its unit. */
const insideWall = 0.25;
/** Width in metres of an opening between two corridors. */
const passageWidth = 2;

/** Openings where a way of the source leads through a wall without one. */
export function openWalls({ level, units, openings, ways, guesses }: Floor): FloorOpening[] {
  const index = indexOfUnits(units);
  const known = indexOf(openings, ({ line }) => line);
  const isOpen = (point: Point) =>
    known
      .search(grown(boxOf([point]), insideWall))
      .some(({ line }) => nearestOnSegment(point, line).distance <= insideWall);
  return ways.flatMap((way) =>
    crossingsOf(way.points, index).flatMap(({ point, unit }): FloorOpening[] => {
      if (isOpen(point)) return [];
      const isDoor = !isWalkable(unit);
      const line = lineAlongWall(point, [unit], isDoor ? undefined : passageWidth);
      const opening = { id: `passage-${way.id}-${unit.id}`, line, isDoor };
      known.add(opening, boxOf(line));
      if (isDoor) {
        const what = 'A room, staircase or lift gets a door where a way leads into it';
        const why = 'The source draws the way through the wall, and no door';
        guess(guesses, 'assumed', { rule: 'door-on-way', what, why, id: unit.id, levelId: level });
      }
      return [opening];
    }),
  );
}

interface Crossing {
  readonly point: Point;
  readonly unit: UnitFeature;
}

/** Points at which a way leads into a unit or out of it. */
function crossingsOf(points: readonly Point[], index: GridIndex<UnitFeature>): Crossing[] {
  let start = 0;
  return segmentsOf(points).flatMap(([from, to]) => {
    const begin = start;
    start += distance(from, to);
    const isThrough = ({ point, unit }: Crossing) => {
      const metres = begin + distance(from, point);
      const [before, after] = [-stride, stride].map((step) => {
        const beside = pointAlong(points, metres + step);
        return beside && isInside(beside, unit.polygon);
      });
      // A way that ends on the outline leads through it if its known side is outside.
      if (before === undefined) return after === false;
      return before !== after && (after !== undefined || before === false);
    };
    return index.search(grown(boxOf([from, to]), onOutline)).flatMap((unit) =>
      unit.polygon.flatMap(sidesOf).flatMap((side) => {
        const ends = [from, to].filter((end) => nearestOnSegment(end, side).distance <= onOutline);
        const crossing = ends.length > 0 ? undefined : crossingOf([from, to], side);
        return (crossing ? [crossing] : ends).map((point) => ({ point, unit })).filter(isThrough);
      }),
    );
  });
}

/** The point of a line at a distance from its beginning; undefined beyond its ends. */
function pointAlong(points: readonly Point[], metres: number): Point | undefined {
  let rest = metres;
  if (rest < 0) return undefined;
  for (const [from, to] of segmentsOf(points)) {
    const length = distance(from, to);
    if (rest <= length) {
      const share = length === 0 ? 0 : rest / length;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    }
    rest -= length;
  }
  return undefined;
}

/** Ways with a corner exactly on each threshold that they lead over. */
export function leadThrough(
  ways: readonly FloorWay[],
  openings: readonly Pick<FloorOpening, 'line'>[],
): FloorWay[] {
  const index = indexOf(
    openings.map(({ line }) => line),
    (line) => line,
  );
  return ways.flatMap((way) => {
    const points = index.search(grown(boxOf(way.points), stride)).reduce(withCorner, way.points);
    // A way inside the wall of its door has a single corner left.
    return points.length > 1 ? [{ ...way, points }] : [];
  });
}

function withCorner(points: readonly Point[], opening: Line): readonly Point[] {
  const threshold = toCentimetres(midpoint(...opening));
  const isNear = (point: Point) => distance(point, threshold) <= stride;
  if (points.some(isNear))
    return points
      .map((point) => (isNear(point) ? threshold : point))
      .filter((point, i, all) => point !== all[i - 1]);
  const at = segmentsOf(points).findIndex(
    (segment) =>
      nearestOnSegment(threshold, segment).distance <= stride || crossingOf(segment, opening) !== undefined,
  );
  return at < 0 ? points : points.toSpliced(at + 1, 0, threshold);
}
