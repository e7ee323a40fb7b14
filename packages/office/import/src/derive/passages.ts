import {
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
import { guess } from '../guesses.ts';
import { grown } from './boxes.ts';
import { isShaft } from './categories.ts';
import type { Floor, FloorOpening } from './floor.ts';

/** Maximum metres between two areas that touch. */
const maxGap = 0.1;
/** Metres of wall that two areas must share for people to walk from one into the other. */
const minPassage = 0.6;
/** Metres around the shared stretch in which an opening is the passage. */
const besideStretch = 0.5;

/** Openings that no source draws: between halls that touch, and from a hall to stairs or a lift without a door. */
export function findPassages({ units, openings, level, guesses }: Floor): FloorOpening[] {
  const index = new GridIndex<UnitFeature>(10);
  for (const unit of units) index.add(unit, boxOf(unit.polygon.flat()));
  const doors = new GridIndex<FloorOpening>(10);
  for (const opening of openings) doors.add(opening, boxOf([midpoint(...opening.line)]));
  const finder = new UnitFinder(units);
  const withDoor = new Set(openings.flatMap((opening) => finder.sidesOf(opening).map(({ unit }) => unit.id)));
  return units.filter(isWalkable).flatMap((hall) => {
    const near = index.search(grown(boxOf(hall.polygon.flat()), maxGap));
    return near.flatMap((other) => {
      const isPair = isWalkable(other)
        ? other.id > hall.id
        : isShaft(other.category) && !withDoor.has(other.id);
      const shared = isPair ? sharedStretches(hall.polygon, other.polygon, maxGap) : [];
      const stretches = isWalkable(other)
        ? shared.flatMap((one) => freePart(one, { finder, ids: [hall.id, other.id] }))
        : shared;
      const [longest] = stretches;
      const isJoined = ({ line }: FloorOpening) =>
        finder.sidesOf({ line }).every(({ unit }) => unit.id === hall.id || unit.id === other.id);
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

/** Openings whose middle lies beside a stretch of wall. */
function doorsAt(stretch: readonly [Point, Point], doors: GridIndex<FloorOpening>): FloorOpening[] {
  return doors
    .search(grown(boxOf(stretch), besideStretch))
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
    const sides = step < count ? finder.sidesOf({ line: [at(step), at(step + 1)] }) : [];
    if (sides.length === 2 && sides.every(({ unit }) => ids.includes(unit.id))) continue;
    if (step - from > longest[1] - longest[0]) longest = [from, step];
    from = step + 1;
  }
  const [start, end] = longest;
  if (end - start === count) return [stretch];
  const part = [toCentimetres(at(start)), toCentimetres(at(end))] as const;
  return distance(...part) >= minPassage ? [part] : [];
}

/** Stretches of wall that two areas share, the longest first, where the wall is at most `wall` metres thick. */
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
