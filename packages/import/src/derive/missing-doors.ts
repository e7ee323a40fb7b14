import {
  boxOf,
  crossingOf,
  distance,
  GridIndex,
  isWalkable,
  midpoint,
  nearestOnSegment,
  type Point,
  sidesOf,
  toCentimetres,
  type UnitFeature,
  UnitFinder,
} from '@campusway/campus';
import { guess } from '../guesses.ts';
import { grown } from './boxes.ts';
import { isEntered, isShaft } from './categories.ts';
import { joinThresholds, type Path } from './entrances.ts';
import type { Floor, FloorOpening, FloorWay } from './floor.ts';
import { sharedStretches } from './passages.ts';

/** Maximum metres of wall between a room and its hall. */
const maxWall = 0.35;
/** Maximum metres from a room or a door to its way. */
const maxToWay = 15;
/** Width in metres of a guessed door. */
const doorWidth = 0.9;
/** Metres from a door within which a wall is its own. */
const ownWall = 0.3;

/** Rooms that no opening leads to. */
export function doorlessRooms({ units, openings }: Floor): UnitFeature[] {
  const finder = new UnitFinder(units);
  const withDoor = new Set(openings.flatMap((opening) => finder.sidesOf(opening)).map(({ unit }) => unit.id));
  return units.filter((unit) => isEntered(unit) && !withDoor.has(unit.id));
}

/** Guessed doors of rooms: in the longest wall to a hall, else in the wall nearest to a way in sight. */
export function guessDoors(floor: Floor, rooms: readonly UnitFeature[]): FloorOpening[] {
  const index = new GridIndex<UnitFeature>(10);
  for (const unit of floor.units)
    if (isWalkable(unit) && !floor.steps.has(unit.id)) index.add(unit, boxOf(unit.polygon.flat()));
  const sight = new Sight(floor);
  return rooms.flatMap((room): FloorOpening[] => {
    const halls = index.search(grown(boxOf(room.polygon.flat()), maxWall));
    const [wall] = halls
      .flatMap((hall) => sharedStretches(room.polygon, hall.polygon, maxWall))
      .toSorted((a, b) => distance(...b) - distance(...a));
    const line = wall ? doorIn(wall) : sight.lineTowardsWay(room);
    const where = { id: room.id, levelId: floor.level };
    if (!line) return [];
    const what = 'A room has a guessed door: draw the real one';
    const why = 'Most rooms of the source have no door';
    guess(floor.guesses, 'to-add', { rule: 'guessed-door', what, why, ...where });
    return [{ id: `door-${room.id}`, line, isDoor: true }];
  });
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
    const near = this.#ways.filter(({ points }) => {
      const own = boxOf(points);
      return own.minX <= box.maxX && box.minX <= own.maxX && own.minY <= box.maxY && box.minY <= own.maxY;
    });
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
    return nearest && doorIn(nearest.side);
  }
}

function doorIn(wall: readonly [Point, Point]): readonly [Point, Point] {
  const length = distance(...wall);
  const [x, y] = midpoint(...wall);
  const half = Math.min(doorWidth, length) / 2 / (length || 1);
  const [dx, dy] = [(wall[1][0] - wall[0][0]) * half, (wall[1][1] - wall[0][1]) * half];
  return [toCentimetres([x - dx, y - dy]), toCentimetres([x + dx, y + dy])];
}
