import type { StaffMember } from '@campusway/campus';
import { parseRoomText } from '@campusway/campus/content';
import { isRoom } from '../rooms/known-rooms.ts';
import { compareDesignations } from './designation-rank.ts';
import { bareName } from './person-name.ts';
import type { StaffOrder } from './staff-view.ts';

const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

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
