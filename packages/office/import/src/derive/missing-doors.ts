import {
  type Box,
  boxOf,
  crossingOf,
  distance,
  GridIndex,
  isWalkable,
  midpoint,
  nearestOnSegment,
  type Point,
  sidesOf,
  type UnitFeature,
  UnitFinder,
} from '@campusway/campus';
import { guess } from '../guesses.ts';
import { grown } from './boxes.ts';
import { isEntered, isShaft } from './categories.ts';
import { joinThresholds, type Path } from './entrances.ts';
import type { Floor, FloorOpening, FloorWay } from './floor.ts';
import { sharedStretches } from './passages.ts';
import {
  byFit,
  doorWidth,
  maxWall,
  middleOf,
  openingIn,
  type Wall,
  type WallOpening,
  wallBetween,
} from './walls.ts';

/** An opening that the source does not draw, and the area by which it extends its hall. */
export type GuessedOpening = FloorOpening & WallOpening;

/** Maximum metres between two halls that are open to each other. */
const touching = 0.1;
/** Maximum metres from a room or a door to its way. */
const maxToWay = 15;
/** Metres from a door within which a wall is its own. */
const ownWall = 0.3;

/** Rooms that no opening leads to. */
export function doorlessRooms({ units, openings }: Floor): UnitFeature[] {
  const finder = new UnitFinder(units);
  const withDoor = new Set(openings.flatMap((opening) => finder.sidesOf(opening)).map(({ unit }) => unit.id));
  return units.filter((unit) => isEntered(unit) && !withDoor.has(unit.id));
}

/** Guessed doors of rooms: in the thinnest and longest wall to a hall, else in the wall nearest to a way in sight. */
export function guessDoors(floor: Floor, rooms: readonly UnitFeature[]): GuessedOpening[] {
  const index = new GridIndex<UnitFeature>(10);
  for (const unit of floor.units)
    if (isWalkable(unit) && !floor.steps.has(unit.id)) index.add(unit, boxOf(unit.polygon.flat()));
  const [finder, sight] = [new UnitFinder(floor.units), new Sight(floor)];
  return rooms.flatMap((room): GuessedOpening[] => {
    const halls = index.search(grown(boxOf(room.polygon.flat()), maxWall));
    const walls = halls.flatMap((hall) => wallBetween(hall, room)).toSorted(byFit);
    const [inWall] = walls.flatMap((wall) => openingIn(wall, finder));
    const line = inWall ? inWall.line : sight.lineTowardsWay(room);
    const where = { id: room.id, levelId: floor.level };
    if (!line) return [];
    const what = 'A room has a guessed door: draw the real one';
    const why = 'Most rooms of the source have no door';
    guess(floor.guesses, 'to-add', { rule: 'guessed-door', what, why, ...where });
    return [{ id: `door-${room.id}`, ...inWall, line, isDoor: true }];
  });
}

/** Guessed openings through the walls between halls, and from halls to stairs and lifts, where no opening joins them. */
export function guessPassages(floor: Floor): GuessedOpening[] {
  const finder = new UnitFinder(floor.units);
  const halls = floor.units.filter(isWalkable);
  const shafts = floor.units.filter(({ category }) => isShaft(category));
  const groupOf = new Map([...halls, ...shafts].map(({ id }) => [id, id]));
  const join = (one: string, other: string) => {
    const [into, from] = [groupOf.get(one), groupOf.get(other)];
    if (into === undefined || from === undefined || into === from) return false;
    for (const [id, group] of groupOf) if (group === from) groupOf.set(id, into);
    return true;
  };
  for (const opening of floor.openings) {
    const [one, other] = finder.sidesOf(opening);
    if (one && other) join(one.unit.id, other.unit.id);
  }
  const pairs = halls.flatMap((one, i) => {
    const near = grown(boxOf(one.polygon.flat()), maxWall);
    const others = [...halls.slice(i + 1), ...shafts].filter(({ polygon }) =>
      meets(near, boxOf(polygon.flat())),
    );
    return others.flatMap((other) => {
      if (sharedStretches(one.polygon, other.polygon, touching).length > 0) join(one.id, other.id);
      return wallBetween(one, other);
    });
  });
  const isToHall = ({ other }: Wall) => isWalkable(other);
  const [between, toShafts] = [pairs.filter(isToHall), pairs.filter((wall) => !isToHall(wall))];
  return [...between.toSorted(byFit), ...toShafts.toSorted(byFit)].flatMap((wall): GuessedOpening[] => {
    const { hall, other } = wall;
    const isAlone = isToHall(wall) || groupOf.get(other.id) === other.id;
    const [opening] = openingIn(wall, finder);
    if (!isAlone || !opening || !join(hall.id, other.id)) return [];
    const what =
      'A hall has a guessed opening to the one beside it, or to stairs or a lift: draw the real one';
    const why = 'The source draws none, and most of its rooms have no door';
    guess(floor.guesses, 'to-add', {
      rule: 'guessed-passage',
      what,
      why,
      id: other.id,
      levelId: floor.level,
    });
    return [{ id: `passage-${hall.id}-${other.id}`, ...opening }];
  });
}

function meets(one: Box, other: Box): boolean {
  return one.minX <= other.maxX && other.minX <= one.maxX && one.minY <= other.maxY && other.minY <= one.maxY;
}

/** Short ways from doors without a hall behind them to the nearest way of the source. */
export function joinDoors(floor: Floor): {
  readonly paths: readonly FloorWay[];
  readonly joints: readonly Path[];
} {
  const finder = new UnitFinder(floor.units);
  const sight = new Sight(floor);
  const loose = floor.openings.filter((opening) => {
    const [side, other] = finder.sidesOf(opening);
    if (!side) return opening.source?.isEntrance === true;
    return (
      !other && !isWalkable(side.unit) && (opening.source?.isEntrance !== true || isShaft(side.unit.category))
    );
  });
  return joinThresholds(floor.ways, loose, { reach: maxToWay, isFree: sight.isFree });
}

/** Lines of sight between doors and ways. */
class Sight {
  readonly #ways: readonly FloorWay[];
  readonly #walls = new GridIndex<readonly [Point, Point]>(8);

  constructor({ units, ways }: Floor) {
    this.#ways = ways;
    for (const side of units.flatMap(({ polygon }) => polygon.flatMap(sidesOf)))
      this.#walls.add(side, boxOf(side));
  }

  /** Whether a straight line from a door crosses no wall but the door's own. */
  readonly isFree = (line: readonly [Point, Point]): boolean =>
    !this.#walls.search(boxOf(line)).some((wall) => {
      const point = crossingOf(line, wall);
      return point !== undefined && distance(point, line[0]) > ownWall;
    });

  /** A door in the wall of a room that is nearest to a way in sight. */
  lineTowardsWay(room: UnitFeature): readonly [Point, Point] | undefined {
    const box = grown(boxOf(room.polygon.flat()), maxToWay);
    const near = this.#ways.filter(({ points }) => meets(boxOf(points), box));
    const [nearest] = room.polygon
      .flatMap(sidesOf)
      .filter((side) => distance(...side) >= doorWidth)
      .flatMap((side) => {
        const middle = midpoint(...side);
        return near.flatMap(({ points }) =>
          points
            .slice(1)
            .map((to, i) => ({ side, middle, ...nearestOnSegment(middle, [points[i] ?? to, to]) })),
        );
      })
      .filter((hit) => hit.distance <= maxToWay && this.isFree([hit.middle, hit.point]))
      .toSorted((a, b) => a.distance - b.distance);
    return nearest && middleOf(nearest.side);
  }
}
