import { getLevel, type Level, type Levels, outdoors } from '../../level.ts';
import { departmentsOn } from '../../lookup/department-ranges.ts';
import { capitalised } from '../../text.ts';
import type { CampusContent, CampusRecord, SharedFacets } from './campus-record.ts';
import { cardinalsOf, ordinalsOf } from './number-words.ts';

/**
 * Names of each level, by index: `second floor`, `2nd flr`, `floor 2`, `level two`, `2f`. The entrance
 * level is also the ground floor, the highest level the top floor.
 */
export function levelFacets(levels: Levels): SharedFacets['levels'] {
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
  const before = isNumber ? ordinalsOf(floor) : [sign];
  const behind = isNumber ? cardinalsOf(floor) : [sign];
  const nouns = ['floor', 'flr', 'level'];
  return [
    ...before.flatMap((ordinal) => nouns.map((noun) => `${ordinal} ${noun}`)),
    ...behind.flatMap((number) => nouns.map((noun) => `${noun} ${number}`)),
    ...[`${sign}f`, `f ${sign}`, `storey ${sign}`],
  ];
}

/** A wing, or a campus outdoors, narrows like a floor: `lab east wing`. */
export function areaFacets(places: CampusContent['places']): SharedFacets['areas'] {
  const names = places.flatMap(({ wing, campus }) => [
    ...(wing ? [`${wing} wing`] : []),
    ...(campus ? [campus] : []),
  ]);
  return new Map(names.map((name) => [name, { name: 'floor', words: [name] }]));
}

/** `Fourth floor: MBA, FED` */
export function levelRecords(content: CampusContent, facets: SharedFacets): CampusRecord[] {
  return [...facets.levels].map(([index, { words }]) => {
    const { id, title } = getLevel(content.levels, index);
    return {
      id,
      kind: 'floor',
      title: capitalised(title),
      aliases: words.filter((word) => /^(?:ground|top) floor$/.test(word)),
      spellings: words,
      where: departmentsOn([index], content) || 'floor plan',
      details: ['floor plan map'],
      level: index,
      rank: 0.8,
    };
  });
}
