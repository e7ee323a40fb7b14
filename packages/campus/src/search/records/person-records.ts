import { parseRoomText, referenceNames, roomsOfText } from '../../content/room-text.ts';
import { placeOfRoom } from '../../geometry/features.ts';
import { floorName } from '../../lookup/floor-name.ts';
import type { Department, Room, StaffMember } from '../../model.ts';
import { fillers } from '../fillers.ts';
import { tokenize } from '../tokenize.ts';
import type { CampusContent, CampusRecord } from './campus-record.ts';
import type { DepartmentFacets } from './department-records.ts';
import { isHead, roleFacets } from './role-facets.ts';

/** Everyone, found by name, initials, role, department, and by what the office wrote in the room column. */
export function personRecords(content: CampusContent, facets: DepartmentFacets): CampusRecord[] {
  const rooms = new Map(content.rooms.map((room) => [room.number, room]));
  return content.staff.map((person) => {
    const headed = content.departments.filter(({ headId }) => headId === person.id);
    const owned = [...new Set([person.department, ...headed.map(({ code }) => code)])];
    const [office] = roomsOfText(person.room, (number) => rooms.has(number));
    const room = office === undefined ? undefined : rooms.get(office);
    return {
      id: person.id,
      kind: 'person',
      title: person.name,
      aliases: [],
      spellings: [...initials(person.name), ...offices(person, headed), ...(room ? [] : [person.room])],
      where: whereIs(person, room, facets),
      facets: [...roleFacets(person.designation), ...owned.flatMap((code) => facets.get(code) ?? [])],
      details: [person.room, person.group === 'teaching' ? 'faculty teacher lecturer' : 'staff'],
      person: person.id,
      department: person.department,
      ...(room && { place: placeOfRoom(room.number), floor: room.level }),
      rank: rankOf(person),
    };
  });
}

function whereIs(
  { designation, room: written, department }: StaffMember,
  room: Room | undefined,
  facets: DepartmentFacets,
): string {
  const label = facets.get(department)?.words[0] ?? department;
  const what = designation === 'Not Provided' ? label : designation;
  if (room) return `${what}, room ${room.number}, ${floorName(room.level)}`;
  const [code] = parseRoomText(written, () => false);
  if (!code || code.kind === 'room') return what;
  return `${what}, ${referenceNames[code.kind]} ${code.text}`;
}

/** `tk rao` for Dr. T. Krishna Rao. */
function initials(name: string): string[] {
  const words = tokenize(name).filter((word) => !fillers.has(word));
  const last = words.pop();
  return words.length > 1 ? [`${words.map((word) => word[0]).join('')} ${last}`] : [];
}

/** What someone is called who is the only one: `principal`, `cse hod`. */
function offices({ designation }: StaffMember, headed: readonly Department[]): string[] {
  const heads = headed.flatMap(({ code, label }) => [`${code} hod`, `${label} hod`]);
  return /\bprincipal\b/i.test(designation) ? ['principal', ...heads] : heads;
}

function rankOf({ designation, group }: StaffMember): number {
  if (/\bprincipal\b/i.test(designation)) return 0.8;
  if (isHead(designation)) return 0.75;
  return group === 'teaching' ? 0.5 : 0.4;
}
