import type { StaffMember } from '@campusway/campus';
import { parseRoomText } from '@campusway/campus/content';
import { isRoom } from '../rooms/known-rooms.ts';
import type { StaffOrder } from './use-staff-view.ts';

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const titles = /^(?:(?:dr|mr|mrs|ms|prof|shri|smt|sri)\.?\s+)+/i;
const initials = /^(?:\p{L}\.\s*)+(?=\p{L}{2})/u;

/** Designations by rank. Others follow in alphabetical order, missing ones come last. */
const ranks = [
  'Professor & Principal',
  'Professor & Head',
  'COE',
  'Asst. COE',
  'Professor',
  'Associate Professor',
  'Senior Assistant Professor',
  'Assistant Professor',
  'Embedded Engineer',
  'Lab Technician',
  'Office Assistant',
  'Support Staff',
  'Non-Teaching Staff',
];
const rankOf = new Map(ranks.map((designation, rank) => [designation, rank]));

/** Sorts after all room numbers and codes. */
const noRoom = '\uffff';

/** Returns a sorted copy; stable. */
export function sortStaff(people: readonly StaffMember[], order: StaffOrder): readonly StaffMember[] {
  switch (order) {
    case 'listed':
      return people;
    case 'name':
      return sortBy(people, ({ name }) => bareName(name), compare);
    case 'designation':
      return sortBy(people, ({ designation }) => designation, compareDesignations);
    case 'room':
      return sortBy(people, ({ room }) => roomKey(room), compareRooms);
    default:
      return order satisfies never;
  }
}

/** Computes each sort key once. */
function sortBy<Key>(
  people: readonly StaffMember[],
  keyOf: (person: StaffMember) => Key,
  compareKeys: (one: Key, other: Key) => number,
): readonly StaffMember[] {
  return people
    .map((person) => ({ person, key: keyOf(person) }))
    .sort((one, other) => compareKeys(one.key, other.key))
    .map(({ person }) => person);
}

/** Sort key of a name, without title and leading initials: `Suresh Rao` for `Dr. N. Suresh Rao`. */
export function bareName(name: string): string {
  const untitled = name.trim().replace(titles, '');
  return untitled.replace(initials, '') || untitled;
}

export function compareDesignations(one: string, other: string): number {
  return rank(one) - rank(other) || compare(one, other);
}

function rank(designation: string): number {
  if (designation === '' || designation === 'Not Provided') return ranks.length + 1;
  return rankOf.get(designation) ?? ranks.length;
}

interface RoomKey {
  /** False for codes, IDs and people without a room, which come after all rooms. */
  readonly isDoor: boolean;
  readonly text: string;
}

function roomKey(room: string): RoomKey {
  const references = parseRoomText(room, isRoom);
  const door = references.find((reference) => reference.kind === 'room');
  if (door) return { isDoor: true, text: door.room };
  const [first] = references;
  return { isDoor: false, text: first && first.kind !== 'room' ? first.text : noRoom };
}

function compareRooms(one: RoomKey, other: RoomKey): number {
  return Number(other.isDoor) - Number(one.isDoor) || compare(one.text, other.text);
}
