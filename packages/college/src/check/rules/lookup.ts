import type { Fault } from '../finding.ts';
import { roomsByNumber } from '../listed-rooms.ts';
import type { Rule } from '../rule.ts';

/** The tables behind the Search button name rooms that exist, on the floor where they are. */
export const lookupRule: Rule<'lookup' | 'rooms'> = {
  name: 'lookup',
  needs: ['lookup', 'rooms'],
  *check({ lookup, rooms }): Generator<Fault> {
    const byNumber = roomsByNumber(rooms);
    for (const { path: file, content } of lookup) {
      for (const table of ['rooms', 'venues'] as const) {
        for (const [i, { room, floor }] of content[table].entries()) {
          yield* checkRoom(`/${table}/${i}`, room, floor);
        }
      }
      for (const [i, { from, to, floor }] of content.ranges.entries()) {
        const pointer = `/ranges/${i}`;
        if (from > to) {
          yield {
            file,
            pointer,
            message: `The range ${from}-${to} runs backwards`,
            fix: 'Exchange its ends',
          };
        }
        yield* checkRoom(`${pointer}/from`, String(from), floor);
        yield* checkRoom(`${pointer}/to`, String(to), floor);
        const other = content.ranges.findIndex((range, j) => j < i && range.from <= to && from <= range.to);
        if (other >= 0) {
          const message = `The range ${from}-${to} overlaps the range in /ranges/${other}`;
          yield {
            file,
            pointer,
            severity: 'warning',
            message,
            fix: 'Only the first of the two is ever found',
          };
        }
      }

      function* checkRoom(pointer: string, number: string, floor: number): Generator<Fault> {
        const room = byNumber.get(number);
        if (!room) {
          const message = `Cannot find room "${number}": it is in no room list`;
          yield { file, pointer, message, fix: 'Write a number that is in rooms/*.json' };
        } else if (room.level !== floor) {
          const message = `Room ${number} is on floor ${room.level}, not on floor ${floor}`;
          yield { file, pointer, message, fix: `Write ${room.level}` };
        }
      }
    }
  },
};
