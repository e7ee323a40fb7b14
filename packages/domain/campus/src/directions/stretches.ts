import { angleBetween, headingOf, type Point } from './turn.ts';

/** A part of a way without a turn; gradual curves are not turns. */
export interface Stretch {
  /** Indices into the list of points. */
  readonly first: number;
  readonly last: number;
  /** Heading in degrees at its beginning and at its end. */
  readonly headingIn: number;
  readonly headingOut: number;
}

/** Tolerance of the simplification in metres: less than the width of a corridor. */
const TOLERANCE = 1.2;
/** Corners closer than this many metres count as one, such as a cut corner. */
const CORNER = 2.5;
/** Minimum turn in degrees, as in `toTurn`. */
const BEND = 25;

type IsAt = (position: number) => boolean;

/**
 * Cuts a way into stretches at its turns. `isChoice(position)` is true where other ways meet: elsewhere slight turns do
 * not count. `isOffWay(position)` is true where a line across an area begins, at an end of the way: a stretch of its own.
 */
export function toStretches(
  points: readonly Point[],
  isChoice: IsAt,
  isOffWay: IsAt = () => false,
): Stretch[] {
  const last = points.length - 1;
  const [start, end] = [isOffWay(0) ? 1 : 0, last > 1 && isOffWay(last - 1) ? last - 1 : last];
  const parts = [0, ...(start > 0 && start < end ? [start] : []), ...(end < last ? [end] : []), last];
  return parts.slice(1).flatMap((to, i) => stretchesOf(points, [parts[i] as number, to], isChoice));
}

function stretchesOf(
  points: readonly Point[],
  [from, to]: readonly [from: number, to: number],
  isChoice: IsAt,
): Stretch[] {
  const corners = dropClose(points, simplify(points, from, to));
  const stretches: Stretch[] = [];
  corners.slice(1).forEach((last, i) => {
    const first = corners[i] as number;
    const heading = headingOf(points[first] as Point, points[last] as Point);
    if (heading === undefined) return;
    const before = stretches.at(-1);
    const turn = before ? Math.abs(angleBetween(before.headingOut, heading)) : 180;
    if (before && turn < (isChoice(first) ? BEND : 2 * BEND)) {
      stretches[stretches.length - 1] = { ...before, last, headingOut: heading };
    } else stretches.push({ first, last, headingIn: heading, headingOut: heading });
  });
  return stretches;
}

/** Indices of the points of a range kept by Douglas-Peucker simplification. */
function simplify(points: readonly Point[], first = 0, last = points.length - 1): number[] {
  let farthest = -1;
  let maxDistance = TOLERANCE;
  for (let i = first + 1; i < last; i++) {
    const off = distanceFromLine(points[i] as Point, points[first] as Point, points[last] as Point);
    if (off <= maxDistance) continue;
    farthest = i;
    maxDistance = off;
  }
  if (farthest === -1) return first === last ? [first] : [first, last];
  return [...simplify(points, first, farthest), ...simplify(points, farthest, last).slice(1)];
}

function distanceFromLine(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point.x - a.x, point.y - a.y);
  return Math.abs(dx * (point.y - a.y) - dy * (point.x - a.x)) / length;
}

/** Merges corners that are close to each other, except near the ends, where precision matters. */
function dropClose(points: readonly Point[], corners: readonly number[]): number[] {
  const end = corners.at(-1) as number;
  const kept: number[] = [];
  for (const corner of corners) {
    const before = kept.length > 1 ? points[kept.at(-1) as number] : undefined;
    const here = points[corner] as Point;
    const close = before && corner !== end && Math.hypot(here.x - before.x, here.y - before.y) < CORNER;
    if (!close) kept.push(corner);
  }
  return kept;
}
