import { type PlaceId, placeOfRoom, type RoomNumber } from '@campusway/campus';
import { parseRoomCode } from '@campusway/campus/lookup';

/** The place behind a room code; a span such as `140-141` is entered by its first door. */
export function doorOf(room: RoomNumber): PlaceId {
  const code = parseRoomCode(room);
  return placeOfRoom(code?.to === undefined ? room : String(code.number));
}
