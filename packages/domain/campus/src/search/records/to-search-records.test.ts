import { expect, test } from 'vitest';
import { drawnLevels } from '../../../tests/drawing/drawn-campus.ts';
import type { Department, Place, Room, StaffMember } from '../../model.ts';
import { createSearchIndex } from '../create-search-index.ts';
import type { CampusContent } from './campus-record.ts';
import { toSearchRecords } from './to-search-records.ts';

const headed = { headId: 'p1', headName: 'Dr. Asha Rao', level: 2 };
const cse = { code: 'cse', label: 'CSE', name: 'Computer Science and Engineering', programme: 'CSE' };
const csd = { code: 'csd', label: 'CSE (Data Science)', name: 'Data Science', programme: 'DS' };
const departments: readonly Department[] = [
  { ...cse, ...headed, aliases: ['Computer Science'] },
  { ...csd, ...headed, aliases: ['CSD'] },
];

const room = (number: string, name: string, kind: Room['kind'], more: Partial<Room> = {}): Room => ({
  ...{ number, name, kind, level: Number(number[0]), wing: 'west', aliases: [] },
  ...more,
});

const rooms: readonly Room[] = [
  room('129', 'Central Library', 'other', { aliases: ['lib'] }),
  room('161', 'Ground Floor Seminar Hall', 'other'),
  room('201', 'Classroom CSE II A', 'classroom', { department: 'cse' }),
  room('217', 'Operating Systems Lab', 'lab', { department: 'cse' }),
  room('270', 'First Floor Seminar Hall', 'other'),
];

const person = (id: string, name: string, designation: string, at: string): StaffMember => ({
  ...{ id, name, designation, room: at, department: 'cse', group: 'teaching' },
  ...{ contact: '', email: '', photo: '' },
});

const people: readonly StaffMember[] = [
  person('p1', 'Dr. Asha Rao', 'Professor & Head', '217, 201'),
  person('p2', 'Mr. T. Kiran Rao', 'Assistant Professor', 'SCE1050'),
  person('p3', 'Dr. Uma Sen', 'Professor & Principal', '201'),
];

const place = (id: string, kind: Place['kind'], name: string, more: Partial<Place> = {}): Place => ({
  ...{ id, kind, name, level: 1, aliases: [], x: 0, y: 0, nodes: [] },
  ...more,
});

const places: readonly Place[] = [
  place('central-library', 'venue', 'Central Library', { code: '129', aliases: ['library'] }),
  place('portfolio', 'venue', 'PortFolio', { code: '161' }),
  place('admin', 'building', 'Administration Block', { code: '201', aliases: ['office'] }),
  place('gate', 'gate', 'Main Gate 1', { level: 0 }),
  place('t1', 'toilet', 'Toilet, men', { wing: 'west', aliases: ['washroom'] }),
  place('t2', 'toilet', 'Accessible toilet', { wing: 'west', level: 2, aliases: ['washroom'] }),
];

const content: CampusContent = {
  levels: drawnLevels.slice(0, 3),
  departments,
  rooms,
  people,
  places,
  lookup: { ranges: [{ from: 201, to: 236, level: 2, departments: ['cse'], label: 'CSE' }] },
};
const pages = [{ path: '/login', title: 'Login', where: 'your account', aliases: ['sign in'] }];
const records = toSearchRecords(content, { pages });
const index = createSearchIndex(records);
const first = (query: string) => index.search(query).results[0]?.record.id;
const find = (id: string) => records.find((record) => record.id === id);

test('toSearchRecords() gives every record a unique id', () => {
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
});

test('toSearchRecords() merges a venue and its room into one record with both names', () => {
  expect(find('room-129')).toBeUndefined();
  const venue = { kind: 'venue', code: '129', level: 1, aliases: ['lib', 'library'] };
  expect(find('central-library')).toMatchObject(venue);
  expect(first('ground floor seminar hall')).toBe('portfolio');
});

test('toSearchRecords() keeps a building separate from the room at its entrance', () => {
  expect(find('admin')?.code).toBeUndefined();
  expect(first('201')).toBe('room-201');
});

test('toSearchRecords() describes the location of records', () => {
  expect(find('room-217')?.where).toBe('second floor, west wing');
  expect(find('gate')?.where).toBe('on the campus');
  expect(find('p1')?.where).toBe(
    'Professor & Head of CSE and CSE (Data Science), rooms 217 and 201, second floor',
  );
  expect(find('p2')?.where).toBe('Assistant Professor, no room');
});

test("toSearchRecords() uses a person's first office as destination", () => {
  expect(find('p1')).toMatchObject({ place: 'room-217', level: 2, department: 'cse' });
  expect(find('p2')).not.toHaveProperty('place');
});

test.each([
  ['hod cse', 'p1'],
  ['data science head', 'p1'],
  ['principal', 'p3'],
  ['tk rao', 'p2'],
  ['asst professor', 'p2'],
  ['os lab', 'room-217'],
  ['2nd year section a', 'room-201'],
  ['1st floor seminar hall', 'room-270'],
  ['ground floor', 'level-1'],
  ['top floor', 'level-2'],
  ['level two', 'level-2'],
  ['washroom floor 2', 't2'],
  ['wheelchair toilet', 't2'],
  ['gents', 't1'],
  ['201-236', 'range-201-236'],
  ['cse block', 'department-cse'],
  ['sign in', 'page-login'],
])('toSearchRecords() makes %j find %s', (query, id) => {
  expect(first(query)).toBe(id);
});

test('toSearchRecords() makes a record of each page of the site, with its path', () => {
  expect(find('page-login')).toMatchObject({ kind: 'page', title: 'Login', path: '/login' });
});

test('toSearchRecords() gives a department the door of its office, before those of its head and its library', () => {
  const own = (number: string, name: string) => room(number, name, 'department', { department: 'cse' });
  const record = (...offices: readonly Room[]) =>
    toSearchRecords({ ...content, rooms: [...rooms, ...offices] }).find(({ id }) => id === 'department-cse');
  const office = own('202', 'CSE Department Office');
  const head = own('211', 'Office of the Head, CSE');
  const library = own('234', 'CSE Department Library');
  expect(record(head, library, office)).toMatchObject({
    where: 'department, office 202, second floor',
    door: '202',
  });
  expect(record(library, head)).toMatchObject({ door: '211' });
  expect(record(library)).toMatchObject({ door: '234' });
  expect(record()).not.toHaveProperty('door');
});

test('toSearchRecords() appends the note of a misleading name to the location', () => {
  const note = 'The name counts from the ground floor; on the signs it is the second floor.';
  const hall = place('room-270', 'room', 'First Floor Seminar Hall', { code: '270', level: 2, note });
  const found = createSearchIndex(toSearchRecords({ ...content, places: [hall] })).search('270').results[0];
  expect(found?.record.where).toBe(`second floor, west wing. ${note}`);
});

test('a person is found by another spelling of the name, which is not shown', () => {
  const asha = { ...person('p1', 'డా. ఆశా రావు', 'Professor', '217'), aliases: ['Aasha Rao'] };
  const index = createSearchIndex(toSearchRecords({ ...content, people: [asha] }));
  for (const query of ['aasha rao', 'ఆశా', 'asha rao']) {
    const [first] = index.search(query).results;
    expect(first?.record, query).toMatchObject({ title: asha.name, person: 'p1' });
  }
});

test('a person is found by a telephone number, whole or by its last digits, where nothing else matches them', () => {
  const asha = { ...person('p1', 'Dr. Asha Rao', 'Professor', '217'), contact: '+91 98765 43210' };
  const uma = { ...person('p2', 'Dr. Uma Sen', 'Professor', 'SCE3310'), contact: '040 5550 3310' };
  const { search } = createSearchIndex(
    toSearchRecords({ ...content, people: [asha, uma, person('p3', 'Mr. Ravi Das', 'Professor', '201')] }),
  );
  const found = (query: string) => search(query).results.map(({ record }) => record.id);
  for (const query of [
    '+91 98765 43210',
    '98765 43210',
    '098765-43210',
    '+919876543210',
    '00 91 98765 43210',
  ])
    expect(found(query)).toEqual(['p1']);
  for (const query of ['3210', '43210', '543210', '٣٢١٠']) expect(found(query)).toEqual(['p1']);
  for (const query of ['040 5550 3310', '+91 40 5550 3310', '3310']) expect(found(query)).toEqual(['p2']);
  for (const query of ['999', '3211', '43210 9', 'Not Provided', '0000']) expect(found(query)).toEqual([]);
  expect(found('201')[0]).toBe('room-201');
});
