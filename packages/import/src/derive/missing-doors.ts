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
  type Polygon,
  sidesOf,
  toCentimetres,
  type UnitFeature,
  UnitFinder,
} from '@campusway/campus';
import { guess } from '../guesses.ts';
import { isEntered, isShaft } from './categories.ts';
import { joinThresholds, type Path } from './entrances.ts';
import { type Floor, type FloorOpening, type FloorWay, sharedStretches, sidesAt } from './floor.ts';
import { grown } from './way-openings.ts';

/** Metres of wall between a room and the hall that it opens to: an opening in its middle is a stride from both. */
const maxWall = 0.7;
/** Metres within which two halls are open to each other. */
const touching = 0.1;
/** Metres from a room or a door to the way that leads there. */
const toWay = 15;
/** Metres of a door that is guessed. */
const doorWidth = 0.9;
/** Metres around a door in which its own wall lies. */
const ownWall = 0.3;

/** Rooms that no opening leads to. */
export function doorlessRooms({ units, openings }: Floor): UnitFeature[] {
  const finder = new UnitFinder(units);
  const withDoor = new Set(
    openings.flatMap((opening) => sidesAt(finder, opening)).map(({ unit }) => unit.id),
  );
  return units.filter((unit) => isEntered(unit) && !withDoor.has(unit.id));
}

/** Doors of rooms without one: in the longest wall to a hall, else where the nearest way passes. */
export function guessDoors(floor: Floor, rooms: readonly UnitFeature[]): FloorOpening[] {
  const index = new GridIndex<UnitFeature>(10);
  for (const unit of floor.units) if (isWalkable(unit)) index.add(unit, boxOf(unit.polygon.flat()));
  const sight = new Sight(floor);
  return rooms.flatMap((room): FloorOpening[] => {
    const halls = index.search(grown(boxOf(room.polygon.flat()), maxWall));
    const [wall] = halls.flatMap((hall) => wallBetween(room, hall)).toSorted(byLength);
    const line = wall ? openingIn(wall) : sight.lineTowardsWay(room);
    const where = { id: room.id, levelId: floor.level };
    if (!line) return [];
    const what = 'A room has a guessed door: draw the real one';
    const why = 'The source draws no door of it, and most rooms there have none';
    guess(floor.guesses, 'to-add', { rule: 'guessed-door', what, why, ...where });
    return [{ id: `door-${room.id}`, line, isDoor: true }];
  });
}

/** Openings between halls, and from halls to stairs and lifts, where nothing but a wall that has none lies between them. */
export function guessPassages(floor: Floor): FloorOpening[] {
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
    const [one, other] = sidesAt(finder, opening);
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
  const [between, toShafts] = [
    pairs.filter(({ to }) => isWalkable(to)),
    pairs.filter(({ to }) => !isWalkable(to)),
  ];
  return [...between.toSorted(byLength), ...toShafts.toSorted(byLength)].flatMap((wall): FloorOpening[] => {
    const { from, to } = wall;
    const isAlone = isWalkable(to) || groupOf.get(to.id) === to.id;
    if (!isAlone || !join(from.id, to.id)) return [];
    const what =
      'A hall has a guessed opening to the one beside it, or to stairs or a lift: draw the real one';
    const why = 'The source draws none, and most rooms there have no door';
    guess(floor.guesses, 'to-add', { rule: 'guessed-passage', what, why, id: to.id, levelId: floor.level });
    return [{ id: `passage-${from.id}-${to.id}`, line: openingIn(wall) }];
  });
}

interface Wall {
  readonly from: UnitFeature;
  readonly to: UnitFeature;
  readonly stretch: readonly [Point, Point];
}

function wallBetween(from: UnitFeature, to: UnitFeature): Wall[] {
  const [stretch] = sharedStretches(from.polygon, to.polygon, maxWall);
  return stretch ? [{ from, to, stretch }] : [];
}

function byLength(a: Wall, b: Wall): number {
  return distance(...b.stretch) - distance(...a.stretch);
}

/** An opening in the middle of a wall, along it and across it. */
function openingIn({ from, to, stretch }: Wall): readonly [Point, Point] {
  const middle = midpoint(...stretch);
  const [one, other] = [from, to].map(({ polygon }) => nearestOn(polygon, middle));
  if (!one || !other) return middleOf(stretch);
  const [x, y] = midpoint(one, other);
  const [dx, dy] = [x - middle[0], y - middle[1]];
  const [start, end] = stretch;
  return middleOf([
    [start[0] + dx, start[1] + dy],
    [end[0] + dx, end[1] + dy],
  ]);
}

function nearestOn(polygon: Polygon, point: Point): Point | undefined {
  const hits = polygon.flatMap(sidesOf).map((side) => nearestOnSegment(point, side));
  return hits.toSorted((a, b) => a.distance - b.distance)[0]?.point;
}

function meets(one: Box, other: Box): boolean {
  return one.minX <= other.maxX && other.minX <= one.maxX && one.minY <= other.maxY && other.minY <= one.maxY;
}

/** Short ways from doors that open to nothing that is drawn to the nearest way of the source. */
export function joinDoors(floor: Floor): {
  readonly paths: readonly FloorWay[];
  readonly joints: readonly Path[];
} {
  const finder = new UnitFinder(floor.units);
  const sight = new Sight(floor);
  const loose = floor.openings.filter((opening) => {
    const [side, other] = sidesAt(finder, opening);
    if (!side) return opening.source?.isEntrance === true;
    return (
      !other && !isWalkable(side.unit) && (opening.source?.isEntrance !== true || isShaft(side.unit.category))
    );
  });
  return joinThresholds(floor.ways, loose, { reach: toWay, isFree: sight.isFree });
}

/** What stands between a door and a way. */
class Sight {
  readonly #ways: readonly FloorWay[];
  readonly #walls = new GridIndex<readonly [Point, Point]>(8);

  constructor({ units, ways }: Floor) {
    this.#ways = ways;
    for (const side of units.flatMap(({ polygon }) => polygon.flatMap(sidesOf)))
      this.#walls.add(side, boxOf(side));
  }

  /** Whether a straight line from a door meets no wall but the door's own. */
  readonly isFree = (line: readonly [Point, Point]): boolean =>
    !this.#walls.search(boxOf(line)).some((wall) => {
      const point = crossingOf(line, wall);
      return point !== undefined && distance(point, line[0]) > ownWall;
    });

  /** A door in the wall of a room from which a way is in sight. */
  lineTowardsWay(room: UnitFeature): readonly [Point, Point] | undefined {
    const box = grown(boxOf(room.polygon.flat()), toWay);
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
      .filter((hit) => hit.distance <= toWay && this.isFree([hit.middle, hit.point]))
      .toSorted((a, b) => a.distance - b.distance);
    return nearest && middleOf(nearest.side);
  }
}

function middleOf(wall: readonly [Point, Point]): readonly [Point, Point] {
  const length = distance(...wall);
  const [x, y] = midpoint(...wall);
  const half = Math.min(doorWidth, length) / 2 / (length || 1);
  const [dx, dy] = [(wall[1][0] - wall[0][0]) * half, (wall[1][1] - wall[0][1]) * half];
  return [toCentimetres([x - dx, y - dy]), toCentimetres([x + dx, y + dy])];
}
