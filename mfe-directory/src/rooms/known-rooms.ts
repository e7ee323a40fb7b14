import type { Room, RoomNumber } from '@campusway/campus';
import { rooms } from '@campusway/campus-data/rooms';

const byNumber = new Map(rooms.map((room) => [room.number, room]));

export function knownRoom(number: RoomNumber): Room | undefined {
  return byNumber.get(number);
}

export function isRoom(number: RoomNumber): boolean {
  return byNumber.has(number);
}
