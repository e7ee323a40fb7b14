import { parseRoomText } from '@campusway/campus';
import type { Fault } from '../finding.ts';
import { roomsByNumber } from '../listed-rooms.ts';
import { peopleOf } from '../people.ts';
import type { Rule } from '../rule.ts';

/** Every department has a head who is in the staff lists and sits on the floor that it names. */
export const departmentsRule: Rule<'departments' | 'staff' | 'rooms'> = {
  name: 'departments',
  needs: ['departments', 'staff', 'rooms'],
  *check({ departments, staff, rooms }): Generator<Fault> {
    const people = new Map([...peopleOf(staff)].map((person) => [person.id, person]));
    const byNumber = roomsByNumber(rooms);
    for (const { path: file, content } of departments) {
      for (const [i, { code, headId, headName, floor }] of content.departments.entries()) {
        const pointer = `/departments/${i}`;
        const head = people.get(headId);
        if (!head) {
          const message = `Cannot find the head "${headId}" of ${code}: no such person in the staff lists`;
          yield {
            file,
            pointer: `${pointer}/headId`,
            message,
            fix: 'Write the id of a person of people/*.json',
          };
          continue;
        }
        if (head.name !== headName) {
          const message = `The head of ${code} is "${headName}" here and "${head.name}" in ${head.file}`;
          yield { file, pointer: `${pointer}/headName`, message, fix: 'Write the same name in both files' };
        }
        const [first] = parseRoomText(head.room, (number) => byNumber.has(number));
        const office = first?.kind === 'room' ? byNumber.get(first.room) : undefined;
        if (office && office.level !== floor && isHeadOf(code, headId)) {
          const message = `The card of ${code} says floor ${floor}, but its head sits in room ${office.number} on floor ${office.level}`;
          yield {
            file,
            pointer: `${pointer}/floor`,
            severity: 'warning',
            message,
            fix: `Write ${office.level}`,
          };
        }
      }
    }
    const codes = new Set(departments.flatMap(({ content }) => content.departments.map(({ code }) => code)));
    for (const { path: file, content } of staff) {
      if (codes.has(content.department)) continue;
      const message = `There is no department "${content.department}"`;
      const fix = `Write the code of a department: ${[...codes].join(', ')}`;
      yield { file, pointer: '/department', message, fix };
    }
  },
};

/** A head who leads two departments has one office, in the department that the id names. */
function isHeadOf(code: string, headId: string): boolean {
  return headId.startsWith(`${code}-`);
}
