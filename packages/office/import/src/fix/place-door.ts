import {
  distance,
  isWalkable,
  midpoint,
  nearestOnSegment,
  type OpeningFeature,
  type Point,
  sidesOf,
  toCentimetres,
  type UnitFeature,
  UnitFinder,
} from '@campusway/campus';
import { doorWidth, minPassage, nearestOn, thinWall } from '../derive/doors/walls.ts';
import { isShaft } from '../derive/draft/categories.ts';
import { along, type Line, lineThrough, unitVector } from '../geometry/lines.ts';

/** An opening of a level, from end to end in metres. */
export interface PlacedDoor {
  readonly line: Line;
  readonly category: 'door' | 'passage' | 'entrance';
  /** The unit that has it, for its id. */
  readonly unit: UnitFeature;
}

/** Maximum metres from a click to its wall. */
const maxClick = 1.5;
/** Maximum metres along a wall between a point and the one opposite. */
const maxShift = 0.1;

/** The line of a door in the middle of the wall that is nearest to a point; undefined if no wall is near. */
export function lineOfDoorAt(point: Point, units: readonly UnitFeature[]): Line | undefined {
  const hits = units.flatMap((unit) =>
    unit.polygon
      .flatMap(sidesOf)
      .filter((side) => distance(...side) >= minPassage)
      .map((side) => ({ unit, side, ...nearestOnSegment(point, side) })),
  );
  const [nearest] = hits.toSorted((a, b) => a.distance - b.distance);
  if (!nearest || nearest.distance > maxClick) return undefined;
  const { unit, side, share } = nearest;
  const [length, forwards] = [distance(...side), unitVector(...side)];
  const width = Math.min(doorWidth, length);
  const metres = Math.min(Math.max(share * length, width / 2), length - width / 2);
  const face = along(side[0], forwards, metres);
  const isOpposite = ([x, y]: Point) =>
    distance(face, [x, y]) <= thinWall &&
    Math.abs((x - face[0]) * forwards[0] + (y - face[1]) * forwards[1]) <= maxShift;
  const [opposite] = units
    .map((other) => (other === unit ? undefined : nearestOn(other.polygon, face)))
    .filter((point) => point !== undefined)
    .filter(isOpposite)
    .toSorted((a, b) => distance(a, face) - distance(b, face));
  const [from, to] = lineThrough(opposite ? midpoint(face, opposite) : face, forwards, width);
  return [toCentimetres(from), toCentimetres(to)];
}

/** Whether an opening is where the line is. */
export function isOpen(line: Line, openings: readonly OpeningFeature[]): boolean {
  return openings.some((opening) => distance(midpoint(...opening.line), midpoint(...line)) < doorWidth / 2);
}

/** The opening on a line, by the units beside it; undefined if there is none. Entrances are on the ground level. */
export function toDoor(line: Line, units: readonly UnitFeature[], isGround: boolean): PlacedDoor | undefined {
  const beside = new UnitFinder(units).sidesOf({ line }).map(({ unit }) => unit);
  const unit = beside.find((one) => !isWalkable(one)) ?? beside[0];
  if (!unit) return undefined;
  const isHall = isWalkable(unit);
  const leadsOut = isGround && beside.length === 1 && (isHall || isShaft(unit.category));
  return { line, unit, category: leadsOut ? 'entrance' : isHall ? 'passage' : 'door' };
}
