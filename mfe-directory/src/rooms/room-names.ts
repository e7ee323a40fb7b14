import type { RoomNumber } from '@campusway/campus';
import { college } from '@campusway/platform';

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
