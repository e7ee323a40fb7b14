import type { RawFinding } from '../finding.ts';
import { roomsByNumber } from '../listed.ts';
import { rule } from '../rule.ts';

/** The tables of the Search button have existing rooms and departments, and ranges on one level. */
export const lookupRule = rule(
  'lookup',
  ['lookup', 'rooms', 'buildings', 'departments'],
  function* (sources) {
    const byNumber = roomsByNumber(sources);
    const codes = sources.departments.flatMap(({ content }) => content.departments.map(({ code }) => code));
    for (const { path: file, content } of sources.lookup) {
      for (const table of ['rooms', 'venues'] as const) {
        for (const [i, { room }] of content[table].entries()) {
          yield* checkRoom(`/${table}/${i}/room`, room);
        }
      }
      for (const [i, { from, to, level, departments }] of content.ranges.entries()) {
        const pointer = `/ranges/${i}`;
        if (from > to) {
          yield {
            file,
            pointer,
            message: `The range ${from}-${to} is reversed`,
            fix: 'Swap from and to',
          };
        }
        yield* checkRoom(`${pointer}/from`, String(from), level);
        yield* checkRoom(`${pointer}/to`, String(to), level);
        for (const [j, code] of departments.entries()) {
          if (codes.includes(code)) continue;
          const message = `There is no department "${code}"`;
          const fix = `Write the code of a department: ${codes.join(', ')}`;
          yield { file, pointer: `${pointer}/departments/${j}`, message, fix };
        }
        const other = content.ranges.findIndex((range, j) => j < i && range.from <= to && from <= range.to);
        if (other >= 0) {
          const message = `The range ${from}-${to} overlaps the range in /ranges/${other}`;
          yield {
            file,
            pointer,
            severity: 'warning',
            message,
            fix: 'Change one of them: the lookup finds only the first',
          };
        }
      }

      function* checkRoom(pointer: string, number: string, level?: string): Generator<RawFinding> {
        const room = byNumber.get(number);
        if (!room) {
          const message = `Cannot find room "${number}": it is not in a room list`;
          yield { file, pointer, message, fix: 'Write a number that is in rooms/*.json' };
        } else if (level !== undefined && room.level !== level) {
          const message = `Room ${number} is on "${room.level}", not on "${level}"`;
          yield { file, pointer, message, fix: `Write "${room.level}"` };
        }
      }
    }
  },
);
