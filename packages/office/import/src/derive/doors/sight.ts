import {
  boxOf,
  crossingOf,
  distance,
  type GridIndex,
  midpoint,
  nearestOnSegment,
  overlaps,
  type Point,
  sidesOf,
  type UnitFeature,
} from '@campusway/campus';
import { grown, indexOf, type Line, segmentsOf } from '../../geometry/lines.ts';
import type { Floor, FloorWay } from '../draft/floor.ts';
import { doorWidth, middleOf } from './walls.ts';

/** Maximum metres from a room or a door to its way. */
export const maxToWay = 15;
/** Metres from a door within which a wall is its own. */
const ownWall = 0.3;

/** Lines of sight between doors and ways. */
export class Sight {
  readonly #ways: readonly FloorWay[];
  readonly #walls: GridIndex<Line>;

  constructor({ units, ways }: Pick<Floor, 'units' | 'ways'>) {
    this.#ways = ways;
    this.#walls = indexOf(
      units.flatMap(({ polygon }) => polygon.flatMap(sidesOf)),
      (side) => side,
    );
  }

  /** Whether a straight line from a door crosses no wall but the door's own. */
  readonly isFree = (line: Line): boolean =>
    !this.#walls.search(boxOf(line)).some((wall) => {
      const point = crossingOf(line, wall);
      return point !== undefined && distance(point, line[0]) > ownWall;
    });

  /** A door in the wall of a room that is nearest to a way in sight. */
  lineTowardsWay(room: UnitFeature): Line | undefined {
    const box = grown(boxOf(room.polygon.flat()), maxToWay);
    const segments = this.#ways
      .filter(({ points }) => overlaps(boxOf(points), box))
      .flatMap(({ points }) => segmentsOf(points));
    const sides = room.polygon.flatMap(sidesOf).filter((side) => distance(...side) >= doorWidth);
    const hits = sides.flatMap((side) => {
      const middle: Point = midpoint(...side);
      return segments.map((segment) => ({ side, middle, ...nearestOnSegment(middle, segment) }));
    });
    const [nearest] = hits
      .filter((hit) => hit.distance <= maxToWay && this.isFree([hit.middle, hit.point]))
      .toSorted((a, b) => a.distance - b.distance);
    return nearest && middleOf(nearest.side);
  }
}
