import { type PlaceId, placeOfRoom, type RoomNumber } from '@campusway/campus';
import { parseRoomCode } from '@campusway/campus/lookup';

/** Place of a room code; for a span such as `140-141` its first room. */
export function doorOf(room: RoomNumber): PlaceId {
  const code = parseRoomCode(room);
  return placeOfRoom(code?.to === undefined ? room : String(code.number));
}
