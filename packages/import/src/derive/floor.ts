import {
  areaOf,
  boxOf,
  distance,
  GridIndex,
  isWalkable,
  midpoint,
  nearestOnSegment,
  type Point,
  type Polygon,
  sidesOf,
  toCentimetres,
  type UnitFeature,
  UnitFinder,
} from '@campusway/campus';
import { difference, union } from 'polyclip-ts';
import { guess } from '../guesses.ts';
import type { Guess, SourceOpening } from '../model.ts';
import { isShaft } from './categories.ts';
import { centreLines } from './centre-lines.ts';
import { fromClip, toClip } from './clean-polygon.ts';
import { overlapOf } from './shafts.ts';

export interface FloorOpening {
  readonly id: string;
  readonly line: readonly [Point, Point];
  readonly source?: SourceOpening;
}

/** What is on one level: cleaned, in metres, smaller units first, so that what stands in a hall is found before the hall. */
export interface Floor {
  readonly level: string;
  readonly units: readonly UnitFeature[];
  readonly openings: readonly FloorOpening[];
  /** Ways that the source has. */
  readonly ways: readonly (readonly Point[])[];
  readonly guesses: Guess[];
}

/** Metres within which two walls are one. */
const touching = 0.1;
/** Metres that two areas must share for people to walk from one into the other. */
const minPassage = 0.6;
/** Metres around the shared stretch in which an opening is the passage. */
const besideStretch = 0.5;
/** Share of a unit that lies in a hall, from which on it is cut out of the hall. */
const minCut = 0.02;
/** Metres of an opening that the source has as a point. */
const doorWidth = 0.9;

/** A line along the nearest wall for an opening that is a point. */
export function layOpening(
  point: Point,
  width: number | undefined,
  units: readonly UnitFeature[],
): [Point, Point] {
  const half = Math.min(Math.max(width ?? doorWidth, 0.6), 6) / 2;
  let [nearest, least]: [readonly [Point, Point], number] = [
    [
      [0, 0],
      [1, 0],
    ],
    Number.POSITIVE_INFINITY,
  ];
  for (const side of units.flatMap(({ polygon }) => polygon.flatMap(sidesOf))) {
    const metres = nearestOnSegment(point, side).distance;
    if (metres < least) [nearest, least] = [side, metres];
  }
  const [from, to] = nearest;
  const length = distance(from, to) || 1;
  const [dx, dy] = [((to[0] - from[0]) / length) * half, ((to[1] - from[1]) / length) * half];
  return [toCentimetres([point[0] - dx, point[1] - dy]), toCentimetres([point[0] + dx, point[1] + dy])];
}

/**
 * Where one walks from area to area although no opening is drawn: corridors and halls that touch, and stairs and lifts
 * without a door that touch one.
 */
export function findPassages({ units, openings, level, guesses }: Floor): FloorOpening[] {
  const index = new GridIndex<UnitFeature>(10);
  for (const unit of units) index.add(unit, boxOf(unit.polygon.flat()));
  const doors = new GridIndex<FloorOpening>(10);
  for (const opening of openings) doors.add(opening, around(midpoint(...opening.line), 0));
  const finder = new UnitFinder(units);
  const withDoor = new Set(
    openings.flatMap((opening) => sidesAt(finder, opening).map(({ unit }) => unit.id)),
  );
  return units.filter(isWalkable).flatMap((hall) => {
    const { minX, minY, maxX, maxY } = boxOf(hall.polygon.flat());
    const box = {
      minX: minX - touching,
      minY: minY - touching,
      maxX: maxX + touching,
      maxY: maxY + touching,
    };
    return index.search(box).flatMap((other) => {
      const isPair = isWalkable(other)
        ? other.id > hall.id
        : isShaft(other.category) && !withDoor.has(other.id);
      const stretches = isPair ? sharedStretches(hall.polygon, other.polygon) : [];
      const [longest] = stretches;
      if (!longest || (isWalkable(other) && stretches.some((one) => hasDoor(one, doors)))) return [];
      const what = isShaft(other.category)
        ? `${other.category === 'elevator' ? 'A lift' : 'Stairs'} without a door open to the corridor beside them`
        : 'Two corridors without a door between them are open to each other';
      const why = 'They share a wall, and the source draws no opening';
      const where = { id: other.id, levelId: level };
      guess(guesses, 'assumed', { rule: 'passage', what, why, ...where });
      const id = `passage-${hall.id}-${other.id}`;
      if (!isWalkable(other)) return [{ id, line: longest }];
      return stretches.map((line, i) => ({ id: i === 0 ? id : `${id}-${i + 1}`, line }));
    });
  });
}

function sidesAt(finder: UnitFinder, { line }: FloorOpening) {
  return finder.sidesOf({ line } as Parameters<UnitFinder['sidesOf']>[0]);
}

function around([x, y]: Point, metres: number) {
  return { minX: x - metres, minY: y - metres, maxX: x + metres, maxY: y + metres };
}

function hasDoor(stretch: readonly [Point, Point], doors: GridIndex<FloorOpening>): boolean {
  const { minX, minY, maxX, maxY } = boxOf(stretch);
  const [far, near] = [besideStretch, -besideStretch];
  return doors
    .search({ minX: minX + near, minY: minY + near, maxX: maxX + far, maxY: maxY + far })
    .some(({ line }) => nearestOnSegment(midpoint(...line), stretch).distance <= besideStretch);
}

/** Stretches of wall that two areas share, the longest first. */
function sharedStretches(a: Polygon, b: Polygon): (readonly [Point, Point])[] {
  const others = b.flatMap(sidesOf);
  return a
    .flatMap(sidesOf)
    .flatMap((one) => others.map((other) => sharedStretch(one, other)))
    .filter((stretch) => stretch !== undefined)
    .toSorted((one, other) => distance(...other) - distance(...one));
}

function sharedStretch(
  [a, b]: readonly [Point, Point],
  other: readonly [Point, Point],
): readonly [Point, Point] | undefined {
  const length = distance(a, b);
  if (length < minPassage) return undefined;
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const along = other.map(([x, y]) => (x - a[0]) * ux + (y - a[1]) * uy);
  const off = other.map(([x, y]) => Math.abs((y - a[1]) * ux - (x - a[0]) * uy));
  if (Math.max(...off) > touching) return undefined;
  const [from, to] = [Math.max(0, Math.min(...along)), Math.min(length, Math.max(...along))];
  if (to - from < minPassage) return undefined;
  const at = (metres: number) => toCentimetres([a[0] + ux * metres, a[1] + uy * metres]);
  return [at(from), at(to)];
}

export interface FloorWay {
  readonly id: string;
  readonly points: readonly Point[];
}

/** Centre lines of the areas that people walk through, where the source has no ways of its own. */
export function drawWays(floor: Floor, passages: readonly FloorOpening[]): FloorWay[] {
  const { units, openings, ways, level, guesses } = floor;
  const finder = new UnitFinder(units);
  const walked = new Set(ways.flat().map((point) => finder.at(point)?.id));
  const halls = units.filter((unit) => isWalkable(unit) && !walked.has(unit.id));
  const doors = openings.flatMap((opening) => sidesAt(finder, opening));
  return groupsOf(halls, passages, finder).flatMap((group) => {
    const members = new Set(group.map(({ id }) => id));
    const inside = doors.filter(({ unit }) => members.has(unit.id)).map((side) => side.inside);
    return areasOf(group).flatMap((area, part) => {
      try {
        return centreLines(area, inside).flatMap((points, i) => {
          const rounded = points.map(toCentimetres);
          const id = `way-${group[0]?.id}-${part + 1}-${i + 1}`;
          return rounded.length > 1 ? [{ id, points: rounded }] : [];
        });
      } catch (error) {
        const what = 'A corridor has no way: draw one through it';
        const why = `Its outline cannot be triangulated (${(error as Error).message})`;
        guess(guesses, 'to-add', { rule: 'no-way', what, why, id: group[0]?.id ?? '', levelId: level });
        return [];
      }
    });
  });
}

/** Areas that are open to each other are walked through as one. */
function groupsOf(
  halls: readonly UnitFeature[],
  passages: readonly FloorOpening[],
  finder: UnitFinder,
): UnitFeature[][] {
  const groups = new Map(halls.map((hall) => [hall.id, [hall]]));
  for (const passage of passages) {
    const [one, other] = sidesAt(finder, passage).map(({ unit }) => groups.get(unit.id));
    if (!one || !other || one === other) continue;
    one.push(...other);
    for (const { id } of other) groups.set(id, one);
  }
  return [...new Set(groups.values())];
}

/** The floor of a group as one area. */
function areasOf(group: readonly UnitFeature[]): Polygon[] {
  const [first, ...others] = group.map(({ polygon }) => polygon);
  if (!first) return [];
  return others.length === 0 ? [first] : fromClip(union(toClip(first), ...others.map(toClip)));
}

/** The parts of a hall that nothing else stands on; undefined when it is free as it is. */
export function cutOut(hall: Polygon, others: readonly Polygon[]): Polygon[] | undefined {
  const standing = others.filter((other) => overlapOf(other, hall) > minCut);
  if (standing.length === 0) return undefined;
  const parts = fromClip(difference(toClip(hall), ...standing.map(toClip)));
  return parts.toSorted((a, b) => areaOf(b) - areaOf(a));
}
