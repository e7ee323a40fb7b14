import { parseRoomText } from '@campusway/campus';
import { defaultStaffKinds } from '@campusway/contract';
import { staffLists } from '../../source/published-people.ts';
import { entriesOf, listedRooms, peopleOf, roomsByNumber } from '../listed.ts';
import { rule } from '../rule.ts';

/**
 * A department has people, and its head is in the staff lists, with an office on the named level; people and rooms belong
 * to existing departments.
 */
export const departmentsRule = rule(
  'departments',
  ['departments', 'staff', 'rooms', 'buildings'],
  function* (sources) {
    const { departments, staff } = sources;
    const codes = new Set(entriesOf(departments, 'departments').map(({ entry }) => entry.code));
    const people = new Map(peopleOf(staff).map((person) => [person.id, person]));
    const byNumber = roomsByNumber(sources);
    const withPeople = new Set(
      staff.flatMap(({ content }) =>
        staffLists(content).some(([, list]) => list.length > 0) ? content.department : [],
      ),
    );
    const parents = new Set(entriesOf(departments, 'departments').map(({ entry }) => entry.parent));
    for (const { entry, file, pointer } of entriesOf(departments, 'departments')) {
      const { code, headId, headName, level, parent } = entry;
      if (withPeople.size > 0 && !withPeople.has(code) && !parents.has(code)) {
        const message = `No person is in the department "${code}"`;
        const fix = `Restore or write people/${code}.json, or remove the department`;
        yield { file, pointer, severity: 'warning', message, fix };
      }
      if (parent !== undefined && !codes.has(parent)) {
        const message = `${code} belongs to "${parent}", but there is no such department`;
        yield { file, pointer: `${pointer}/parent`, message, fix: `Write one of ${[...codes].join(', ')}` };
      }
      if (headId === undefined) continue;
      const head = people.get(headId);
      if (!head) {
        const message = `Cannot find the head "${headId}" of ${code}: no such person in the staff lists`;
        const fix = 'Write the id of a person of people/*.json';
        yield { file, pointer: `${pointer}/headId`, message, fix };
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
        const fix = `Write "${office.level}"`;
        yield { file, pointer: `${pointer}/level`, severity: 'warning', message, fix };
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
);

/** Whether the head's office is in this department: a head of two departments has one office, in the department of the id. */
function isHeadOf(code: string, headId: string): boolean {
  return headId.startsWith(`${code}-`);
}

/** Someone whose name is hidden has a designation; every list of people is a kind of staff of the college. */
export const shownPeople = rule('people', ['staff', 'college'], function* ({ staff, college }) {
  const kinds = (college[0]?.content.staffKinds ?? defaultStaffKinds).map(({ id }) => id);
  for (const { path: file, content } of staff)
    for (const [group] of staffLists(content).filter(([list]) => !kinds.includes(list))) {
      const message = `The college has no kind of staff "${group}"`;
      const fix = `Write one of ${kinds.join(', ')}, or add the kind to "staffKinds" in college.json`;
      yield { file, pointer: `/${group}`, message, fix };
    }
  for (const { name, designation, hide, file, pointer } of peopleOf(staff)) {
    if (!hide?.includes('name') || !/^(Not Provided)?$/.test(designation.trim())) continue;
    const message = `${name} has no designation, which the site would show in place of the hidden name`;
    yield {
      file,
      pointer: `${pointer}/designation`,
      message,
      fix: 'Write what the person is: "Lab Technician"',
    };
  }
});

/** Every room number in a person's room field exists. Employee IDs and staff codes are allowed. */
export const staffRooms = rule('staff-rooms', ['staff', 'rooms', 'buildings'], function* (sources) {
  const byNumber = roomsByNumber(sources);
  for (const { room, name, file, pointer } of peopleOf(sources.staff)) {
    for (const reference of parseRoomText(room, (number) => byNumber.has(number))) {
      if (reference.kind !== 'text' || !/\d/.test(reference.text)) continue;
      const message = `${name} has the room "${reference.text}", but there is no such room`;
      const fix = 'Write a number that is in rooms/*.json, or add the room there and on the drawing';
      yield { file, pointer: `${pointer}/room`, message, fix };
    }
  }
});
