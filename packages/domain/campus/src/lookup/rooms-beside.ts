import type { RoomNumber } from '../model.ts';
import { formatRoomCode, parseRoomCode, type RoomCode } from './room-code.ts';

/**
 * The rooms with the previous and the next number on a floor (same hundred): 334 and 336 for 335, 161 for 162. Empty
 * without rooms of that hundred.
 */
export function roomsBeside(code: RoomCode, rooms: readonly RoomNumber[]): readonly RoomNumber[] {
  const ordered = rooms
    .flatMap((room) => parseRoomCode(room) ?? [])
    .filter(({ number }) => hundred(number) === hundred(code.number))
    .sort(compare);
  const before = ordered.findLast((room) => compare(room, code) < 0);
  const after = ordered.find((room) => compare(room, code) > 0);
  return [before, after].flatMap((room) => (room ? formatRoomCode(room) : []));
}

function hundred(number: number): number {
  return Math.floor(number / 100);
}

function compare(one: RoomCode, other: RoomCode): number {
  if (one.number !== other.number) return one.number - other.number;
  return one.suffix < other.suffix ? -1 : Number(one.suffix > other.suffix);
}
