import { getLevel } from '../level.ts';
import { formatRoomCode, parseSign } from '../lookup/room-code.ts';
import type { Campus, Place } from '../model.ts';

/** Finds places by id, room number, name or alias. */
export type FindPlace = (text: string) => Place | undefined;

/**
 * By id (`room-205`), then by room number (`205`), then by name or alias, all case-insensitive, last by a room number in
 * any notation of the lookup (`rm 2 05`), but without misspellings (`2o5`). A name may have hyphens, as in a URL. Of several places with one name the first is found.
 */
export function createFindPlace(places: readonly Place[]): FindPlace {
  const known = new Map<string, Place>();
  const add = (text: string | undefined, place: Place) => {
    const key = text?.trim().toLowerCase();
    if (key && !known.has(key)) known.set(key, place);
  };
  for (const place of places) add(place.id, place);
  // A building or venue may have the number of its room as code: rooms take precedence.
  for (const place of places) if (place.kind === 'room') add(place.code, place);
  for (const place of places) add(place.code, place);
  for (const place of places) for (const name of [place.name, ...place.aliases]) add(name, place);
  for (const place of places)
    for (const name of [place.name, ...place.aliases]) add(name.replaceAll(' ', '-'), place);
  const find = (text: string) => known.get(text.trim().toLowerCase());
  return (text) => {
    const place = find(text);
    const code = place ? undefined : parseSign(text);
    return code ? find(formatRoomCode(code)) : place;
  };
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
