import { parseRoomText } from '@campusway/campus';
import type { RawFinding } from '../finding.ts';
import { listedRooms, roomsByNumber } from '../listed-rooms.ts';
import { peopleOf } from '../people.ts';
import type { Rule } from '../rule.ts';

/**
 * The head of a department is in the staff lists, with an office on the named level; people and rooms belong to existing
 * departments.
 */
export const departmentsRule: Rule<'departments' | 'staff' | 'rooms' | 'buildings'> = {
  name: 'departments',
  needs: ['departments', 'staff', 'rooms', 'buildings'],
  *check(sources): Generator<RawFinding> {
    const { departments, staff } = sources;
    const codes = new Set(departments.flatMap(({ content }) => content.departments.map(({ code }) => code)));
    const people = new Map([...peopleOf(staff)].map((person) => [person.id, person]));
    const byNumber = roomsByNumber(sources);
    for (const { path: file, content } of departments) {
      for (const [i, { code, headId, headName, level, parent }] of content.departments.entries()) {
        const pointer = `/departments/${i}`;
        if (parent !== undefined && !codes.has(parent)) {
          const message = `${code} belongs to "${parent}", but there is no such department`;
          yield { file, pointer: `${pointer}/parent`, message, fix: `Write one of ${[...codes].join(', ')}` };
        }
        if (headId === undefined) continue;
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
        if (headName !== undefined && head.name !== headName) {
          const message = `The head of ${code} is "${headName}" here and "${head.name}" in ${head.file}`;
          yield { file, pointer: `${pointer}/headName`, message, fix: 'Write the same name in both files' };
        }
        const [first] = parseRoomText(head.room, (number) => byNumber.has(number));
        const office = first?.kind === 'room' ? byNumber.get(first.room) : undefined;
        if (office && office.level !== level && isHeadOf(code, headId)) {
          const message = `The card of ${code} says "${level}", but the office of its head is room ${office.number} on "${office.level}"`;
          yield {
            file,
            pointer: `${pointer}/level`,
            severity: 'warning',
            message,
            fix: `Write "${office.level}"`,
          };
        }
      }
    }
    const named = [
      ...staff.map(({ path, content }) => ({ file: path, pointer: '', department: content.department })),
      ...listedRooms(sources),
    ];
    for (const { file, pointer, department } of named) {
      if (department === undefined || codes.has(department)) continue;
      const message = `There is no department "${department}"`;
      const fix =
        codes.size > 0
          ? `Write the code of a department: ${[...codes].join(', ')}`
          : 'Add it to departments.json, or remove this';
      yield { file, pointer: `${pointer}/department`, message, fix };
    }
  },
};

/** Whether the head's office is in this department: a head of two departments has one office, in the department of the id. */
function isHeadOf(code: string, headId: string): boolean {
  return headId.startsWith(`${code}-`);
}
