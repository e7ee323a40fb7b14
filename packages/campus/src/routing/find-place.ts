import type { Place } from '../model.ts';

/** Finds places by what people and older links call them. */
export type FindPlace = (text: string) => Place | undefined;

/**
 * By id (`room-205`), then by what is on the door (`205`), then by name or alias, all without regard to case. What two
 * places are called alike belongs to the first of them.
 */
export function createFindPlace(places: readonly Place[]): FindPlace {
  const known = new Map<string, Place>();
  const add = (text: string | undefined, place: Place) => {
    const key = text?.trim().toLowerCase();
    if (key && !known.has(key)) known.set(key, place);
  };
  for (const place of places) add(place.id, place);
  // A building or venue may carry the number of its room: the number on a door is the room's all the same.
  for (const place of places) if (place.kind === 'room') add(place.code, place);
  for (const place of places) add(place.code, place);
  for (const place of places) for (const name of [place.name, ...place.aliases]) add(name, place);
  return (text) => known.get(text.trim().toLowerCase());
}

/** What is wrong with a text that names no place: `no room "999" on floors 1 to 4`. */
export function describeUnknown(text: string, places: readonly Place[]): string {
  const number = /^(?:room[ -])?((\d)\d\d[a-z]?)$/i.exec(text.trim());
  const levels = places.filter(({ kind }) => kind === 'room').map(({ level }) => level);
  if (!number || levels.length === 0) return `no place "${text}"`;
  const level = Number(number[2]);
  const floors = levels.includes(level)
    ? `floor ${level}`
    : `floors ${Math.min(...levels)} to ${Math.max(...levels)}`;
  return `no room "${number[1]}" on ${floors}`;
}
