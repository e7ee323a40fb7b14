import type { Leg } from '@campusway/campus/routing';

/** The floor on whose plan a level is shown: the grounds and the first floor are one drawing. */
export function floorOf(level: number): number {
  return Math.max(1, level);
}

/** Floors that a route is walked on, in its order, each once. */
export function floorsOf(legs: readonly Leg[]): readonly number[] {
  return [...new Set(legs.flatMap(({ level, toLevel }) => [floorOf(level), floorOf(toLevel)]))];
}
