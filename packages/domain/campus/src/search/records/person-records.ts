import { officeOf } from '../../content/places.ts';
import { parseRoomText, referenceNames, roomsOfText } from '../../content/room-text.ts';
import { placeOfRoom } from '../../geometry/features.ts';
import { type Levels, titleOf } from '../../level.ts';
import type { Department, Room, StaffMember } from '../../model.ts';
import { joinWords } from '../../wording/measures.ts';
import { telephoneKey } from '../code-keys.ts';
import type { Facet } from '../search-record.ts';
import { initialsOf, meaningfulWords } from '../tokenize.ts';
import type { CampusContent, CampusRecord, SharedFacets } from './campus-record.ts';

/** Staff, found by name, initials, role, department and the text of the room column. */
export function personRecords(content: CampusContent, { departments }: SharedFacets): CampusRecord[] {
  const rooms = new Map(content.rooms.map((room) => [room.number, room]));
  return content.people.map((person) => {
    const headed = content.departments.filter(({ headId }) => headId === person.id);
    const owned = [...new Set([person.department, ...headed.map(({ code }) => code)])];
    const numbers = roomsOfText(person.room, (number) => rooms.has(number));
    const offices = numbers.flatMap((number) => rooms.get(number) ?? []);
    const [room] = offices;
    const telephone = telephoneKey(person.contact);
    return {
      id: person.id,
      kind: 'person',
      title: person.name,
      aliases: person.aliases ?? [],
      spellings: [
        ...initialsOf(meaningfulWords(person.name)),
        ...titles(person, headed),
        ...(room ? [] : [person.room]),
      ],
      where: whereIs(person, { offices, headed }, departments, content),
      facets: [...roleFacets(person.designation), ...owned.flatMap((code) => departments.get(code) ?? [])],
      details: [person.room, kindWords(person.group)],
      person: person.id,
      department: person.department,
      ...(room && { place: placeOfRoom(room.number), door: room.number, level: room.level }),
      ...(offices.length > 1 && { doors: offices.map(({ number }) => number) }),
      ...(/^\d{6,}$/.test(telephone) && { telephone }),
      rank: rankOf(person),
    };
  });
}

/** Words that find the people of a kind of staff. */
function kindWords(group: string): string {
  if (group === 'teaching') return 'faculty teacher lecturer';
  return group === 'non-teaching' ? 'staff' : `staff ${group.replaceAll('-', ' ')}`;
}

function whereIs(
  { name, designation, room: written, department }: StaffMember,
  { offices, headed }: { readonly offices: readonly Room[]; readonly headed: readonly Department[] },
  departments: SharedFacets['departments'],
  { levels, rooms }: Pick<CampusContent, 'levels' | 'rooms'>,
): string {
  const label = departments.get(department)?.words[0] ?? department;
  const what = withHeaded(['Not Provided', name].includes(designation) ? label : designation, headed);
  if (offices.length > 0) return [what, ...roomsByLevel(offices, levels)].join(', ');
  const [code] = parseRoomText(written, () => false);
  if (code?.kind === 'room') return what;
  if (code?.kind === 'text') return `${what}, ${referenceNames.text} ${code.text}`;
  return `${what}, no room${officeOf(department, rooms) ? `: ask at the ${label} department office` : ''}`;
}

/** `Professor & Head of IT`; `Professor & Principal, Head of IT`. */
function withHeaded(what: string, headed: readonly Department[]): string {
  if (headed.length === 0) return what;
  const head = `Head of ${joinWords(headed.map(({ label }) => label))}`;
  return /\bhead$/i.test(what) ? what.replace(/head$/i, () => head) : `${what}, ${head}`;
}

/** `rooms 319 and 329, third floor` for each floor. */
function roomsByLevel(offices: readonly Room[], levels: Levels): string[] {
  return [...Map.groupBy(offices, ({ level }) => level)].map(([level, rooms]) => {
    const named = rooms.filter(({ sign }) => sign === '');
    const numbered = rooms.filter(({ sign }) => sign !== '');
    const numbers = joinWords(numbered.map(({ number }) => number));
    const words = [
      ...(numbers ? [`${numbered.length > 1 ? 'rooms' : 'room'} ${numbers}`] : []),
      ...named.map(({ name }) => name),
    ];
    return `${joinWords(words)}, ${titleOf(levels, level)}`;
  });
}

/** Unique titles: `principal` in each language, `cse hod`. */
function titles({ designation }: StaffMember, headed: readonly Department[]): string[] {
  const heads = headed.flatMap(({ code, label }) => [
    `${code} hod`,
    `${label} hod`,
    `${code} head`,
    `${label} head`,
  ]);
  return /\bprincipal\b/i.test(designation) ? [...facetOf('Principal').words, ...heads] : heads;
}

function rankOf({ designation, group }: StaffMember): number {
  if (/\bprincipal\b/i.test(designation)) return 0.8;
  if (/\bhead\b/i.test(designation)) return 0.75;
  return group === 'teaching' ? 0.5 : 0.4;
}

const roles: readonly (readonly [onList: RegExp, words: string])[] = [
  [/^head$/i, 'head of department, hod, head, department head, head of the department'],
  [
    /^principal$/i,
    'principal, principle, प्रिंसिपल, प्रिन्सिपल, प्राचार्य, प्रधानाचार्य, ప్రిన్సిపాల్, ప్రిన్సిపల్, ప్రధానాచార్యులు, ಪ್ರಾಂಶುಪಾಲ, ಪ್ರಾಂಶುಪಾಲರು, முதல்வர்',
  ],
  [/^lab technician$/i, 'lab technician, lab assistant, laboratory assistant, lab attendant'],
  [/^coe$/i, 'controller of examinations, coe, exam controller'],
  [
    /^asst\.? coe$/i,
    'assistant controller of examinations, asst coe, assistant coe, deputy controller of examinations',
  ],
];

const facetOfRole = new Map<string, Facet>();

/** The roles in a designation: `Professor & Head` is a professor and a head of department. */
function roleFacets(designation: string): readonly Facet[] {
  return designation
    .split(/[&,/]/)
    .map((role) => role.trim())
    .filter((role) => role !== '' && role !== 'Not Provided')
    .map(facetOf);
}

/** One facet per role, shared by all records. */
function facetOf(role: string): Facet {
  const known = facetOfRole.get(role);
  if (known) return known;
  const [, listed] = roles.find(([onList]) => onList.test(role)) ?? [];
  const words = listed?.split(', ') ?? spellingsOf(role.toLowerCase());
  const facet: Facet = { name: 'role', words };
  facetOfRole.set(role, facet);
  return facet;
}

function spellingsOf(role: string): string[] {
  return [...new Set([role, role.replace('assistant', 'asst').replace('associate', 'assoc')])];
}
