import { getLevel, storeyOf } from '@campusway/campus';
import type { Leg } from '@campusway/campus/routing';
import { college } from '@campusway/platform';

/** The floor on whose plan a level is shown: the grounds and the entrance levels are one drawing. */
export function floorOf(level: number): number {
  return storeyOf(college.levels, level);
}

/** All levels that the plan of a floor shows. */
export function levelsOn(floor: number): readonly number[] {
  return college.levels.map((_, level) => level).filter((level) => floorOf(level) === floor);
}

/** Whether a floor is shown with the grounds around it. */
export function isGroundFloor(floor: number): boolean {
  return getLevel(college.levels, floor).ordinal === 0;
}

/** What the lift calls a floor, in the building of the level that is looked at if that has it: `2`, `B1`, `EG`. */
export function signOfFloor(floor: number, near: number): string {
  const { ordinal, shortName } = getLevel(college.levels, floor);
  const { building } = getLevel(college.levels, near);
  const own = college.levels.find((level) => level.building === building && level.ordinal === ordinal);
  return building && own ? own.shortName : shortName;
}

/** Floors that a route is walked on, in its order, each once. */
export function floorsOf(legs: readonly Leg[]): readonly number[] {
  return [...new Set(legs.flatMap(({ level, toLevel }) => [floorOf(level), floorOf(toLevel)]))];
}
