import { entriesOf, roomsByNumber } from '../listed.ts';
import { type RawFinding, rule } from '../rule.ts';

/** The tables of the Search button have existing rooms and departments, and ranges on one level. */
export const lookupRule = rule(
  'lookup',
  ['lookup', 'rooms', 'buildings', 'departments'],
  function* (sources) {
    const byNumber = roomsByNumber(sources);
    const codes = entriesOf(sources.departments, 'departments').map(({ entry }) => entry.code);
    for (const source of sources.lookup) {
      for (const table of ['rooms', 'venues'] as const)
        for (const { entry, file, pointer } of entriesOf([source], table))
          yield* checkRoom({ file, pointer: `${pointer}/room` }, entry.room);
      for (const { entry, file, pointer } of entriesOf([source], 'ranges')) {
        const { from, to, level, departments } = entry;
        if (from > to) {
          const message = `The range ${from}-${to} is reversed`;
          yield { file, pointer, message, fix: 'Swap from and to' };
        }
        yield* checkRoom({ file, pointer: `${pointer}/from` }, String(from), level);
        yield* checkRoom({ file, pointer: `${pointer}/to` }, String(to), level);
        for (const [j, code] of departments.entries()) {
          if (codes.includes(code)) continue;
          const message = `There is no department "${code}"`;
          const fix = `Write the code of a department: ${codes.join(', ')}`;
          yield { file, pointer: `${pointer}/departments/${j}`, message, fix };
        }
        const { ranges } = source.content;
        const before = ranges.slice(0, ranges.indexOf(entry));
        const other = before.findIndex((range) => range.from <= to && from <= range.to);
        if (other >= 0) {
          const message = `The range ${from}-${to} overlaps the range in /ranges/${other}`;
          const fix = 'Change one of them: the lookup finds only the first';
          yield { file, pointer, severity: 'warning', message, fix };
        }
      }
    }

    function* checkRoom(
      place: Pick<RawFinding, 'file' | 'pointer'>,
      number: string,
      level?: string,
    ): Generator<RawFinding> {
      const room = byNumber.get(number);
      if (!room) {
        const message = `Cannot find room "${number}": it is not in a room list`;
        yield { ...place, message, fix: 'Write a number that is in rooms/*.json' };
      } else if (level !== undefined && room.level !== level) {
        const message = `Room ${number} is on "${room.level}", not on "${level}"`;
        yield { ...place, message, fix: `Write "${room.level}"` };
      }
    }
  },
);
