import type { RoomNumber } from '@campusway/campus';
import type { Contents } from '../shapes/index.ts';
import type { Sourced } from './sources.ts';

type RoomsFile = Contents['rooms'];

export type ListedRoom = RoomsFile['rooms'][number] & {
  readonly level: number;
  readonly file: string;
  readonly pointer: string;
};

/** Every entry of the room lists, each with the place in the file. */
export function* listedRooms(files: readonly Sourced<RoomsFile>[]): Generator<ListedRoom> {
  for (const { path, content } of files) {
    for (const [i, room] of content.rooms.entries()) {
      yield { ...room, level: content.level, file: path, pointer: `/rooms/${i}` };
    }
  }
}

export function roomsByNumber(files: readonly Sourced<RoomsFile>[]): ReadonlyMap<RoomNumber, ListedRoom> {
  return new Map([...listedRooms(files)].map((room) => [room.number, room]));
}
