import { angleBetween, headingOf, type Point } from './turn.ts';

/** A part of a way without a turn; a slow bend is none. */
export interface Stretch {
  /** Positions in the list of points. */
  readonly first: number;
  readonly last: number;
  /** Degrees at its beginning and at its end. */
  readonly headingIn: number;
  readonly headingOut: number;
}

/** Metres that a way may swerve and still count as straight: less than the width of a corridor. */
const SWERVE = 1.2;
/** Metres between two corners that are one to somebody who walks round them, as where a corner is cut off. */
const CORNER = 2.5;
/** Degrees; see `toTurn`. */
const BEND = 25;

/**
 * Cuts a way into stretches at its turns. `isChoice(position)` says whether other ways meet there: where none do, one
 * just follows the way round a slight turn.
 */
export function toStretches(points: readonly Point[], isChoice: (position: number) => boolean): Stretch[] {
  const corners = dropClose(points, simplify(points));
  const stretches: Stretch[] = [];
  corners.slice(1).forEach((last, i) => {
    const first = corners[i] as number;
    const heading = headingOf(points[first] as Point, points[last] as Point);
    if (heading === undefined) return;
    const before = stretches.at(-1);
    const turn = before ? Math.abs(angleBetween(before.headingOut, heading)) : 180;
    if (before && turn < (isChoice(first) ? BEND : 2 * BEND)) {
      stretches[stretches.length - 1] = { ...before, last, headingOut: heading };
    } else {
      stretches.push({ first, last, headingIn: heading, headingOut: heading });
    }
  });
  return stretches;
}

/** Positions of the points that matter for the shape (Douglas and Peucker's method). */
function simplify(points: readonly Point[]): number[] {
  const kept = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [first, last] = range;
    let farthest = -1;
    let most = SWERVE;
    for (let i = first + 1; i < last; i++) {
      const off = distanceFromLine(points[i] as Point, points[first] as Point, points[last] as Point);
      if (off <= most) continue;
      farthest = i;
      most = off;
    }
    if (farthest === -1) continue;
    kept.add(farthest);
    open.push([first, farthest], [farthest, last]);
  }
  return [...kept].sort((a, b) => a - b);
}

function distanceFromLine(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(point.x - a.x, point.y - a.y);
  return Math.abs(dx * (point.y - a.y) - dy * (point.x - a.x)) / length;
}

/** Makes one corner of two that are close to each other. What is close to an end stays: there, a metre decides. */
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
