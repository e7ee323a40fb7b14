import { placeOfRoom, type RoomNumber } from '@campusway/campus';
import { paths } from '@campusway/contract';

/** Directions to a room; the page asks for the start. */
export function directionsPath(number: RoomNumber): string {
  return paths.navigate({ to: placeOfRoom(number) });
}
