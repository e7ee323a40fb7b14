import type { DepartmentCode, RoomNumber, StaffMember } from '@campusway/campus';
import { type RoomReference, roomsOfText } from '@campusway/campus/content';
import { college } from '@campusway/platform';

export function isRoom(number: RoomNumber): boolean {
  return college.findRoom(number) !== undefined;
}

/** `205`; the name of a room without a number. */
export function signOf(number: RoomNumber): string {
  const room = college.findRoom(number);
  return room?.sign === '' ? room.name : number;
}

/** `Room 205`, `Reading Room`. */
export function nameOf(number: RoomNumber): string {
  const sign = signOf(number);
  return sign === number ? `Room ${number}` : sign;
}

/** No rooms among the references, nor texts for them: the others are IDs. */
export function areWithoutRoom(references: readonly RoomReference[]): boolean {
  return references.every(({ kind }) => kind !== 'room' && kind !== 'text');
}

export function peopleIn(room: RoomNumber): readonly StaffMember[] {
  return college.people.filter((person) => roomsOfText(person.room, isRoom).includes(room));
}

const levels = new Map<DepartmentCode, number | undefined>();

/** Level with most rooms of a department in one wing. Undefined for a department without rooms. */
export function mainLevelOf(department: DepartmentCode): number | undefined {
  if (!levels.has(department)) levels.set(department, findMainLevel(department));
  return levels.get(department);
}

function findMainLevel(department: DepartmentCode): number | undefined {
  const own = college.rooms.filter((room) => room.department === department);
  const wings = [...Map.groupBy(own, ({ level, wing }) => `${level} ${wing}`).values()];
  return wings.toSorted((a, b) => b.length - a.length)[0]?.[0]?.level;
}
