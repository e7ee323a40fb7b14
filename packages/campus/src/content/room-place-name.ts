import type { Room } from '../model.ts';

/** What the sign at the door says: `Room 205`, but `Central Library` where the room is known by its venue's name. */
export function roomPlaceName(room: Pick<Room, 'number' | 'name'>, isVenue: boolean): string {
  return isVenue ? room.name : `Room ${room.number}`;
}
