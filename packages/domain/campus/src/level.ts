import { isolated } from './text.ts';

/** A storey of a building, or the grounds. Terms follow IMDF. */
export interface Level {
  /** Stable: `level-2`. */
  readonly id: string;
  /** Id of its building; the grounds have none. */
  readonly building?: string;
  /** Storeys above the entrance level, which is 0; fractional for half levels. */
  readonly ordinal: number;
  /** As on the lift button: `2`, `G`, `B1`, `EG`. */
  readonly shortName: string;
  /** In a sentence, without an article: `second floor`, `basement`, `Level 2`. */
  readonly name: string;
  /** The name with its building, where the college has several: `second floor, Science Block`. */
  readonly title: string;
  /** Metres above the grounds. */
  readonly elevation: number;
  /** Id of the screen that shows its whole plan. */
  readonly screen?: string;
}

/** All levels of a college: the grounds first, then each building's, lowest first. A `level` is an index into it. */
export type Levels = readonly Level[];

/** Index of the grounds. */
export const outdoors = 0;

/** The level of the grounds, first in `Levels`. */
export const grounds: Level = {
  id: 'outdoors',
  ordinal: 0,
  shortName: '',
  name: 'outdoors',
  title: 'outdoors',
  elevation: 0,
};

/** @throws {RangeError} when the college has no such level */
export function getLevel(levels: Levels, index: number): Level {
  const level = levels[index];
  if (!level) throw new RangeError(`Cannot find level ${index}: the college has ${levels.length}`);
  return level;
}

/** Index of a level by its id; -1 where the college has none. */
export function indexOfLevel(levels: Levels, id: string | undefined): number {
  return levels.findIndex((level) => level.id === id);
}

/** `second floor`, with its building where the college has several. */
export function titleOf(levels: Levels, index: number): string {
  return getLevel(levels, index).title;
}

interface Whereabouts {
  readonly level: number;
  readonly campus?: string | undefined;
}

/** The title of the level of a place; outdoors the name of the campus in a college with several. */
export function titleAt(levels: Levels, { level, campus }: Whereabouts): string {
  return (level === outdoors && campus) || titleOf(levels, level);
}

/** `outdoors`, `on the second floor`, `on Level 2`. */
export function onLevel(levels: Levels, index: number): string {
  const { title } = getLevel(levels, index);
  return index === outdoors ? title : `on ${withArticle(title)}`;
}

/** `the second floor`, but `Level 2`: a capitalised name has no article. */
export function withArticle(name: string): string {
  return /^\p{Ll}/u.test(name) ? `the ${name}` : isolated(name);
}

/** `the second` and `the third floor`, `the basement` and `the first floor`: a common last word is written once. */
export function pairOfLevels(levels: Levels, first: number, last: number): readonly [string, string] {
  const [one, other] = [getLevel(levels, first), getLevel(levels, last)];
  if (one.building !== other.building) return [withArticle(one.title), withArticle(other.title)];
  const word = / (\S+)$/.exec(one.name)?.[0];
  const stem = word && other.name.endsWith(word) ? one.name.slice(0, -word.length) : one.name;
  return [withArticle(stem), withArticle(other.name)];
}

/**
 * Index of the storey of a level: the first level with its ordinal, as a storey is drawn on one plan. The grounds share
 * the storey of the entrance levels.
 */
export function storeyOf(levels: Levels, index: number): number {
  const { ordinal } = getLevel(levels, index);
  return Math.max(
    outdoors,
    levels.findIndex((level, i) => i !== outdoors && level.ordinal === ordinal),
  );
}

/** The names that buildings have for a storey: `second floor`, `ground floor or Level 1`. */
export function nameOfStorey(levels: Levels, index: number): string {
  const { ordinal } = getLevel(levels, index);
  const own = levels.filter((level, i) => i !== outdoors && level.ordinal === ordinal);
  return [...new Set(own.map(({ name }) => name))].join(' or ');
}

/** Name of the published part with the plan that shows a level. */
export function planPart(levels: Levels, index: number): `plan/${string}` {
  if (index === outdoors) return 'plan/outdoors';
  const { ordinal } = getLevel(levels, index);
  return ordinal === 0 ? 'plan/ground' : `plan/${getLevel(levels, storeyOf(levels, index)).id}`;
}

/** Indices of the storeys, lowest first. */
export function listStoreys(levels: Levels): readonly number[] {
  const indoors = levels.map((_, index) => index).slice(1);
  const storeys = [...new Set(indoors.map((index) => storeyOf(levels, index)))];
  return storeys.toSorted((a, b) => getLevel(levels, a).ordinal - getLevel(levels, b).ordinal);
}

/** Whether `to` lies above `from`. */
export function isUpwards(levels: Levels, from: number, to: number): boolean {
  return getLevel(levels, to).elevation > getLevel(levels, from).elevation;
}

/** Sign of a storey as in the lift, in the building of level `near` if it has the storey: `2`, `B1`, `EG`. */
export function signOfStorey(levels: Levels, storey: number, near: number): string {
  const { ordinal, shortName } = getLevel(levels, storey);
  const { building } = getLevel(levels, near);
  const own = levels.find((level) => level.building === building && level.ordinal === ordinal);
  return building && own ? own.shortName : shortName;
}

/** The storeys with their names in addresses: the sign of the lift, which differs for each storey of most colleges. */
export function nameStoreys(levels: Levels): readonly { readonly floor: number; readonly name: string }[] {
  const storeys = listStoreys(levels);
  const signs = storeys.map((floor) => getLevel(levels, floor).shortName);
  return storeys.map((floor, i) => {
    const sign = signs[i] ?? '';
    return { floor, name: signs.indexOf(sign) === i ? sign : `${sign}-${floor}` };
  });
}
