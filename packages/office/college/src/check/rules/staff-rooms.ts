import { parseRoomText } from '@campusway/campus';
import type { RawFinding } from '../finding.ts';
import { roomsByNumber } from '../listed-rooms.ts';
import { peopleOf } from '../people.ts';
import type { Rule } from '../rule.ts';

/** Every room number in a person's room field exists. Employee IDs and staff codes are allowed. */
export const staffRooms: Rule<'staff' | 'rooms' | 'buildings'> = {
  name: 'staff-rooms',
  needs: ['staff', 'rooms', 'buildings'],
  *check(sources): Generator<RawFinding> {
    const byNumber = roomsByNumber(sources);
    for (const { room, name, file, pointer } of peopleOf(sources.staff)) {
      for (const reference of parseRoomText(room, (number) => byNumber.has(number))) {
        if (reference.kind !== 'text' || !/\d/.test(reference.text)) continue;
        yield {
          file,
          pointer: `${pointer}/room`,
          message: `${name} has the room "${reference.text}", but there is no such room`,
          fix: 'Write a number that is in rooms/*.json, or add the room there and on the drawing',
        };
      }
    }
  },
};
