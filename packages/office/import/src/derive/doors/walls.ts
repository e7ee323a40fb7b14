import {
  distance,
  midpoint,
  nearestOnSegment,
  type Point,
  type Polygon,
  sidesOf,
  toCentimetres,
  type UnitFeature,
  type UnitFinder,
} from '@campusway/campus';
import { along, type Line, leftOf, lineThrough, unitVector } from '../../geometry/lines.ts';
import type { FloorOpening } from '../draft/floor.ts';

/** Metres of wall that two areas must share for people to walk from one into the other. */
export const minPassage = 0.6;
/** Maximum thickness in metres of a wall with an opening in its middle, a stride from both units. */
export const thinWall = 0.7;
/** Maximum thickness in metres; a thick wall gets a recess of the hall up to the other unit. */
export const maxWall = 1.2;

/** A wall between a hall and the unit beside it. */
export interface Wall {
  readonly hall: UnitFeature;
  readonly other: UnitFeature;
  readonly stretch: Line;
  readonly isThick: boolean;
}

export function wallBetween(hall: UnitFeature, other: UnitFeature): Wall[] {
  const [thin] = sharedStretches(hall.polygon, other.polygon, thinWall);
  const stretch = thin ?? sharedStretches(hall.polygon, other.polygon, maxWall)[0];
  return stretch ? [{ hall, other, stretch, isThick: thin === undefined }] : [];
}

/** Thin walls first, then the longest. */
export function byFit(a: Wall, b: Wall): number {
  return Number(a.isThick) - Number(b.isThick) || distance(...b.stretch) - distance(...a.stretch);
}

/** Stretches of wall that two areas share, the longest first, where the wall is at most `thickness` metres thick. */
export function sharedStretches(a: Polygon, b: Polygon, thickness: number): Line[] {
  const others = b.flatMap(sidesOf);
  return a
    .flatMap(sidesOf)
    .flatMap((one) => others.flatMap((other) => sharedStretch(one, other, thickness)))
    .toSorted((one, other) => distance(...other) - distance(...one));
}

/** Measured along the longer side, since centimetres make the direction of a short one inexact. */
function sharedStretch(one: Line, two: Line, thickness: number): Line[] {
  const [[a, b], other] = distance(...one) < distance(...two) ? [two, one] : [one, two];
  const length = distance(a, b);
  if (length < minPassage) return [];
  const forwards = unitVector(a, b);
  const left = leftOf(forwards);
  const project = ([x, y]: Point, [dx, dy]: Point) => (x - a[0]) * dx + (y - a[1]) * dy;
  if (Math.max(...other.map((point) => Math.abs(project(point, left)))) > thickness) return [];
  const metres = other.map((point) => project(point, forwards));
  const [from, to] = [Math.max(0, Math.min(...metres)), Math.min(length, Math.max(...metres))];
  if (to - from < minPassage) return [];
  return [[toCentimetres(along(a, forwards, from)), toCentimetres(along(a, forwards, to))]];
}

/** Width in metres of an opening without a width. */
export const doorWidth = 0.9;
/** Minimum and maximum width in metres. */
const [minWidth, maxWidth] = [0.6, 6];
/** Metres by which a recess overlaps its hall. */
const overlap = 0.2;

/** An area by which a hall is extended through a thick wall. */
export interface Recess {
  readonly hall: string;
  readonly polygon: Polygon;
}

export interface WallOpening extends Pick<FloorOpening, 'line'> {
  readonly recess?: Recess;
}

/** Line of an opening that is a point: along the nearest wall. */
export function lineAlongWall(point: Point, units: readonly UnitFeature[], width = doorWidth): Line {
  const sides = units.flatMap(({ polygon }) => polygon.flatMap(sidesOf));
  const hits = sides.map((side) => ({ side, metres: nearestOnSegment(point, side).distance }));
  const nearest = hits.reduce<(typeof hits)[number] | undefined>(
    (best, hit) => (best && best.metres <= hit.metres ? best : hit),
    undefined,
  );
  const direction = nearest ? unitVector(...nearest.side) : ([1, 0] as const);
  return rounded(lineThrough(point, direction, Math.min(Math.max(width, minWidth), maxWidth)));
}

/** A door's width in the middle of a wall. */
export function middleOf(wall: Line): Line {
  return rounded(lineThrough(midpoint(...wall), unitVector(...wall), Math.min(doorWidth, distance(...wall))));
}

/** An opening in the middle of a wall; through a thick one with a recess, unless another unit is there. */
export function openingIn({ hall, other, stretch, isThick }: Wall, finder: UnitFinder): WallOpening[] {
  const middle = midpoint(...stretch);
  const [from, to] = [nearestOn(hall.polygon, middle), nearestOn(other.polygon, middle)];
  if (!from || !to) return [];
  if (!isThick) {
    const [x, y] = midpoint(from, to);
    const [dx, dy] = [x - middle[0], y - middle[1]];
    const [a, b] = stretch.map((end): Point => [end[0] + dx, end[1] + dy]);
    return a && b ? [{ line: middleOf([a, b]) }] : [];
  }
  const [depth, forwards] = [distance(from, to), unitVector(from, to)];
  const at = (metres: number, aside: number) =>
    toCentimetres(along(along(from, forwards, metres), leftOf(forwards), aside));
  const half = doorWidth / 2;
  const isTaken = [0.1, depth / 2, depth - 0.1].some((metres) =>
    [-half, 0, half].some((aside) => {
      const unit = finder.at(at(metres, aside));
      return unit !== undefined && unit.id !== hall.id && unit.id !== other.id;
    }),
  );
  if (isTaken) return [];
  const polygon = [[at(-overlap, half), at(-overlap, -half), at(depth, -half), at(depth, half)]];
  return [{ line: [at(depth, -half), at(depth, half)], recess: { hall: hall.id, polygon } }];
}

export function nearestOn(polygon: Polygon, point: Point): Point | undefined {
  const hits = polygon.flatMap(sidesOf).map((side) => nearestOnSegment(point, side));
  return hits.toSorted((a, b) => a.distance - b.distance)[0]?.point;
}

function rounded([a, b]: Line): Line {
  return [toCentimetres(a), toCentimetres(b)];
}
