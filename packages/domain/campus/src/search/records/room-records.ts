import { whereOf } from '../../content/places.ts';
import { placeOfRoom } from '../../geometry/features.ts';
import { titleOf } from '../../level.ts';
import type { Place, Room, RoomKind } from '../../model.ts';
import { wordsAbroadFor } from '../../place-kinds.ts';
import { keyOfCode } from '../code-keys.ts';
import { initialsOf, tokenize } from '../tokenize.ts';
import type { CampusContent, CampusRecord, SharedFacets } from './campus-record.ts';
import { roomKindFacets } from './kind-facets.ts';
import { ordinalsOf, romanValue, withDigits } from './number-words.ts';

const ranks: Readonly<Record<RoomKind, number>> = {
  lab: 0.5,
  department: 0.45,
  other: 0.45,
  classroom: 0.4,
  waiting: 0.4,
  faculty: 0.35,
};

/**
 * One record for each room. A room that is a named venue of the campus map (`Central Library`, room 129) is one
 * record with two names and the place's id; the others have the id of the room's place, `room-205`.
 */
export function roomRecords(content: CampusContent, facets: SharedFacets): CampusRecord[] {
  const places = Map.groupBy(content.places, ({ code, room }) => code ?? room);
  const byId = new Map(content.places.map((place) => [place.id, place]));
  return content.rooms.map((room) => {
    const own = places.get(room.number) ?? [];
    const place =
      own.find(({ kind }) => kind === 'venue') ??
      own.find(({ kind, name }) => kind === 'room' && name === room.name);
    const storey = titleOf(content.levels, room.level);
    const { near, note } = byId.get(placeOfRoom(room.number)) ?? {};
    const location = whereOf({ near, storey, wing: room.wing });
    const where = note ? `${location}. ${note}` : location;
    return { ...roomRecord(room, where, facets), ...(place && venueFields(room, place)) };
  });
}

function roomRecord(room: Room, where: string, shared: SharedFacets): CampusRecord {
  const { number, sign = number, name, level, wing, department, kind, aliases } = room;
  const own = department && shared.departments.get(department);
  const facets = [shared.levels.get(level), shared.areas.get(`${wing} wing`), own, roomKindFacets[kind]];
  return {
    id: placeOfRoom(number),
    kind: kind === 'lab' ? 'lab' : 'room',
    title: name,
    ...(sign !== '' && { code: number }),
    // The sign on a door is not unique: another building may have the same.
    aliases: sign && sign !== number ? [...aliases, sign] : aliases,
    spellings: roomSpellings(room),
    where,
    facets: facets.filter((facet) => facet !== undefined),
    place: placeOfRoom(number),
    ...(department && { department }),
    level,
    rank: ranks[kind],
  };
}

function venueFields(room: Room, place: Place) {
  const { id, name, aliases } = place;
  const names = [room.name, ...room.aliases, ...aliases].filter((alias) => alias !== name);
  return {
    id,
    place: id,
    kind: 'venue',
    title: name,
    aliases: [...new Set(names)],
    spellings: [...roomSpellings(room), ...wordsAbroadFor(place)],
    rank: id === placeOfRoom(room.number) ? 0.75 : 0.9,
  } as const;
}

/**
 * Further spellings of a room's names, not shown: `room 205`, `os lab`, `2nd year section a`, `cse 2a`, `1st floor
 * seminar hall`.
 */
function roomSpellings({ number, sign = number, name, kind, aliases }: Room): string[] {
  const keys = sign ? [...new Set([number, sign])].flatMap((code) => keyOfCode(code) ?? []) : [];
  const inDigits = [name, ...aliases].flatMap((one) => withDigits(one) ?? []);
  return [
    ...(sign ? [`room ${number}`] : []),
    ...(sign && sign !== number ? [`room ${sign}`] : []),
    ...keys.filter((key) => !key.startsWith('-')),
    ...inDigits,
    ...(kind === 'lab' ? initialsOf(tokenize(name)) : []),
    ...(kind === 'classroom' ? years(name) : []),
  ];
}

/**
 * Classrooms are named by year of study and section: `Classroom CSE II A` belongs to section A of the second year, and is
 * also called `CSE 2A`, `CSE II A` and `II CSE A`.
 */
function years(name: string): string[] {
  const words = name.split(' ');
  const roman = words.find((word) => romanValue(word));
  const year = roman && romanValue(roman);
  if (!year) return [];
  const section = /^[A-Z]$/.exec(words.at(-1) ?? '')?.[0] ?? '';
  const spellings = ordinalsOf(year).map(
    (ordinal) => `${ordinal} year ${section ? `section ${section}` : 'class'}`,
  );
  const others = words
    .filter((word) => word !== roman && word !== section)
    .slice(1)
    .join(' ');
  const called = [`${year}${section}`, `${roman} ${section}`].map((end) => `${others} ${end}`.trim());
  return [...spellings, ...called, `${roman} ${others} ${section}`.trim()];
}
