import { boxOf, type GridIndex, isWalkable, overlaps, type UnitFeature, UnitFinder } from '@campusway/campus';
import { Groups } from '../../geometry/groups.ts';
import { grown, indexOfUnits } from '../../geometry/lines.ts';
import { withPolygons } from '../../geometry/polygons.ts';
import { guess } from '../../guesses.ts';
import { isEntered, isShaft } from '../draft/categories.ts';
import type { Floor, FloorOpening, SourceFloor } from '../draft/floor.ts';
import { Sight } from './sight.ts';
import {
  byFit,
  maxWall,
  openingIn,
  sharedStretches,
  type Wall,
  type WallOpening,
  wallBetween,
} from './walls.ts';

/** An opening that the source does not draw, and the area by which it extends its hall. */
type GuessedOpening = FloorOpening & WallOpening;

/** Maximum metres between two halls that are open to each other. */
const touching = 0.1;

/** Floors with doors for rooms without one, if most rooms of the source have none: such a source draws no doors. */
export function withGuessedDoors(floors: readonly SourceFloor[]): readonly SourceFloor[] {
  const doorless = floors.map(doorlessRooms);
  const all = floors.flatMap(({ units }) => units.filter(isEntered)).length;
  if (doorless.flat().length <= all / 2) return floors;
  return floors.map((floor, i) => {
    const guessed = [...guessPassages(floor), ...guessDoors(floor, doorless[i] ?? [])];
    // Halls reach through thick walls to the doors of rooms.
    const recesses = Map.groupBy(
      guessed.flatMap(({ recess }) => recess ?? []),
      ({ hall }) => hall,
    );
    const grow = <Unit extends Pick<UnitFeature, 'id' | 'polygon'>>(unit: Unit): Unit => {
      const own = recesses.get(unit.id)?.map(({ polygon }) => polygon);
      return own ? { ...unit, polygon: withPolygons(unit.polygon, own) } : unit;
    };
    const openings = [...floor.openings, ...guessed];
    return { ...floor, openings, units: floor.units.map(grow), placed: floor.placed.map(grow) };
  });
}

/** Rooms that no opening leads to. */
function doorlessRooms({ units, openings }: Floor): UnitFeature[] {
  const finder = new UnitFinder(units);
  const withDoor = new Set(openings.flatMap((opening) => finder.sidesOf(opening)).map(({ unit }) => unit.id));
  return units.filter((unit) => isEntered(unit) && !withDoor.has(unit.id));
}

function guessDoors(floor: Floor, rooms: readonly UnitFeature[]): GuessedOpening[] {
  const candidates = new DoorCandidates(floor);
  return rooms.flatMap((room): GuessedOpening[] => {
    const [opening] = candidates.of(room);
    if (!opening) return [];
    const what = 'A room has a guessed door: draw the real one';
    const why = 'Most rooms of the source have no door';
    const where = { id: room.id, levelId: floor.level };
    guess(floor.guesses, 'to-add', { rule: 'guessed-door', what, why, ...where });
    return [{ id: `door-${room.id}`, ...opening, isDoor: true }];
  });
}

/** Where rooms of a floor could have a door. */
export class DoorCandidates {
  readonly #halls: GridIndex<UnitFeature>;
  readonly #finder: UnitFinder;
  readonly #sight: Sight;

  constructor(floor: Pick<Floor, 'units' | 'ways' | 'steps'>) {
    this.#halls = indexOfUnits(floor.units.filter((unit) => isWalkable(unit) && !floor.steps.has(unit.id)));
    this.#finder = new UnitFinder(floor.units);
    this.#sight = new Sight(floor);
  }

  /** The best one first: in walls to halls, the thinnest and longest first, then in the wall nearest to a way in sight. */
  *of(room: UnitFeature): Generator<WallOpening> {
    const near = this.#halls.search(grown(boxOf(room.polygon.flat()), maxWall));
    const walls = near.flatMap((hall) => wallBetween(hall, room)).toSorted(byFit);
    for (const wall of walls) yield* openingIn(wall, this.#finder);
    const line = this.#sight.lineTowardsWay(room);
    if (line) yield { line };
  }
}

/** Guessed openings through walls between halls, and from halls to stairs and lifts, where no opening joins them. */
function guessPassages(floor: Floor): GuessedOpening[] {
  const finder = new UnitFinder(floor.units);
  const halls = floor.units.filter(isWalkable);
  const shafts = floor.units.filter(({ category }) => isShaft(category));
  const groups = new Groups([...halls, ...shafts].map(({ id }) => id));
  for (const opening of floor.openings) {
    const [one, other] = finder.sidesOf(opening);
    if (one && other) groups.join(one.unit.id, other.unit.id);
  }
  const walls = halls.flatMap((one, i) => {
    const near = grown(boxOf(one.polygon.flat()), maxWall);
    const others = [...halls.slice(i + 1), ...shafts];
    return others.flatMap((other) => {
      if (!overlaps(near, boxOf(other.polygon.flat()))) return [];
      if (sharedStretches(one.polygon, other.polygon, touching).length > 0) groups.join(one.id, other.id);
      return wallBetween(one, other);
    });
  });
  const isToShaft = ({ other }: Wall) => !isWalkable(other);
  const inOrder = walls.toSorted((a, b) => Number(isToShaft(a)) - Number(isToShaft(b)) || byFit(a, b));
  return inOrder.flatMap((wall): GuessedOpening[] => {
    const { hall, other } = wall;
    const isNeeded = !isToShaft(wall) || groups.of(other.id).length === 1;
    const [opening] = openingIn(wall, finder);
    if (!isNeeded || !opening || !groups.join(hall.id, other.id)) return [];
    const what =
      'A hall has a guessed opening to the one beside it, or to stairs or a lift: draw the real one';
    const why = 'The source draws none, and most of its rooms have no door';
    const where = { id: other.id, levelId: floor.level };
    guess(floor.guesses, 'to-add', { rule: 'guessed-passage', what, why, ...where });
    return [{ id: `passage-${hall.id}-${other.id}`, ...opening }];
  });
}
