import type { RoomNumber } from '@campusway/campus';
import type { Contents } from '../shapes/index.ts';
import type { Sourced, Sources } from '../source/college-source.ts';
import { staffLists } from '../source/published-people.ts';
import { RoomNumbers } from '../source/read-drawing.ts';

type EntryOf<List> = List extends readonly (infer Entry)[] ? Entry : never;

/** Entries of one list of each file that has it, with their positions. */
export function entriesOf<Content, Name extends keyof Content & string>(
  files: readonly Sourced<Content>[],
  list: Name,
) {
  return files.flatMap(({ path: file, content }) =>
    ((content[list] ?? []) as readonly EntryOf<Content[Name]>[]).map((entry, i) => ({
      ...{ entry, file, pointer: `/${list}/${i}` },
    })),
  );
}

type RoomSources = Pick<Sources, 'rooms' | 'buildings'>;
type ListedRoom = ReturnType<typeof listedRooms>[number];

/** Every entry of the room lists, with its position in the file. */
export function listedRooms({ rooms, buildings }: RoomSources) {
  const names = new RoomNumbers(
    buildings.flatMap(({ content }) => content.buildings),
    rooms.map(({ content }) => content),
  );
  return rooms.flatMap((source) => {
    const { level } = source.content;
    return entriesOf([source], 'rooms').map(({ entry, ...place }) => ({
      ...entry,
      /** Unique in the college. */
      number: names.identify(entry, level).number,
      /** The number on its door; none of a room with an id. */
      sign: entry.number,
      /** Other floors of its building have the number on its door too. */
      isRepeated: entry.number !== undefined && names.isRepeated(entry.number, level),
      ...{ level, ...place },
    }));
  });
}

export function roomsByNumber(sources: RoomSources): ReadonlyMap<RoomNumber, ListedRoom> {
  return new Map(listedRooms(sources).map((room) => [room.number, room]));
}

export type LocatedPerson = ReturnType<typeof peopleOf>[number];

/** Everyone in the staff files, with the position in the file. */
export function peopleOf(staff: readonly Sourced<Contents['staff']>[]) {
  return staff.flatMap(({ path: file, content }) =>
    staffLists(content).flatMap(([group, people]) =>
      people.map((person, i) => ({ ...person, group, file, pointer: `/${group}/${i}` })),
    ),
  );
}
