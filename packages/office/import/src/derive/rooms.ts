import { guess } from '../guesses.ts';
import type { Guess, Names, SourceOccupant, SourceUnit } from '../model.ts';
import { isRoom, type RoomEntry, roomKindOf, type UnitCategory } from './categories.ts';
import type { Naming } from './levels.ts';
import { type KnownIds, toId, UniqueIds } from './unique-ids.ts';

export interface RoomUnit {
  readonly source: SourceUnit;
  readonly category: UnitCategory;
  /** Id of its level in the college. */
  readonly level: string;
  readonly building: string;
}

interface Named {
  readonly unit: RoomUnit;
  readonly number: string | undefined;
  readonly name: string | undefined;
  readonly kind: RoomEntry['kind'];
  readonly others: readonly string[];
}

/** Room number as written on doors: `205`, `A-1.05`, `12 b`; letters alone are a name. */
const numberPattern = /^(\p{L}{0,4}[-.]?|\p{Lu}{1,3} )\d[\p{L}\d]{0,5}([-./ ]?[\p{L}\d]{1,4}){0,3}$/u;
/** Placeholders instead of a name. */
const noName = /^[-–—?.\s]*$|[\s][-–—?]+$/;

export interface NamedRooms {
  /** Entry of the room list by the unit's id in the source. */
  readonly entries: ReadonlyMap<string, RoomEntry>;
  /** Prefixes of room numbers, by building id. */
  readonly prefixes: ReadonlyMap<string, string>;
  readonly given: KnownIds;
}

/** Numbers and names of rooms, their own or those of their occupants. */
export function nameRooms(
  units: readonly RoomUnit[],
  occupants: readonly SourceOccupant[],
  { naming, buildingNames }: { readonly naming: Naming; readonly buildingNames: ReadonlyMap<string, string> },
): NamedRooms {
  const byUnit = Map.groupBy(occupants, ({ unitId }) => unitId);
  const named = units
    .filter(({ category }) => isRoom(category))
    .map((unit) => nameOf(unit, byUnit.get(unit.source.id) ?? [], naming));
  const generic = genericNames(named);
  const prefixes = prefixesOf(named, buildingNames, naming.guesses);
  // An id must not be the number of another room.
  const numbers = named.flatMap(({ unit, number }) =>
    number === undefined ? [] : [wholeNumber(unit, number, prefixes)],
  );
  const ids = new UniqueIds(numbers.map(toId), naming.known);
  reportRepeated(named, naming.guesses);
  const taken = new Set<string>();
  const entries = new Map<string, RoomEntry>();
  for (const room of named) {
    const isGeneric = room.number === undefined && generic.has(room.name);
    const entry = toEntry(room, { taken, ids, prefixes, isGeneric, guesses: naming.guesses });
    if (entry) entries.set(room.unit.source.id, entry);
  }
  return { entries, prefixes, given: ids.given };
}

function nameOf(unit: RoomUnit, occupants: readonly SourceOccupant[], { guesses, nameOf }: Naming): Named {
  const { source } = unit;
  const things = [source, ...occupants];
  const texts = things.flatMap(({ names, otherNames }) => [...Object.values(names), ...otherNames]);
  const name = things.map(({ names }) => nameOf(names)).find((text) => text && !noName.test(text));
  const written = things.map(({ number }) => number).find((text) => text !== undefined);
  const short = things.flatMap(({ otherNames }) => otherNames).find((text) => numberPattern.test(text));
  const number = written ?? short ?? numberIn(name);
  if (written === undefined && number !== undefined) {
    const why = short ? 'Its short name looks like one' : `Its name is "${name}"`;
    const what = `The number of the room is "${number}"`;
    guess(guesses, 'assumed', { rule: 'room-number', what, why, id: source.id });
  }
  const occupied = occupants.map(({ category }) => roomKindOf(category)).find((kind) => kind !== 'other');
  const own = roomKindOf(source.category);
  return {
    unit,
    number: number?.slice(0, 24),
    name,
    kind: own === 'other' ? (occupied ?? own) : own,
    others: [...new Set(texts)].filter((text) => text !== name && text !== number && !noName.test(text)),
  };
}

/** `104` of `Classroom 104`, `306` of `Cabinet 306, Dean`; undefined for a name with several numbers or none. */
function numberIn(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  if (numberPattern.test(name)) return name;
  const [head = ''] = name.split(/[,;(]/);
  const words = head.trim().split(' ');
  const numbers = words.filter((word) => /\d/.test(word));
  const last = words.at(-1) ?? '';
  return numbers.length === 1 && words.length <= 3 && numberPattern.test(last) ? last : undefined;
}

/** Names that more than two rooms without a number share, such as "Classroom": they identify none of them. */
function genericNames(rooms: readonly Named[]): ReadonlySet<string | undefined> {
  const alike = Map.groupBy(
    rooms.filter(({ number }) => number === undefined),
    ({ name }) => name,
  );
  return new Set([...alike].flatMap(([name, own]) => (own.length > 2 ? [name] : [])));
}

interface Listing {
  readonly taken: Set<string>;
  readonly ids: UniqueIds;
  readonly prefixes: ReadonlyMap<string, string>;
  /** The name is that of other rooms too. */
  readonly isGeneric: boolean;
  readonly guesses: Guess[];
}

/** Entry of a room list; undefined for a room that has neither a number nor a name of its own. */
function toEntry(room: Named, { taken, ids, prefixes, isGeneric, guesses }: Listing): RoomEntry | undefined {
  const { unit, number, name, kind, others } = room;
  const { id, levelId } = unit.source;
  const where = { id, ...(levelId && { levelId }) };
  if (number === undefined && (name === undefined || isGeneric)) {
    const why =
      name === undefined
        ? 'It has neither number nor name, so the search cannot find it'
        : `Its name "${name}" is that of other rooms too, and it has no number, so the search cannot tell them apart`;
    const what = 'A room is drawn, but not listed';
    guess(guesses, 'to-add', { rule: 'nameless-room', what, why, ...where });
    return undefined;
  }
  const onLevel = number && `${unit.level} ${wholeNumber(unit, number, prefixes)}`;
  const isTaken = onLevel !== undefined && taken.has(onLevel);
  const text = name ?? (kind === 'classroom' ? 'Classroom' : 'Room');
  const title = number === undefined || isTaken ? text : withoutNumber(text, number);
  const aliases = [
    ...new Set([
      ...(title === text || text === number ? [] : [text]),
      ...others,
      ...(isTaken ? [`${number}`] : []),
    ]),
  ];
  const common = { kind, name: title, ...(aliases.length > 0 && { aliases }) };
  if (number !== undefined && onLevel !== undefined && !isTaken) {
    taken.add(onLevel);
    return { number, ...common };
  }
  if (isTaken) {
    const what = `The second room "${number}" of a level is listed by its name`;
    guess(guesses, 'to-add', {
      rule: 'number-twice',
      what,
      why: 'A level has each number once; the search still finds the room by it',
      ...where,
    });
  }
  return { id: ids.keep(`room ${id}`, () => toShort(name ?? `${number} ${id}`)), ...common };
}

/** Reports numbers that several levels of a building have. */
function reportRepeated(rooms: readonly Named[], guesses: Guess[]): void {
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

/** Room number with the prefix of its building, in lower case. */
function wholeNumber({ building }: RoomUnit, number: string, prefixes: ReadonlyMap<string, string>): string {
  return `${prefixes.get(building) ?? ''}${number}`.toLowerCase();
}

/** Id of at most 20 characters, cut between words; a number may be appended. */
function toShort(text: string): string {
  return toId(text)
    .slice(0, 20)
    .replace(/-[^-]*$/, (tail) => (toId(text).length > 20 ? '' : tail));
}

/** `Classroom` of `Classroom 104`: pages show the number before the name. A number of letters is part of the name. */
function withoutNumber(name: string, number: string): string {
  if (!/\d/.test(number)) return name;
  const rest = name.endsWith(` ${number}`)
    ? name.slice(0, -number.length).replace(/(?<![\s,№#-])[\s,№#-]+$/u, '')
    : name;
  return rest === '' || rest === number ? 'Room' : rest;
}

/** Prefixes of all buildings but the largest that share a room number with another. */
function prefixesOf(
  rooms: readonly Named[],
  buildingNames: ReadonlyMap<string, string>,
  guesses: Guess[],
): ReadonlyMap<string, string> {
  const numbers = new Map<string, Set<string>>();
  for (const { unit, number } of rooms) {
    if (number === undefined) continue;
    const own = numbers.get(unit.building) ?? new Set();
    numbers.set(unit.building, own.add(number.toLowerCase()));
  }
  const bySize = [...numbers].toSorted(([, a], [, b]) => b.size - a.size);
  const seen = new Set<string>();
  const prefixes = new Map<string, string>();
  const used = new Set<string>();
  for (const [building, own] of bySize) {
    if ([...own].some((number) => seen.has(number))) {
      const base = initialsOf(buildingNames.get(building) ?? building);
      let prefix = `${base}-`;
      for (let count = 2; used.has(prefix); count++) prefix = `${base}${count}-`;
      used.add(prefix);
      prefixes.set(building, prefix);
      const what = `Room numbers of "${buildingNames.get(building)}" get the prefix "${prefix}"`;
      const why = 'Another building has some of the same numbers';
      guess(guesses, 'assumed', { rule: 'room-prefix', what, why, id: building });
    }
    for (const number of own) seen.add(number);
  }
  return prefixes;
}

function initialsOf(name: string): string {
  const words = name.match(/\d+|\p{L}+/gu) ?? [];
  return (
    words
      .map((word) => (/\d/.test(word) ? word : word.slice(0, 1).toUpperCase()))
      .join('')
      .slice(0, 5) || 'B'
  );
}

/** Text in a language, else without a language, else in any. */
export function createNameOf(language: string): (names: Names) => string | undefined {
  return (names) => names[language] ?? names.und ?? Object.values(names)[0];
}
