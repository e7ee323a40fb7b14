import { outdoors } from '../level.ts';
import type { PlaceId, RoomNumber, Wing } from '../model.ts';
import type { AmenityCategory, PlaceUnitCategory } from '../place-kinds.ts';
import { wordsIn } from '../text.ts';
import type { Point } from './point.ts';
import type { Polygon } from './polygon.ts';

/**
 * Map features in IMDF terms: a level consists of units (polygons), openings between them (lines), amenities (points)
 * and details without function. Two types are additions: a way is a line that people walk on, a fixture is an object
 * such as a tree.
 */
export type MapFeature =
  | LevelFeature
  | UnitFeature
  | OpeningFeature
  | WayFeature
  | AmenityFeature
  | DetailFeature
  | FixtureFeature;

/** Categories of units that are not places themselves; those of places are in `placeKinds`. */
export const surfaceCategories = wordsIn(
  'room auditorium library walkway lobby lounge terrace nonpublic structure vegetation opentobelow building',
  'parking road plaza fieldofplay theater water',
);
export type UnitCategory = (typeof surfaceCategories)[number] | PlaceUnitCategory;

interface Common {
  readonly id: string;
  /** Index into the college's levels; 0 is outdoors. */
  readonly level: number;
  readonly name?: string;
  readonly wing?: Wing;
}

/** The outline of a floor, or of the grounds. Area inside it without a unit is wall. */
export interface LevelFeature extends Common {
  readonly type: 'level';
  /** All rings, where a floor consists of several parts. */
  readonly polygon: Polygon;
  /** Metres above the ground outdoors. */
  readonly elevation: number;
}

export interface UnitFeature extends Common {
  readonly type: 'unit';
  readonly category: UnitCategory;
  readonly polygon: Polygon;
  readonly room?: RoomNumber;
  /** Units of one lift or one staircase on different levels share their shaft. */
  readonly shaft?: string;
  /** Height of a building outdoors, metres. */
  readonly height?: number;
  /** Stairs: bearing in which the first flight climbs, degrees clockwise from north. */
  readonly up?: number;
}

export interface OpeningFeature extends Common {
  readonly type: 'opening';
  readonly category: 'door' | 'passage' | 'entrance' | 'gate';
  /** Index of the level behind it, where that is in another building: the door or bridge between two buildings. */
  readonly toLevel?: number;
  /** Centre line of the wall, from hinge to lock; its length is the clear width. */
  readonly line: readonly [Point, Point];
  /** Side of the line to which the leaf opens. */
  readonly swing: 'left' | 'right' | 'none';
  readonly leaves: 1 | 2;
  /** Number of steps of a flight at the door, on its lower side. */
  readonly steps?: number;
  /** Upper side of the line; only with `steps`. */
  readonly stepsUp?: 'left' | 'right';
}

export interface WayFeature extends Common {
  readonly type: 'way';
  readonly category: 'corridor' | 'path' | 'ramp' | 'stairs';
  readonly points: readonly Point[];
  /** Walkable only in the direction of the line. */
  readonly oneWay: boolean;
  /** Metres, for drawing. */
  readonly width: number;
  /** Stairs: number of steps up from the first point to the last. */
  readonly steps?: number;
}

export interface AmenityFeature extends Common {
  readonly type: 'amenity';
  readonly category: AmenityCategory;
  readonly point: Point;
}

export interface DetailFeature extends Common {
  readonly type: 'detail';
  readonly category: 'window' | 'marking' | 'kerb' | 'seating';
  readonly points: readonly Point[];
}

export interface FixtureFeature extends Common {
  readonly type: 'fixture';
  readonly category: 'tree' | 'shrub' | 'flagpole';
  readonly point: Point;
  /** Metres. */
  readonly radius: number;
}

/** Whether people walk freely in a unit, such as a corridor. */
export function isWalkable({ category }: Pick<UnitFeature, 'category'>): boolean {
  return category === 'walkway' || category === 'lobby';
}

/** The levels that an opening is on: the grounds too for an entrance, another building's for a door between buildings. */
export function levelsOfOpening({ category, level, toLevel }: OpeningFeature): readonly number[] {
  const other = toLevel ?? (category === 'entrance' ? outdoors : level);
  return other === level ? [level] : [level, other];
}

/** Id of the place of a room. */
export function placeOfRoom(room: RoomNumber): PlaceId {
  return `room-${room.toLowerCase().replace(/[\s/?#]+/gu, '-')}`;
}
