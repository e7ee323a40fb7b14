import { formatRoomCode, parseRoomCode } from '../lookup/room-code.ts';
import type { RoomNumber } from '../model.ts';

/** Meaning of one entry in a person's room field. Only a `room` can be a destination. */
export type RoomReference =
  | { readonly kind: 'room'; readonly room: RoomNumber }
  /** `EMP1043`: letters, then three digits or more. */
  | { readonly kind: 'employee-id'; readonly text: string }
  /** `CSE-T09`: a department, then the position in its list. */
  | { readonly kind: 'staff-code'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string };

/** Labels of the kinds of entries. */
export const referenceNames = {
  room: 'Room',
  'employee-id': 'Employee ID',
  'staff-code': 'Staff code',
  text: 'Room',
} as const satisfies Record<RoomReference['kind'], string>;

const separator = /[,;/&+|\n]|\band\b/i;
const nothing = /^(?:not provided|n\/?a|none|nil|-+|–|—|)$/i;
const employeeId = /^[a-z]{2,6}[ -]?\d{3,8}$/i;
const staffCode = /^[a-z]{2,6}-[a-z]{1,3}\d{1,4}$/i;

/** A longer span is more likely a typo than a suite of rooms. */
const maxSpan = 20;

/**
 * Parses a room field as offices write it: `205`, `205, 212`, `Room 230 a`, `140-141`, `EMP1043`, `CSE-T09`. Keeps
 * the order of entries, without duplicates. `isRoom` decides which numbers exist, in any script (`A-1.05`, `実験室`); any
 * other number stays text.
 */
export function parseRoomText(text: string, isRoom: (room: RoomNumber) => boolean): readonly RoomReference[] {
  const whole = text.trim();
  if (isRoom(whole)) return [{ kind: 'room', room: whole }];
  if (nothing.test(whole)) return [];
  const entries = whole.split(separator).map((entry) => entry.trim());
  const references = entries.filter((entry) => !nothing.test(entry)).flatMap((entry) => read(entry, isRoom));
  return references.filter((one, at) => references.findIndex((other) => isSame(one, other)) === at);
}

/** The rooms among the references of a room field. */
export function roomsOfText(text: string, isRoom: (room: RoomNumber) => boolean): readonly RoomNumber[] {
  return parseRoomText(text, isRoom).flatMap((reference) =>
    reference.kind === 'room' ? [reference.room] : [],
  );
}

function read(entry: string, isRoom: (room: RoomNumber) => boolean): readonly RoomReference[] {
  const rooms = isRoom(entry) ? [entry] : readRooms(entry).filter(isRoom);
  if (rooms.length > 0) return rooms.map((room) => ({ kind: 'room', room }));
  if (staffCode.test(entry)) return [{ kind: 'staff-code', text: entry }];
  if (employeeId.test(entry) && !parseRoomCode(entry)) return [{ kind: 'employee-id', text: entry }];
  return [{ kind: 'text', text: entry }];
}

function readRooms(entry: string): readonly RoomNumber[] {
  const code = parseRoomCode(entry);
  if (!code) return [];
  const { number, to } = code;
  if (to === undefined) return [formatRoomCode(code)];
  if (to - number >= maxSpan) return [];
  return Array.from({ length: to - number + 1 }, (_, step) => String(number + step));
}

function isSame(one: RoomReference, other: RoomReference): boolean {
  if (one.kind === 'room') return other.kind === 'room' && one.room === other.room;
  return other.kind === one.kind && one.text === other.text;
}
