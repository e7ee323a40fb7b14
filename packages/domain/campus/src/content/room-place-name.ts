import type { Room } from '../model.ts';

/** Text of the sign at the door: `Room 205`, or `Central Library` for a named venue. */
export function roomPlaceName(room: Pick<Room, 'number' | 'name' | 'sign'>, isVenue: boolean): string {
  return isVenue || room.sign === '' ? room.name : `Room ${room.number}`;
}
