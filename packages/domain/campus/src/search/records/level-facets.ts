import { type Level, type Levels, outdoors } from '../../level.ts';
import type { Facet } from '../search-record.ts';
import { cardinalsOf, ordinalsOf } from './number-words.ts';

/**
 * Names of each level, by index: `second floor`, `2nd flr`, `floor 2`, `level two`, `2f`. The entrance
 * level is also the ground floor, the highest level the top floor.
 */
export function levelFacets(levels: Levels): ReadonlyMap<number, Facet> {
  const indoors = levels.flatMap((level, index) => (index === outdoors ? [] : [{ index, level }]));
  return new Map(
    indoors.map(({ index, level }) => {
      const alike = levels.filter(({ building }) => building === level.building);
      const ground = level.ordinal === 0 ? ['ground floor', 'ground level', 'ground flr', 'gf'] : [];
      const isTop = alike.every(({ ordinal }) => ordinal <= level.ordinal);
      const top = isTop ? ['top floor', 'last floor'] : [];
      const words = new Set([level.title, level.name, ...namesOf(level), ...ground, ...top]);
      return [index, { name: 'floor', words: [...words] }];
    }),
  );
}

function namesOf({ shortName }: Level): string[] {
  const floor = Number(shortName);
  const isNumber = Number.isInteger(floor) && floor > 0;
  const sign = shortName.toLowerCase();
  const before = (isNumber ? ordinalsOf(floor) : [sign]).flatMap((ordinal) => [
    `${ordinal} floor`,
    `${ordinal} flr`,
    `${ordinal} level`,
  ]);
  const behind = (isNumber ? cardinalsOf(floor) : [sign]).flatMap((number) => [
    `floor ${number}`,
    `flr ${number}`,
    `level ${number}`,
  ]);
  return [...before, ...behind, `${sign}f`, `f ${sign}`, `storey ${sign}`];
}
