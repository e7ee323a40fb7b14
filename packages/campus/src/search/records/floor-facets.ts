import { floorName } from '../../lookup/floor-name.ts';
import type { Facet } from '../search-record.ts';

/** The ways to name a floor: `second floor`, `2nd floor`, `floor 2`, `level 2`, `2f`. The first one is the ground floor too. */
export function floorFacet(floor: number): Facet {
  const name = floorName(floor);
  const ordinal = name.split(' ')[0] ?? '';
  const figures = `${floor}${ending(floor)}`;
  const words = [
    name,
    `${figures} floor`,
    `floor ${floor}`,
    `level ${floor}`,
    `${floor} floor`,
    `${floor}f`,
    `f ${floor}`,
  ];
  const short = [
    `${ordinal} flr`,
    `${figures} flr`,
    `flr ${floor}`,
    `${ordinal} level`,
    `${figures} level`,
    `storey ${floor}`,
  ];
  const ground = floor === 1 ? ['ground floor', 'ground level', 'ground flr', 'gf'] : [];
  return { name: 'floor', words: [...words, ...short, ...ground] };
}

function ending(floor: number): string {
  if (floor % 100 >= 11 && floor % 100 <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][floor % 10] ?? 'th';
}
