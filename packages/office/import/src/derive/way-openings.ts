import {
  boxOf,
  crossingOf,
  distance,
  GridIndex,
  isInside,
  isWalkable,
  midpoint,
  nearestOnSegment,
  type Point,
  sidesOf,
  toCentimetres,
  type UnitFeature,
} from '@campusway/campus';
import { guess } from '../guesses.ts';
import { grown } from './boxes.ts';
import type { Floor, FloorOpening, FloorWay } from './floor.ts';
import { lineAlongWall } from './opening-line.ts';

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
  const index = new GridIndex<UnitFeature>(10);
  for (const unit of units) index.add(unit, boxOf(unit.polygon.flat()));
  const known = new GridIndex<FloorOpening>(10);
  const add = (opening: FloorOpening) => known.add(opening, boxOf(opening.line));
  openings.forEach(add);
  const isOpen = (point: Point) =>
    known
      .search(grown(boxOf([point]), insideWall))
      .some(({ line }) => nearestOnSegment(point, line).distance <= insideWall);
  return ways.flatMap((way) =>
    crossingsOf(way.points, index).flatMap(({ point, unit }): FloorOpening[] => {
      if (isOpen(point)) return [];
      const isDoor = !isWalkable(unit);
      const line = lineAlongWall(point, isDoor ? undefined : passageWidth, [unit]);
      const opening = { id: `passage-${way.id}-${unit.id}`, line, isDoor };
      add(opening);
      if (isDoor) {
        const what = 'A room, staircase or lift has a door where a way leads in';
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
  const crossings: Crossing[] = [];
  points.slice(1).forEach((to, i) => {
    const from = points[i] ?? to;
    const begin = start;
    start += distance(from, to);
    for (const unit of index.search(grown(boxOf([from, to]), onOutline))) {
      for (const side of unit.polygon.flatMap(sidesOf)) {
        const crossing = crossingOf([from, to], side);
        const ends = [from, to].filter((end) => nearestOnSegment(end, side).distance <= onOutline);
        for (const point of ends.length > 0 ? ends : crossing ? [crossing] : []) {
          const metres = begin + distance(from, point);
          const [before, after] = [-stride, stride].map((step) => {
            const beside = pointAlong(points, metres + step);
            return beside && isInside(beside, unit.polygon);
          });
          const isThrough =
            before !== after &&
            (before === undefined ? after === false : after !== undefined || before === false);
          if (isThrough) crossings.push({ point, unit });
        }
      }
    }
  });
  return crossings;
}

/** The point of a line at a distance from its beginning; undefined beyond its ends. */
function pointAlong(points: readonly Point[], metres: number): Point | undefined {
  let rest = metres;
  if (rest < 0) return undefined;
  for (const [i, to] of points.slice(1).entries()) {
    const from = points[i] ?? to;
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
  const index = new GridIndex<readonly [Point, Point]>(10);
  for (const { line } of openings) index.add(line, boxOf(line));
  return ways.flatMap((way) => {
    const near = index.search(grown(boxOf(way.points), stride));
    const points = near.reduce(withCorner, way.points);
    // A way inside the wall of its door has a single corner left.
    return points.length > 1 ? [{ ...way, points }] : [];
  });
}

function withCorner(points: readonly Point[], opening: readonly [Point, Point]): readonly Point[] {
  const threshold = toCentimetres(midpoint(...opening));
  if (points.some((point) => distance(point, threshold) <= stride))
    return points
      .map((point) => (distance(point, threshold) <= stride ? threshold : point))
      .filter((point, i, all) => point !== all[i - 1]);
  const at = points.findIndex((to, i) => {
    const from = points[i - 1];
    return (
      from !== undefined &&
      (nearestOnSegment(threshold, [from, to]).distance <= stride ||
        crossingOf([from, to], opening) !== undefined)
    );
  });
  return at < 0 ? points : points.toSpliced(at, 0, threshold);
}
