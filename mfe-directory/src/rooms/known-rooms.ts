import type { RoomNumber, StaffMember } from '@campusway/campus';
import { roomsOfText } from '@campusway/campus/content';
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

export function peopleIn(room: RoomNumber): readonly StaffMember[] {
  return college.people.filter((person) => roomsOfText(person.room, isRoom).includes(room));
}
