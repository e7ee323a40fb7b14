import type { RoomNumber } from '@campusway/campus';
import { college } from '@campusway/platform';

/** `205`; a room without a number is called by its name. */
export function signOf(number: RoomNumber): string {
  const room = college.findRoom(number);
  return room?.sign === '' ? room.name : number;
}

/** `Room 205`, `Reading Room`. */
export function nameOf(number: RoomNumber): string {
  const sign = signOf(number);
  return sign === number ? `Room ${number}` : sign;
}
