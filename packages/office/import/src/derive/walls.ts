import {
  distance,
  midpoint,
  nearestOnSegment,
  type Point,
  type Polygon,
  sidesOf,
  toCentimetres,
  type UnitFeature,
  type UnitFinder,
} from '@campusway/campus';
import type { FloorOpening } from './floor.ts';
import { sharedStretches } from './passages.ts';

/** Maximum metres of wall with an opening in its middle, a stride from both units. */
const thinWall = 0.7;
/** Maximum metres of wall; a thick one gets a recess of the hall up to the other unit. */
export const maxWall = 1.2;
/** Width in metres of a guessed door. */
export const doorWidth = 0.9;
/** Metres by which a recess overlaps its hall. */
const overlap = 0.2;

/** A wall between a hall and the unit beside it. */
export interface Wall {
  readonly hall: UnitFeature;
  readonly other: UnitFeature;
  readonly stretch: readonly [Point, Point];
  readonly isThick: boolean;
}

export interface WallOpening extends Pick<FloorOpening, 'line'> {
  /** The area by which it extends the hall. */
  readonly recess?: Recess;
}

export interface Recess {
  readonly hall: string;
  readonly polygon: Polygon;
}

export function wallBetween(hall: UnitFeature, other: UnitFeature): Wall[] {
  const [thin] = sharedStretches(hall.polygon, other.polygon, thinWall);
  const [stretch] = thin ? [thin] : sharedStretches(hall.polygon, other.polygon, maxWall);
  return stretch ? [{ hall, other, stretch, isThick: thin === undefined }] : [];
}

/** Thin walls first, then the longest. */
export function byFit(a: Wall, b: Wall): number {
  return Number(a.isThick) - Number(b.isThick) || distance(...b.stretch) - distance(...a.stretch);
}

/** An opening in the middle of a wall; through a thick one with a recess, unless another unit lies there. */
export function openingIn({ hall, other, stretch, isThick }: Wall, finder: UnitFinder): WallOpening[] {
  const middle = midpoint(...stretch);
  const [from, to] = [nearestOn(hall.polygon, middle), nearestOn(other.polygon, middle)];
  if (!from || !to) return [];
  if (!isThick) {
    const [x, y] = midpoint(from, to);
    const [dx, dy] = [x - middle[0], y - middle[1]];
    const [a, b] = stretch;
    return [
      {
        line: middleOf([
          [a[0] + dx, a[1] + dy],
          [b[0] + dx, b[1] + dy],
        ]),
      },
    ];
  }
  const depth = distance(from, to);
  const [ux, uy] = [(to[0] - from[0]) / depth, (to[1] - from[1]) / depth];
  const at = (along: number, aside: number) =>
    toCentimetres([from[0] + ux * along - uy * aside, from[1] + uy * along + ux * aside]);
  const half = doorWidth / 2;
  const isTaken = [0.1, depth / 2, depth - 0.1].some((along) =>
    [-half, 0, half].some((aside) => {
      const unit = finder.at(at(along, aside));
      return unit !== undefined && unit.id !== hall.id && unit.id !== other.id;
    }),
  );
  if (isTaken) return [];
  const polygon = [[at(-overlap, half), at(-overlap, -half), at(depth, -half), at(depth, half)]];
  return [{ line: [at(depth, -half), at(depth, half)], recess: { hall: hall.id, polygon } }];
}

/** A door's width in the middle of a wall. */
export function middleOf(wall: readonly [Point, Point]): readonly [Point, Point] {
  const length = distance(...wall);
  const [x, y] = midpoint(...wall);
  const half = Math.min(doorWidth, length) / 2 / (length || 1);
  const [dx, dy] = [(wall[1][0] - wall[0][0]) * half, (wall[1][1] - wall[0][1]) * half];
  return [toCentimetres([x - dx, y - dy]), toCentimetres([x + dx, y + dy])];
}

function nearestOn(polygon: Polygon, point: Point): Point | undefined {
  const hits = polygon.flatMap(sidesOf).map((side) => nearestOnSegment(point, side));
  return hits.toSorted((a, b) => a.distance - b.distance)[0]?.point;
}
