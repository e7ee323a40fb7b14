import type { Contents } from '../../shapes/index.ts';
import { entriesOf, roomsByNumber } from '../listed.ts';
import { type RawFinding, rule } from '../rule.ts';

type Range = Contents['lookup']['ranges'][number];

/** The tables of the Search button have existing rooms and departments, and ranges on one level, of the departments of their rooms. */
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
        yield* checkDepartments({ file, pointer: `${pointer}/departments` }, entry);
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

    /** The office of a head may be among the rooms of another department. */
    function* checkDepartments(
      place: Pick<RawFinding, 'file' | 'pointer'>,
      range: Range,
    ): Generator<RawFinding> {
      const { from, to, departments } = range;
      const others = [...byNumber.values()].flatMap(({ number, kind, department, file }) => {
        const isIn = /^\d+$/.test(number) && from <= Number(number) && Number(number) <= to;
        const isOther = isIn && kind !== 'department' && department && !departments.includes(department);
        return isOther ? [{ number, department, file }] : [];
      });
      const [first] = others;
      if (!first || !departments.every((code) => codes.includes(code))) return;
      const more = others.length > 1 ? `, and ${others.length - 1} more differ` : '';
      const message = `The search says that the rooms ${from}-${to} belong to ${departments.join(', ')}, but room ${first.number} in ${first.file} has "${first.department}"${more}`;
      const fix = `Split the range at these rooms, or add "${first.department}" to its departments`;
      yield { ...place, severity: 'warning', message, fix };
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
