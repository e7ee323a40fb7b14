import { placeOfRoom } from '../../geometry/features.ts';
import { titleOf } from '../../level.ts';
import type { Place, Room, RoomKind } from '../../model.ts';
import type { PlaceKind } from '../../place-kinds.ts';
import type { Facet } from '../search-record.ts';
import type { CampusContent, CampusRecord } from './campus-record.ts';
import type { DepartmentFacets } from './department-records.ts';
import { facetOfRoomKind } from './kind-facets.ts';
import { roomSpellings } from './room-spellings.ts';

const ranks: Readonly<Record<RoomKind, number>> = {
  lab: 0.5,
  department: 0.45,
  other: 0.45,
  classroom: 0.4,
  waiting: 0.4,
  faculty: 0.35,
};

interface Sources {
  readonly content: CampusContent;
  readonly levels: ReadonlyMap<number, Facet>;
  readonly departments: DepartmentFacets;
}

/**
 * One record for each room. A room that is a named venue of the campus map (`Central Library`, room 129) is one
 * record with two names and the place's id; the others have the id of the room's place, `room-205`.
 */
export function roomRecords({ content, levels, departments }: Sources): CampusRecord[] {
  const venues = content.places.filter(({ kind, code }) => kind === 'venue' && code !== undefined);
  return content.rooms.map((room) => {
    const venue = venues.find(({ code }) => code === room.number);
    const known =
      venue ??
      content.places.find(
        ({ kind, code, name }) => kind === 'room' && code === room.number && name === room.name,
      );
    return { ...roomRecord(room, { content, levels, departments }), ...(known && venueFields(room, known)) };
  });
}

function roomRecord(room: Room, { content, levels, departments }: Sources): CampusRecord {
  const { number, sign = number, name, level, department, kind, aliases, wing } = room;
  const title = titleOf(content.levels, level);
  const facets = [levels.get(level), department && departments.get(department), facetOfRoomKind(kind)];
  return {
    id: placeOfRoom(number),
    kind: kind === 'lab' ? 'lab' : 'room',
    title: name,
    ...(sign !== '' && { code: number }),
    // The sign on a door is not unique: another building may have the same.
    aliases: sign && sign !== number ? [...aliases, sign] : aliases,
    spellings: roomSpellings(room),
    where: wing ? `${title}, ${wing} wing` : title,
    facets: facets.filter((facet) => facet !== undefined),
    place: placeOfRoom(number),
    ...(department && { department }),
    level,
    rank: ranks[kind],
  };
}

function venueFields(room: Room, { id, name, aliases }: Place) {
  const names = [room.name, ...room.aliases, ...aliases].filter((alias) => alias !== name);
  const campusMap: PlaceKind = 'venue';
  return {
    id,
    place: id,
    kind: campusMap,
    title: name,
    aliases: [...new Set(names)],
    rank: id === placeOfRoom(room.number) ? 0.75 : 0.9,
  } as const;
}
