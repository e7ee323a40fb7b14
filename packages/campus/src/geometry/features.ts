import type { PlaceId, RoomNumber, Wing } from '../model.ts';
import type { AmenityCategory, PlaceUnitCategory } from '../place-kinds.ts';
import type { Point } from './point.ts';
import type { Polygon } from './polygon.ts';

/**
 * The map as drawn, in the words of IMDF: a level is made of units (polygons), openings between them (lines),
 * amenities (points) and details that are only looked at. Two kinds are ours: a way is a line that people walk on,
 * a fixture is something that stands there, such as a tree.
 */
export type MapFeature =
  | LevelFeature
  | UnitFeature
  | OpeningFeature
  | WayFeature
  | AmenityFeature
  | DetailFeature
  | FixtureFeature;

/** Categories of units that are no places by themselves; those of places are in `placeKinds`. */
export const surfaceCategories = [
  'room',
  'auditorium',
  'library',
  'walkway',
  'lobby',
  'lounge',
  'terrace',
  'nonpublic',
  'structure',
  'vegetation',
  'opentobelow',
  'building',
  'parking',
  'road',
  'plaza',
  'fieldofplay',
  'theater',
  'water',
] as const;
export type UnitCategory = (typeof surfaceCategories)[number] | PlaceUnitCategory;

interface Common {
  readonly id: string;
  /** Index into the college's levels; 0 is outdoors. */
  readonly level: number;
  readonly name?: string;
  readonly wing?: Wing;
}

/** The outline of a floor, or of the grounds. What no unit covers inside it is wall. */
export interface LevelFeature extends Common {
  readonly type: 'level';
  /** All rings of a floor that consists of several parts. */
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
  /** Of a building outdoors, metres. */
  readonly height?: number;
  /** Stairs: the compass direction in which the first flight climbs, degrees from north, clockwise. */
  readonly up?: number;
}

export interface OpeningFeature extends Common {
  readonly type: 'opening';
  readonly category: 'door' | 'passage' | 'entrance' | 'gate';
  /** On the middle of the wall, from the hinge to the lock; its length is the clear width. */
  readonly line: readonly [Point, Point];
  /** The side of the line into which the leaf opens. */
  readonly swing: 'left' | 'right' | 'none';
  readonly leaves: 1 | 2;
  /** Steps of a flight right before the door, on its lower side. */
  readonly steps?: number;
  /** The side of the line that lies higher; with `steps` only. */
  readonly stepsUp?: 'left' | 'right';
}

export interface WayFeature extends Common {
  readonly type: 'way';
  readonly category: 'corridor' | 'path' | 'ramp' | 'stairs';
  readonly points: readonly Point[];
  /** Only to be walked in the direction of the line. */
  readonly oneWay: boolean;
  /** Metres, for drawing. */
  readonly width: number;
  /** Of stairs: how many steps lead up from the first point to the last. */
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

/** Units that one walks about in, from wall to wall. */
export function isWalkable({ category }: Pick<UnitFeature, 'category'>): boolean {
  return category === 'walkway' || category === 'lobby';
}

/** The place that a room's doors belong to. */
export function placeOfRoom(room: RoomNumber): PlaceId {
  return `room-${room.toLowerCase().replace(/[\s/?#]+/gu, '-')}`;
}
