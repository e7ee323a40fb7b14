import type { StaffMember } from '@campusway/campus';
import { describe, expect, test } from 'vitest';
import { inventStaff } from '../../bench/invented-staff.ts';
import { createStaffIndex, findStaff } from './find-staff.ts';
import { bareName, sortStaff } from './sort-staff.ts';

const people = inventStaff(500);
const index = createStaffIndex(people);
const namesFor = (q: string, designation = '') =>
  findStaff(index, { q, designation }).map(({ name }) => name);

describe('findStaff()', () => {
  test('matches a case-insensitive substring search', () => {
    for (const q of ['verma', 'VERMA', 'Dr.', 'erm'])
      expect(namesFor(q)).toEqual(
        people.map(({ name }) => name).filter((name) => name.toLowerCase().includes(q.toLowerCase())),
      );
  });

  test('finds whole words, then beginnings of words, and what is inside of one only without them', () => {
    const named = ['Pradeep Kumar', 'Umang Rao', 'Dr. Uma Sinha', 'H. Uma-Devi Lal'].map((name, at) => {
      return { ...(people[at] as StaffMember), name };
    });
    const namesOf = (q: string) =>
      findStaff(createStaffIndex(named), { q, designation: '' }).map(({ name }) => name);
    expect(namesOf('uma')).toEqual(['Dr. Uma Sinha', 'H. Uma-Devi Lal', 'Umang Rao']);
    expect(namesOf('mar')).toEqual(['Pradeep Kumar']);
    expect(namesOf('dr')).toEqual(['Dr. Uma Sinha']);
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
  /** Order of people who differ in one field. */
  const order = (field: 'room' | 'name' | 'designation', ...values: string[]) =>
    sortStaff(
      values.map((value, at) => ({ ...(people[at] as StaffMember), [field]: value })),
      field,
    ).map((person) => person[field]);

  test('sorts by room number, then codes, then people without a room', () => {
    expect(order('room', '', 'SCE1050', '310', '212, 205', 'Not Provided', '230A', '230', 'CSE-T09')).toEqual(
      ['212, 205', '230', '230A', '310', 'CSE-T09', 'SCE1050', '', 'Not Provided'],
    );
  });

  test('sorts names without title and initials, ignoring accents', () => {
    expect(order('name', 'Dr. Zoë Rao', 'Mr. N. Émile Rao', 'Ms. Asha Rao', 'Dr. Emma Rao')).toEqual([
      'Ms. Asha Rao',
      'Mr. N. Émile Rao',
      'Dr. Emma Rao',
      'Dr. Zoë Rao',
    ]);
  });

  test('sorts designations by rank, unknown ones after them, missing ones last', () => {
    expect(order('designation', '', 'Lab Technician', 'Archivist', 'Professor', 'Professor & Head')).toEqual([
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

test.each([
  ['Dr. N. Suresh Venkataraman', 'Suresh Venkataraman'],
  ['Mrs. Meenakshi Rao', 'Meenakshi Rao'],
  ['Prof. Dr. A.B. Kumar', 'Kumar'],
  ['Drake Mistry', 'Drake Mistry'],
  ['Ms Li', 'Li'],
  ['N. R.', 'N. R.'],
  ['王 小明', '王 小明'],
  ['', ''],
  ['007', '007'],
])('bareName() of %j', (name, bare) => {
  expect(bareName(name)).toBe(bare);
});
