import { getLevel, type Place, type Room, type RoomKind, wordsOf } from '@campusway/campus';
import { describePlace } from '@campusway/campus/content';
import { capitalised } from '@campusway/campus/lookup';
import { type CollegeParts, paths } from '@campusway/contract';
import type { Subject } from './find-subject.ts';

const roomWords: Readonly<Record<RoomKind, string>> = {
  classroom: 'Classroom',
  lab: 'Lab',
  faculty: 'Faculty room',
  department: 'Department room',
  waiting: 'Waiting room',
  other: 'Room',
};

type Tables = Pick<CollegeParts, 'departments' | 'levels' | 'lookup' | 'places'>;

export type PlaceFacts = ReturnType<typeof placeFacts>;

/** Texts and links of the header of a place's page; without React, for the early answer too. */
export function placeFacts(subject: Subject, { departments, levels, lookup, places }: Tables) {
  const { room, place } = subject;
  const department = room && departments.find(({ code }) => code === room.department);
  const { screen } = getLevel(levels, (room ?? place).level);
  // The kind "Room" adds nothing to a named hall.
  const isPlain = room?.kind === 'other' && !department;
  return {
    sign: room?.sign === '' ? undefined : room?.number,
    name: (room ?? place).name,
    kind: room ? (isPlain ? '' : roomWords[room.kind]) : wordOf(place),
    department: department && {
      label: department.label,
      to: paths.departmentMap(department.code, { room: room.number }),
    },
    head: describePlace(subject, levels),
    plan: screen && paths.screen(screen, { to: place?.id }),
    otherNames: room ? otherNames(room, places) : [],
    note: room ? lookup.rooms.find((entry) => entry.room === room.number)?.note : place.note,
  };
}

/** Word for the kind; empty for a place whose name contains it or says more, such as `Parking`. */
function wordOf(place: Place | undefined): string {
  if (!place || ['facility', 'venue', 'area'].includes(place.kind)) return '';
  const [word] = wordsOf(place.kind);
  return place.name.toLowerCase().includes(word.toLowerCase()) ? '' : capitalised(word);
}

/** Names of the room on the campus map that differ from its own. */
function otherNames({ number, name }: Room, places: readonly Place[]): readonly string[] {
  const named = places.filter(({ code, onCampusMap }) => onCampusMap && code === number);
  return named.map((place) => place.name).filter((other) => other !== name);
}
