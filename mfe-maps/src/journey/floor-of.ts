import { type GraphNode, getLevel, type Place, type Point, placeOfRoom, storeyOf } from '@campusway/campus';
import type { Leg } from '@campusway/campus/routing';
import { college } from '@campusway/platform';

/** The floor whose plan shows a level: grounds and entrance levels share one. */
export function floorOf(level: number): number {
  return storeyOf(college.levels, level);
}

/** All levels on the plan of a floor. */
export function levelsOn(floor: number): readonly number[] {
  return college.levels.map((_, level) => level).filter((level) => floorOf(level) === floor);
}

/** Whether a floor is shown with the grounds around it. */
export function isGroundFloor(floor: number): boolean {
  return getLevel(college.levels, floor).ordinal === 0;
}

/** Whether an id is that of a whole floor. */
export function isLevel(id: string): boolean {
  return college.levels.some((level) => level.id === id);
}

/** Distinct floors of a route, in order. */
export function floorsOf(legs: readonly Leg[]): readonly number[] {
  return [...new Set(legs.flatMap(({ level, toLevel }) => [floorOf(level), floorOf(toLevel)]))];
}

/** The room that a venue is: the place that plans draw and select. */
export const roomOf = <Known extends Place | undefined>(place: Known): Known | Place =>
  (place && college.findPlace(placeOfRoom(place.room ?? place.code ?? ''))) ?? place;

/** Of a place, a node or a point of a step, metres. */
export function pointOf({ x, y }: Pick<GraphNode, 'x' | 'y'>): Point {
  return [x, y];
}
