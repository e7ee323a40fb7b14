import { placeOfRoom, type RoomNumber } from '@campusway/campus';
import { paths } from '@campusway/contract';

/** Path of the directions to a room, without origin. */
export function directionsPath(number: RoomNumber): string {
  return paths.navigate({ to: placeOfRoom(number) });
}
