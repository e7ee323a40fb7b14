import type { RoomNumber } from '@campusway/campus';
import { RoomNumbers } from '../source/room-numbers.ts';
import type { Sources } from '../source/sources.ts';

export type ListedRoom = Omit<Sources['rooms'][number]['content']['rooms'][number], 'number'> & {
  /** Unique in the college. */
  readonly number: RoomNumber;
  /** The number on its door; none of a room with an id. */
  readonly sign: string | undefined;
  /** Other floors of its building have the number on its door too. */
  readonly isRepeated: boolean;
  /** Id of its level. */
  readonly level: string;
  readonly file: string;
  readonly pointer: string;
};

type RoomSources = Pick<Sources, 'rooms' | 'buildings'>;

/** Every entry of the room lists, with its position in the file. */
export function* listedRooms({ rooms, buildings }: RoomSources): Generator<ListedRoom> {
  const names = new RoomNumbers(
    buildings.flatMap(({ content }) => content.buildings),
    rooms.map(({ content }) => content),
  );
  for (const { path, content } of rooms) {
    for (const [i, room] of content.rooms.entries()) {
      const { level } = content;
      const { number } = names.identify(room, level);
      const isRepeated = room.number !== undefined && names.isRepeated(room.number, level);
      yield { ...room, number, sign: room.number, isRepeated, level, file: path, pointer: `/rooms/${i}` };
    }
  }
}

export function roomsByNumber(sources: RoomSources): ReadonlyMap<RoomNumber, ListedRoom> {
  return new Map([...listedRooms(sources)].map((room) => [room.number, room]));
}
