import { describe, expect, test } from 'vitest';
import { inventStaff } from '../../bench/invented-staff.ts';
import { sortStaff } from './sort-staff.ts';
import { createStaffIndex, findStaff } from './staff-index.ts';

const people = inventStaff(500);
const index = createStaffIndex(people);
const namesFor = (q: string, designation = '') =>
  findStaff(index, { q, designation }).map(({ name }) => name);

describe('findStaff()', () => {
  test('matches a case-insensitive substring search', () => {
    for (const q of ['verma', 'VERMA', 'Dr.', 'a 1', 'in'])
      expect(namesFor(q)).toEqual(
        people.map(({ name }) => name).filter((name) => name.toLowerCase().includes(q.toLowerCase())),
      );
  });

  test.each([
    ['jose', 'José'],
    ['nguyen', 'Nguyễn'],
    ['MULLER', 'Müller'],
    ['zoë', 'Zoë'],
  ])('with %j finds %s', (q, name) => {
    expect(namesFor(q).length).toBeGreaterThan(0);
    expect(namesFor(q)).toEqual(people.map((one) => one.name).filter((one) => one.includes(name)));
  });

  test('finds everyone for empty and invisible text', () => {
    for (const q of ['', '   ', '\u200b']) expect(namesFor(q)).toHaveLength(500);
  });

  test('combines name and designation', () => {
    const professors = namesFor('asha', 'Professor');
    expect(professors.length).toBeGreaterThan(0);
    expect(professors).toEqual(
      people
        .filter(({ name, designation }) => name.includes('Asha') && designation === 'Professor')
        .map(({ name }) => name),
    );
  });
});

describe('sortStaff()', () => {
  const roomsIn = (...rooms: string[]) =>
    sortStaff(
      rooms.map((room, at) => ({ ...(people[at] as (typeof people)[number]), room })),
      'room',
    ).map(({ room }) => room);
  const namesIn = (...names: string[]) =>
    sortStaff(
      names.map((name, at) => ({ ...(people[at] as (typeof people)[number]), name })),
      'name',
    ).map(({ name }) => name);
  const designationsIn = (...designations: string[]) =>
    sortStaff(
      designations.map((designation, at) => ({ ...(people[at] as (typeof people)[number]), designation })),
      'designation',
    ).map(({ designation }) => designation);

  test('sorts by room number, then codes, then people without a room', () => {
    expect(roomsIn('', 'SCE1050', '310', '212, 205', 'Not Provided', '230A', '230', 'CSE-T09')).toEqual([
      '212, 205',
      '230',
      '230A',
      '310',
      'CSE-T09',
      'SCE1050',
      '',
      'Not Provided',
    ]);
  });

  test('sorts names without title and initials, ignoring accents', () => {
    expect(namesIn('Dr. Zoë Rao', 'Mr. N. Émile Rao', 'Ms. Asha Rao', 'Dr. Emma Rao')).toEqual([
      'Ms. Asha Rao',
      'Mr. N. Émile Rao',
      'Dr. Emma Rao',
      'Dr. Zoë Rao',
    ]);
  });

  test('sorts designations by rank, unknown ones after them, missing ones last', () => {
    expect(designationsIn('', 'Lab Technician', 'Archivist', 'Professor', 'Professor & Head')).toEqual([
      'Professor & Head',
      'Professor',
      'Lab Technician',
      'Archivist',
      '',
    ]);
  });

  test('is stable and does not change the list', () => {
    const before = [...people];
    sortStaff(people, 'name');
    expect(people).toEqual(before);
    expect(sortStaff(people, 'listed')).toEqual(before);
  });
});
