import type { Room, RoomNumber } from '@campusway/campus';
import level1 from '../data/rooms/level-1.json' with { type: 'json' };
import level2 from '../data/rooms/level-2.json' with { type: 'json' };
import level3 from '../data/rooms/level-3.json' with { type: 'json' };
import level4 from '../data/rooms/level-4.json' with { type: 'json' };
import { checked } from './checked.ts';

/** Every room of the four floors, in the order of the numbers on the doors. */
export const rooms: readonly Room[] = [level1, level2, level3, level4].flatMap(({ level, rooms: listed }) =>
  listed.map((room) => checked<Room>({ aliases: [], ...room, level })),
);

export function findRoom(number: RoomNumber): Room | undefined {
  return rooms.find((room) => room.number === number);
}

export function roomsOf(level: number): readonly Room[] {
  return rooms.filter((room) => room.level === level);
}
