import { isFillerName } from '@campusway/campus';
import { guess } from '../../guesses.ts';
import type { SourceOccupant } from '../../model.ts';
import { isRoom, type RoomEntry, roomKindOf } from '../draft/categories.ts';
import type { RoomUnit } from '../draft/floor.ts';
import { type Naming, toId, UniqueIds } from '../draft/names.ts';
import {
  isNumber,
  type NumberedAround,
  type NumberedRoom,
  numberIn,
  prefixesOf,
  reportRepeated,
  withoutNumber,
} from './room-numbers.ts';

interface NamedRoom extends NumberedRoom {
  readonly name: string | undefined;
  readonly kind: RoomEntry['kind'];
  readonly others: readonly string[];
}

/** Placeholders instead of a name. */
const noName = /^[-–—?.\s]*$|[\s][-–—?]+$/;

/** Numbers and names of rooms, their own or those of their occupants. */
export function nameRooms(
  units: readonly RoomUnit[],
  occupants: readonly SourceOccupant[],
  { naming, ...around }: { readonly naming: Naming } & NumberedAround,
) {
  const byUnit = Map.groupBy(occupants, ({ unitId }) => unitId);
  for (const { category, source } of units)
    if (source.number && !isRoom(category)) {
      const what = `The number "${source.number}" is left out`;
      const why = `Its unit is of the category "${category}", which is found by its kind`;
      guess(naming.guesses, 'left-out', { rule: 'other-number', what, why, id: source.id });
    }
  const inRooms = units.filter(({ category }) => isRoom(category));
  reportOutside(inRooms, occupants, naming);
  const named = inRooms.map((unit) => nameOf(unit, byUnit.get(unit.source.id) ?? [], naming));
  const prefixes = prefixesOf(named, around, naming.guesses);
  const wholeNumber = ({ unit, number }: NumberedRoom) =>
    number && `${prefixes.get(unit.building) ?? ''}${number}`.toLowerCase();
  // An id must not be the number of another room.
  const ids = new UniqueIds(named.flatMap((room) => wholeNumber(room) ?? []).map(toId), naming.known);
  reportRepeated(named, naming.guesses);
  const taken = new Set<string>();
  const entries = new Map<string, RoomEntry>();
  for (const room of named) {
    const { number, name, unit } = room;
    if (number === undefined && name === undefined) {
      reportNameless(room, naming);
      continue;
    }
    const onLevel = number && `${unit.level} ${wholeNumber(room)}`;
    const isTaken = onLevel !== undefined && taken.has(onLevel);
    if (onLevel !== undefined) taken.add(onLevel);
    entries.set(unit.source.id, toEntry(room, { isTaken, ids, naming }));
  }
  return {
    /** Entry of the room list by the unit's id in the source. */
    entries,
    /** Prefixes of room numbers, by building id. */
    prefixes,
    given: ids.given,
  };
}

function nameOf(
  unit: RoomUnit,
  occupants: readonly SourceOccupant[],
  { guesses, nameOf }: Naming,
): NamedRoom {
  const { source } = unit;
  const things = [source, ...occupants];
  const texts = things.flatMap(({ names, otherNames }) => [...Object.values(names), ...otherNames]);
  const name = things
    .map(({ names }) => nameOf(names))
    .find((text) => text && !noName.test(text) && !isFillerName(text));
  const written = things.map(({ number }) => number).find((text) => text !== undefined);
  const short = things.flatMap(({ otherNames }) => otherNames).find(isNumber);
  const number = written ?? short ?? numberIn(name);
  if (written === undefined && number !== undefined) {
    const why = short ? 'Its short name looks like a number' : `Its name is "${name}"`;
    const what = `The number of the room is "${number}"`;
    guess(guesses, 'assumed', { rule: 'room-number', what, why, id: source.id });
  }
  const kinds = things.map(({ category }) => roomKindOf(category));
  return {
    ...{ unit, number: number?.slice(0, 24), name },
    kind: kinds.find((kind) => kind !== 'other') ?? 'other',
    others: [...new Set(texts)].filter((text) => text !== name && text !== number && !noName.test(text)),
  };
}

function reportOutside(
  rooms: readonly RoomUnit[],
  occupants: readonly SourceOccupant[],
  { guesses }: Naming,
): void {
  const known = new Set(rooms.map(({ source }) => source.id));
  for (const { id, unitId, names } of occupants) {
    if (known.has(unitId)) continue;
    const what = `The occupant "${Object.values(names)[0] ?? id}" is left out`;
    const why = `Its unit "${unitId}" is no room`;
    guess(guesses, 'left-out', { rule: 'occupant', what, why, id });
  }
}

function reportNameless({ unit: { source } }: NamedRoom, { guesses }: Naming): void {
  const why = 'It has neither number nor name, so the search cannot find it';
  const what = 'A room is drawn, but not listed';
  const where = { id: source.id, ...(source.levelId && { levelId: source.levelId }) };
  guess(guesses, 'to-add', { rule: 'nameless-room', what, why, ...where });
}

interface Listing {
  /** Another room of the level has the number. */
  readonly isTaken: boolean;
  readonly ids: UniqueIds;
  readonly naming: Naming;
}

/** Entry of a room list, by its number or else by an id. */
function toEntry(
  { unit, number, name, kind, others }: NamedRoom,
  { isTaken, ids, naming }: Listing,
): RoomEntry {
  const { id, levelId } = unit.source;
  const text = name ?? (kind === 'classroom' ? 'Classroom' : 'Room');
  const title = number === undefined || isTaken ? text : withoutNumber(text, number);
  const aliases = new Set([
    ...(title === text || text === number ? [] : [text]),
    ...others,
    ...(isTaken ? [`${number}`] : []),
  ]);
  const common = { kind, name: title, ...(aliases.size > 0 && { aliases: [...aliases] }) };
  if (number !== undefined && !isTaken) return { number, ...common };
  if (isTaken) {
    const what = `The second room "${number}" of a level is listed by its name`;
    const why = 'A level has each number once; the search still finds the room by it';
    const where = { id, ...(levelId && { levelId }) };
    guess(naming.guesses, 'to-add', { rule: 'number-twice', what, why, ...where });
  }
  return { id: ids.keep(`room ${id}`, () => toShort(name ?? `${number} ${id}`)), ...common };
}

/** Id of at most 20 characters, cut between words; a number may be appended. */
function toShort(text: string): string {
  const id = toId(text);
  return id.length > 20 ? id.slice(0, 20).replace(/-[^-]*$/, '') : id;
}
