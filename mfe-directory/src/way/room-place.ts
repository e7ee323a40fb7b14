import type { PlaceId, RoomNumber } from '@campusway/campus';
import { paths } from '@campusway/contract';

/** Where a visitor who has said nothing else sets out. */
const start: PlaceId = 'main-gate-1';

export function roomPlace(number: RoomNumber): PlaceId {
  return `room-${number}`;
}

/** The route to a room, drawn without another question. */
export function directionsPath(number: RoomNumber): string {
  return paths.navigate({ from: start, to: roomPlace(number) });
}
