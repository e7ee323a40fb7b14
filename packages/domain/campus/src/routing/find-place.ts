import { getLevel } from '../level.ts';
import { formatRoomCode, parseSign } from '../lookup/room-code.ts';
import type { Campus, Place } from '../model.ts';

/** Finds places by id, room number, name or alias. */
export type FindPlace = (text: string) => Place | undefined;

/** Texts by which a place is found; those of an earlier row take precedence. */
const keys: readonly ((place: Place) => readonly (string | undefined)[])[] = [
  ({ id }) => [id],
  // A building or venue may have the number of its room as code.
  ({ kind, code }) => (kind === 'room' ? [code] : []),
  ({ code }) => [code],
  ({ name, aliases }) => [name, ...aliases],
  ({ name, aliases }) => [name, ...aliases].map((text) => text.replaceAll(' ', '-')),
];

/**
 * By id (`room-205`), then by room number (`205`), then by name or alias, all case-insensitive, last by a room number in
 * any notation of the lookup (`rm 2 05`), but without misspellings (`2o5`). A name may have hyphens, as in a URL. Of several places with one name the first is found.
 */
export function createFindPlace(places: readonly Place[]): FindPlace {
  /** By row of `keys`, filled as they are needed: ids are enough for most pages. */
  const indexes: ReadonlyMap<string, Place>[] = [];
  const find = (text: string) => {
    const key = text.trim().toLowerCase();
    for (const [row, keysOf] of keys.entries()) {
      indexes[row] ??= toIndex(places, keysOf);
      const place = key && indexes[row].get(key);
      if (place) return place;
    }
    return undefined;
  };
  return (text) => {
    const place = find(text);
    const code = place ? undefined : parseSign(text);
    return code ? find(formatRoomCode(code)) : place;
  };
}

function toIndex(places: readonly Place[], keysOf: (typeof keys)[number]): ReadonlyMap<string, Place> {
  const index = new Map<string, Place>();
  for (const place of places)
    for (const text of keysOf(place)) {
      const key = text?.trim().toLowerCase();
      if (key && !index.has(key)) index.set(key, place);
    }
  return index;
}

/** What is wrong with a text that names no place: `no room "999" on floors 1 to 4`. */
export function describeUnknown(text: string, { places, levels }: Omit<Campus, 'graph'>): string {
  const number = /^(?:room[ -])?((\d)\d\d[a-z]?)$/i.exec(text.trim());
  const floors = places
    .flatMap(({ kind, level }) => (kind === 'room' ? [getLevel(levels, level)] : []))
    .toSorted((a, b) => a.ordinal - b.ordinal)
    .map(({ shortName }) => shortName);
  if (!number || floors.length === 0) return `no place "${text}"`;
  const own = floors.find((sign) => sign === number[2]);
  return `no room "${number[1]}" on ${own ? `floor ${own}` : `floors ${floors[0]} to ${floors.at(-1)}`}`;
}
