import type { Room } from '../model.ts';

/** What the sign at the door says: `Room 205`, but `Central Library` where the room is known by a name. */
export function roomPlaceName(room: Pick<Room, 'number' | 'name' | 'sign'>, isVenue: boolean): string {
  return isVenue || room.sign === '' ? room.name : `Room ${room.number}`;
}
