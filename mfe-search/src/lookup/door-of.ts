import type { PlaceId, RoomNumber } from '@campusway/campus';

/** The place behind a room code; a span such as `140-141` is entered by its first door. */
export function doorOf(room: RoomNumber): PlaceId {
  return `room-${room.toLowerCase().split('-')[0]}`;
}
