import { floorName } from '../../lookup/floor-name.ts';
import type { Facet } from '../search-record.ts';
import { cardinalsOf, ordinalsOf } from './number-words.ts';

/**
 * The ways to name each floor: `second floor`, `2nd flr`, `floor 2`, `level two`, `2f`. The lowest is the ground floor
 * too, and the highest the top one.
 */
export function floorFacets(floors: readonly number[]): ReadonlyMap<number, Facet> {
  const sorted = [...new Set(floors)].sort((a, b) => a - b);
  return new Map(
    sorted.map((floor) => {
      const ground = floor === sorted[0] ? ['ground floor', 'ground level', 'ground flr', 'gf'] : [];
      const top = floor === sorted.at(-1) ? ['top floor', 'last floor'] : [];
      return [floor, { name: 'floor', words: [floorName(floor), ...waysToSay(floor), ...ground, ...top] }];
    }),
  );
}

function waysToSay(floor: number): string[] {
  const before = ordinalsOf(floor).flatMap((ordinal) => [
    `${ordinal} floor`,
    `${ordinal} flr`,
    `${ordinal} level`,
  ]);
  const behind = cardinalsOf(floor).flatMap((number) => [
    `floor ${number}`,
    `flr ${number}`,
    `level ${number}`,
  ]);
  return [...before, ...behind, `${floor}f`, `f ${floor}`, `storey ${floor}`];
}
