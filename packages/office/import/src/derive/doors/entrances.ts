import {
  distance,
  isWalkable,
  midpoint,
  sidesOf,
  toCentimetres,
  type UnitFeature,
  UnitFinder,
} from '@campusway/campus';
import { along, type Line, leftOf, lineThrough, unitVector } from '../../geometry/lines.ts';
import { type Guess, guess } from '../../guesses.ts';
import type { Draft } from '../draft/draft.ts';
import type { Floor, FloorOpening, SourceFloor } from '../draft/floor.ts';

/** Metres behind an outer door at which there must be no unit. */
const behind = [0.4, 1, 1.6];
/** Minimum metres of an outer wall in which a door could be. */
const minWall = 1.2;

/** Whether a door leads outdoors from a unit. */
export function isOuterDoor({ line }: Pick<FloorOpening, 'line'>, finder: UnitFinder): boolean {
  const [middle, left] = [midpoint(...line), leftOf(unitVector(...line))];
  const isOpen = (hand: 1 | -1) => behind.every((metres) => !finder.at(along(middle, left, metres * hand)));
  return isOpen(1) !== isOpen(-1);
}

/** Entrances where a way of the level meets a path outdoors and the source draws none. */
export function meetOutdoors(
  { level, ways, openings, guesses }: Floor,
  outdoorCorners: ReadonlySet<string>,
): FloorOpening[] {
  return ways.flatMap(({ id, points }) =>
    [points, points.toReversed()].flatMap(([end, next], i): FloorOpening[] => {
      if (!end || !next || !outdoorCorners.has(String(end))) return [];
      if (openings.some(({ line }) => distance(midpoint(...line), end) < 1)) return [];
      const [a, b] = lineThrough(end, leftOf(unitVector(end, next)), 2);
      const what = 'An entrance is drawn';
      const why = 'A way indoors meets a path outdoors there, and the source draws no entrance';
      guess(guesses, 'assumed', { rule: 'entrance', what, why, id, levelId: level });
      const line: Line = [toCentimetres(b), toCentimetres(a)];
      return [{ id: `entrance-${id}-${i + 1}`, line, isEntrance: true }];
    }),
  );
}

interface EnteredFloor extends Pick<SourceFloor, 'level' | 'building' | 'ordinal' | 'units' | 'ways'> {
  readonly openings: readonly Pick<FloorOpening, 'source' | 'isEntrance'>[];
}

/** The level of each building that needs an entrance: the one with a hall or way that is nearest to the ground, or else the ground level. */
export function enteredLevels(floors: readonly EnteredFloor[]): ReadonlySet<string> {
  const isWalked = ({ units, ways, openings }: EnteredFloor) =>
    ways.length > 0 ||
    units.some(isWalkable) ||
    openings.some((one) => one.isEntrance ?? one.source?.isEntrance);
  const rank = (floor: EnteredFloor) =>
    isWalked(floor) ? Math.abs(floor.ordinal) : Number.POSITIVE_INFINITY;
  const buildings = Map.groupBy(floors, ({ building }) => building).values();
  return new Set(
    [...buildings].flatMap((own) => {
      const [first] = own.toSorted((a, b) => rank(a) - rank(b) || Math.abs(a.ordinal) - Math.abs(b.ordinal));
      return first ? [first.level] : [];
    }),
  );
}

interface DoorsOfFloor {
  readonly finder: UnitFinder;
  /** Openings with a unit on one side and nothing on the other. */
  readonly outer: readonly FloorOpening[];
  readonly entrances: readonly FloorOpening[];
}

/** Reports doors that join nothing, and derived entrances. */
export function reportDoors(
  { guesses, frame }: Draft,
  { openings, ways, level }: SourceFloor,
  { finder, outer, entrances }: DoorsOfFloor,
): void {
  const corners = new Set(ways.flatMap(({ points }) => points.map(String)));
  for (const opening of openings) {
    const { id, line, source, isEntrance } = opening;
    // A way that leads over the threshold joins the door, regardless of the units beside it.
    const middle = midpoint(...line);
    const isOnWay = corners.has(String(toCentimetres(middle)));
    const place = { id: source?.id ?? id, levelId: level, position: frame.toDegrees(middle) };
    const count = finder.sidesOf({ line }).length;
    if (
      !isOnWay &&
      !opening.toLevel &&
      (count === 0 || (count === 1 && !outer.includes(opening) && !isEntrance))
    ) {
      const what = 'A door joins nothing';
      const why = count === 0 ? 'There is no unit on either side' : 'Behind it is a gap, not a unit';
      guess(guesses, 'to-add', { rule: 'loose-door', what, why, ...place });
    }
    if (!source?.isEntrance && !isEntrance && entrances.includes(opening)) {
      const what = 'A door is an entrance';
      guess(guesses, 'assumed', { rule: 'entrance', what, why: 'It leads outdoors', ...place });
    }
  }
}

/** Reports a level that needs an entrance and has none, with walls to choose from. */
export function reportNoEntrance(guesses: Guess[], { units, level, building }: SourceFloor): void {
  const places = entranceCandidates(units)
    .map((line) => line.map(([x, y]) => `${x}, ${y}`).join(' to '))
    .join('; ');
  const choice = places === '' ? 'draw one' : `choose one of these walls and draw it: ${places}`;
  const what = `The building "${building}" has no entrance: ${choice}`;
  const why = 'No door of this level leads outdoors';
  guess(guesses, 'to-add', { rule: 'no-entrance', what, why, levelId: level });
}

/** Maximum walls to choose from. */
const maxCandidates = 5;

/** Walls between a corridor, hall or staircase and the outdoors. */
export function entranceCandidates(units: readonly UnitFeature[]): Line[] {
  const finder = new UnitFinder(units);
  return units
    .filter((unit) => isWalkable(unit) || unit.category === 'stairs')
    .flatMap(({ polygon }) => polygon.flatMap(sidesOf))
    .filter((side) => distance(...side) >= minWall)
    .map((side): Line => {
      const [a, b] = lineThrough(midpoint(...side), unitVector(...side), Math.min(1.5, distance(...side)));
      return [toCentimetres(a), toCentimetres(b)];
    })
    .filter((line) => isOuterDoor({ line }, finder))
    .slice(0, maxCandidates);
}
