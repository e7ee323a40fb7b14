import type { RoomNumber } from '@campusway/campus';
import { paths } from '@campusway/contract';
import { knownRoom } from '../rooms/known-rooms.ts';
import { roomPlace } from './room-place.ts';

/** Where a room is seen on a plan: its department's page, or its floor where it belongs to no department. */
export function planPath(number: RoomNumber): string {
  const room = knownRoom(number);
  if (room?.department) return paths.departmentMap(room.department, { room: number });
  return paths.floor(room?.level ?? 1, { to: roomPlace(number) });
}
