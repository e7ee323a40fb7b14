import type { RoomNumber, StaffMember } from '@campusway/campus';
import type { Contents } from '../shapes/index.ts';
import type { StaffEntry } from '../shapes/people.ts';
import { RoomNumbers } from '../source/room-numbers.ts';
import type { Sourced, Sources } from '../source/sources.ts';

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

export interface LocatedPerson extends StaffEntry {
  readonly file: string;
  readonly pointer: string;
  readonly group: StaffMember['group'];
}

/** Everyone in the staff files, with the position in the file. */
export function* peopleOf(staff: readonly Sourced<Contents['staff']>[]): Generator<LocatedPerson> {
  for (const { path, content } of staff) {
    for (const group of ['teaching', 'non-teaching'] as const) {
      for (const [i, person] of content[group].entries()) {
        yield { ...person, group, file: path, pointer: `/${group}/${i}` };
      }
    }
  }
}
