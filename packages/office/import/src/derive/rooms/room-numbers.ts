import { type Guess, guess } from '../../guesses.ts';
import type { RoomUnit } from '../draft/floor.ts';

export interface NumberedRoom {
  readonly unit: RoomUnit;
  readonly number: string | undefined;
}

/** Room number as written on doors: `205`, `A-1.05`, `12 b`; letters alone are a name. */
const numberPattern = /^(\p{L}{0,4}[-.]?|\p{Lu}{1,3} )\d[\p{L}\d]{0,5}([-./ ]?[\p{L}\d]{1,4}){0,3}$/u;

export function isNumber(text: string): boolean {
  return numberPattern.test(text);
}

/** `104` in `Classroom 104`, `306` in `Cabinet 306, Dean`; undefined for a name with several numbers or none. */
export function numberIn(name: string | undefined): string | undefined {
  if (name === undefined || isNumber(name)) return name;
  const words = (name.split(/[,;(]/)[0] ?? '').trim().split(' ');
  const last = words.at(-1) ?? '';
  const isOnly = words.filter((word) => /\d/.test(word)).length === 1 && words.length <= 3;
  return isOnly && isNumber(last) ? last : undefined;
}

/** `Classroom` for `Classroom 104`: pages show the number before the name. A number of letters is part of the name. */
export function withoutNumber(name: string, number: string): string {
  if (!/\d/.test(number)) return name;
  const rest = name.endsWith(` ${number}`)
    ? name.slice(0, -number.length).replace(/(?<![\s,№#-])[\s,№#-]+$/u, '')
    : name;
  return rest === '' || rest === number ? 'Room' : rest;
}

/** Reports numbers that occur on several levels of a building. */
export function reportRepeated(rooms: readonly NumberedRoom[], guesses: Guess[]): void {
  const numbered = rooms.filter(({ number }) => number !== undefined);
  const alike = Map.groupBy(numbered, ({ unit, number }) => `${unit.building} ${number?.toLowerCase()}`);
  for (const own of alike.values()) {
    if (new Set(own.map(({ unit }) => unit.level)).size === 1) continue;
    for (const { unit } of own) {
      const what = 'A number is on several levels of a building';
      const why = 'The site writes the level before it, as in "2-104"';
      const where = { id: unit.source.id, levelId: unit.level };
      guess(guesses, 'assumed', { rule: 'repeated-number', what, why, ...where });
    }
  }
}

/** A building of the college into which rooms are imported. */
export interface NumberedBuilding {
  readonly id: string;
  readonly roomPrefix?: string | undefined;
  /** Without the prefix. */
  readonly numbers: readonly string[];
}

export interface NumberedAround {
  /** Of this import, by id. */
  readonly buildingNames: ReadonlyMap<string, string>;
  readonly existing: readonly NumberedBuilding[];
}

/** Prefixes by building id: for all buildings but the largest that share a room number with another one. */
export function prefixesOf(
  rooms: readonly NumberedRoom[],
  { buildingNames, existing }: NumberedAround,
  guesses: Guess[],
): ReadonlyMap<string, string> {
  const numbers = new Map<string, Set<string>>();
  for (const { unit, number } of rooms) {
    if (number === undefined) continue;
    const own = numbers.get(unit.building) ?? new Set();
    numbers.set(unit.building, own.add(number.toLowerCase()));
  }
  const bySize = [...numbers].toSorted(([, a], [, b]) => b.size - a.size);
  const others = existing.filter(({ id }) => !buildingNames.has(id));
  const seen = new Set(
    others.flatMap(({ roomPrefix = '', numbers: own }) =>
      own.map((number) => `${roomPrefix}${number}`.toLowerCase()),
    ),
  );
  const used = new Set(others.flatMap(({ roomPrefix }) => roomPrefix ?? []));
  const prefixes = new Map<string, string>();
  for (const [building, own] of bySize) {
    if ([...own].some((number) => seen.has(number))) {
      const prefix = takePrefix(initialsOf(buildingNames.get(building) ?? building), used);
      prefixes.set(building, prefix);
      const what = `Room numbers of "${buildingNames.get(building)}" get the prefix "${prefix}"`;
      const why = 'Another building has some of the same numbers';
      guess(guesses, 'assumed', { rule: 'room-prefix', what, why, id: building });
    }
    for (const number of own) seen.add(number);
  }
  return prefixes;
}

function takePrefix(initials: string, used: Set<string>): string {
  let prefix = `${initials}-`;
  for (let count = 2; used.has(prefix); count++) prefix = `${initials}${count}-`;
  used.add(prefix);
  return prefix;
}

/** `AB3` for `Academic building №3`. */
function initialsOf(name: string): string {
  const words = name.match(/\d+|\p{L}+/gu) ?? [];
  const initials = words.map((word) => (/\d/.test(word) ? word : word.slice(0, 1).toUpperCase()));
  return initials.join('').slice(0, 5) || 'B';
}
