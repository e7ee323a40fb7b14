import { type PlaceId, placeOfRoom, type RoomNumber } from '@campusway/campus';
import { paths } from '@campusway/contract';

/** Where a visitor who has said nothing else sets out. */
const start: PlaceId = 'main-gate-1';

/** The route to a room, drawn without another question. */
export function directionsPath(number: RoomNumber): string {
  return paths.navigate({ from: start, to: placeOfRoom(number) });
}
