import {
  areaOf,
  boxOf,
  crossingOf,
  distance,
  GridIndex,
  isInside,
  isWalkable,
  labelPoint,
  midpoint,
  nearestOnSegment,
  type Point,
  type Polygon,
  sidesOf,
  toCentimetres,
  type UnitFeature,
  UnitFinder,
} from '@campusway/campus';
import { union } from 'polyclip-ts';
import { guess } from '../guesses.ts';
import type { Guess, SourceOpening, SourceWay } from '../model.ts';
import { isShaft } from './categories.ts';
import { centreLines } from './centre-lines.ts';
import { fromClip, toClip, withoutPolygons } from './clean-polygon.ts';
import { overlapOf } from './shafts.ts';

export interface FloorOpening {
  readonly id: string;
  readonly line: readonly [Point, Point];
  readonly source?: SourceOpening;
  /** Of an opening that the source does not draw: a door, not a passage. */
  readonly isDoor?: boolean;
  /** Of an opening that the source does not draw: it leads to the open. */
  readonly isEntrance?: boolean;
}

export interface FloorWay {
  readonly id: string;
  readonly points: readonly Point[];
  readonly source?: SourceWay;
}

/** What is on one level: cleaned, in metres, smaller units first, so that what stands in a hall is found before the hall. */
export interface Floor {
  readonly level: string;
  readonly units: readonly UnitFeature[];
  /** Ids of the units that are steps within the level. */
  readonly steps: ReadonlySet<string>;
  readonly openings: readonly FloorOpening[];
  /** Ways that the source has. */
  readonly ways: readonly FloorWay[];
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
      const shared = isPair ? sharedStretches(hall.polygon, other.polygon, touching) : [];
      const stretches = isWalkable(other)
        ? shared.flatMap((one) => freePart(one, { finder, ids: [hall.id, other.id] }))
        : shared;
      const [longest] = stretches;
      const isJoined = ({ line }: FloorOpening) =>
        sidesAt(finder, { line }).every(({ unit }) => unit.id === hall.id || unit.id === other.id);
      if (!longest || (isWalkable(other) && stretches.some((one) => doorsAt(one, doors).some(isJoined))))
        return [];
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

export function sidesAt(finder: UnitFinder, { line }: Pick<FloorOpening, 'line'>) {
  return finder.sidesOf({ line } as Parameters<UnitFinder['sidesOf']>[0]);
}

function around([x, y]: Point, metres: number) {
  return { minX: x - metres, minY: y - metres, maxX: x + metres, maxY: y + metres };
}

function doorsAt(stretch: readonly [Point, Point], doors: GridIndex<FloorOpening>): FloorOpening[] {
  const { minX, minY, maxX, maxY } = boxOf(stretch);
  const [far, near] = [besideStretch, -besideStretch];
  return doors
    .search({ minX: minX + near, minY: minY + near, maxX: maxX + far, maxY: maxY + far })
    .filter(({ line }) => nearestOnSegment(midpoint(...line), stretch).distance <= besideStretch);
}

/** The longest part of a wall between two halls with nothing else right beside it, such as the end of a staircase. */
function freePart(
  stretch: readonly [Point, Point],
  { finder, ids }: { readonly finder: UnitFinder; readonly ids: readonly string[] },
): (readonly [Point, Point])[] {
  const [[ax, ay], [bx, by]] = stretch;
  const count = Math.ceil(distance(...stretch) / besideStretch);
  const at = (step: number): Point => [ax + ((bx - ax) * step) / count, ay + ((by - ay) * step) / count];
  let [from, longest] = [0, [0, 0] as readonly [number, number]];
  for (let step = 0; step <= count; step++) {
    const sides = step < count ? sidesAt(finder, { line: [at(step), at(step + 1)] }) : [];
    if (sides.length === 2 && sides.every(({ unit }) => ids.includes(unit.id))) continue;
    if (step - from > longest[1] - longest[0]) longest = [from, step];
    from = step + 1;
  }
  const [start, end] = longest;
  if (end - start === count) return [stretch];
  const part = [toCentimetres(at(start)), toCentimetres(at(end))] as const;
  return distance(...part) >= minPassage ? [part] : [];
}

/** Stretches of wall that two areas share, the longest first, where the wall is at most so many metres thick. */
export function sharedStretches(a: Polygon, b: Polygon, wall: number): (readonly [Point, Point])[] {
  const others = b.flatMap(sidesOf);
  return a
    .flatMap(sidesOf)
    .flatMap((one) => others.map((other) => sharedStretch(one, other, wall)))
    .filter((stretch) => stretch !== undefined)
    .toSorted((one, other) => distance(...other) - distance(...one));
}

/** Measured along the longer side, since the direction of a short one is only as exact as its centimetres. */
function sharedStretch(
  one: readonly [Point, Point],
  two: readonly [Point, Point],
  wall: number,
): readonly [Point, Point] | undefined {
  const [[a, b], other] = distance(...one) < distance(...two) ? [two, one] : [one, two];
  const length = distance(a, b);
  if (length < minPassage) return undefined;
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const along = other.map(([x, y]) => (x - a[0]) * ux + (y - a[1]) * uy);
  const off = other.map(([x, y]) => Math.abs((y - a[1]) * ux - (x - a[0]) * uy));
  if (Math.max(...off) > wall) return undefined;
  const [from, to] = [Math.max(0, Math.min(...along)), Math.min(length, Math.max(...along))];
  if (to - from < minPassage) return undefined;
  const at = (metres: number) => toCentimetres([a[0] + ux * metres, a[1] + uy * metres]);
  return [at(from), at(to)];
}

/** Centre lines of the areas that people walk through, where the source has no ways of its own. */
export function drawWays(floor: Floor, passages: readonly FloorOpening[]): FloorWay[] {
  const { units, steps, openings, level, guesses } = floor;
  const finder = new UnitFinder(units);
  const walked = walkedUnits(floor, finder);
  const halls = units.filter((unit) => isWalkable(unit) && !walked.has(unit.id) && !steps.has(unit.id));
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

/** Ids of the units that ways lead through. */
export function walkedUnits({ ways }: Floor, finder: UnitFinder): ReadonlySet<string | undefined> {
  return new Set(
    ways.flatMap(({ points }) =>
      points.slice(1).map((to, i) => finder.at(midpoint(points[i] ?? to, to))?.id),
    ),
  );
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

/** Whether an area may lie in a hall: a test that is quick where a hall of thousands of corners has thousands of rooms beside it. */
function meets(area: Polygon, hall: Polygon, walls: GridIndex<readonly [Point, Point]>): boolean {
  const [one, two] = [boxOf(area.flat()), boxOf(hall.flat())];
  if (one.minX >= two.maxX || two.minX >= one.maxX || one.minY >= two.maxY || two.minY >= one.maxY)
    return false;
  const isCrossed = area
    .flatMap(sidesOf)
    .some((side) => walls.search(boxOf(side)).some((wall) => crossingOf(side, wall) !== undefined));
  return isCrossed || isInside(labelPoint(area), hall) || isInside(labelPoint(hall), area);
}

/** The parts of a hall that nothing else stands on; undefined when it is free as it is. */
export function cutOut(hall: Polygon, others: readonly Polygon[]): Polygon[] | undefined {
  const walls = new GridIndex<readonly [Point, Point]>(8);
  for (const side of hall.flatMap(sidesOf)) walls.add(side, boxOf(side));
  const standing = others.filter((other) => meets(other, hall, walls) && overlapOf(other, hall) > minCut);
  if (standing.length === 0) return undefined;
  return withoutPolygons([hall], standing).toSorted((a, b) => areaOf(b) - areaOf(a));
}
