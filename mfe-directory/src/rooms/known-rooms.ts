import type { Room, RoomNumber } from '@campusway/campus';
import { college } from '@campusway/platform';

export function knownRoom(number: RoomNumber): Room | undefined {
  return college.findRoom(number);
}

export function isRoom(number: RoomNumber): boolean {
  return knownRoom(number) !== undefined;
}
