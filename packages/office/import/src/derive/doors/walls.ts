import {
  distance,
  type Point,
  type Polygon,
  sidesOf,
  toCentimetres,
  type UnitFeature,
} from '@campusway/campus';
import { along, type Line, leftOf, unitVector } from '../../geometry/lines.ts';

/** Metres of wall that two areas must share for people to walk from one into the other. */
export const minPassage = 0.6;
/** Maximum thickness in metres of a wall with an opening in its middle, a stride from both units. */
const thinWall = 0.7;
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
