import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '@campusway/college/check';
import { sampleFolder } from '@campusway/college/testing';
import { expect, test } from 'vitest';
import { findPeople, ImportError, importCampus, importPeople, writeCollegeFolder } from '../src/index.ts';
import { writeSource } from './import-files.ts';
import { temporaryFolder } from './temporary-folder.ts';

const list = `name,department,designation,room,email,contact,kind
Dr. Ana Lima,Physics,Professor,205,ana.lima@college.example,+91 00000 12345,teaching
Ben Ode,Physics,Technician,,not an address,12,non-teaching
Cy Rao,CSE,Lecturer,,,,
`;

function run(into: string, text: string) {
  const source = join(writeSource({ 'people.csv': text }), 'people.csv');
  expect(findPeople(source)).toBe('alone');
  const result = importPeople(source, { into });
  writeCollegeFolder(into, { files: result.files, removed: [] });
  return result;
}

function copyOfSample(): string {
  const into = join(temporaryFolder(), 'college');
  cpSync(sampleFolder, into, { recursive: true });
  return into;
}

const peopleIn = (folder: string, code: string) =>
  JSON.parse(readFileSync(join(folder, `people/${code}.json`), 'utf8'));

test('importPeople() refuses a list with too many lines, before it reads them', () => {
  const many = `name,department\n${'Ana Lima,Physics\n'.repeat(50_001)}`;
  expect(() => run(copyOfSample(), many)).toThrow(/people\.csv: it has \d+ lines, and at most 50000/);
});

test('importPeople() adds people to known departments, and departments that are new', () => {
  const into = copyOfSample();
  const before = peopleIn(into, 'cse').teaching.length;
  const { people, departments, notes } = run(into, list);
  expect({ people, departments }).toEqual({ people: 3, departments: 2 });
  expect(peopleIn(into, 'physics').teaching).toMatchObject([
    { id: 'physics-dr-ana-lima', room: '205', contact: '+91 00000 12345' },
  ]);
  expect(peopleIn(into, 'physics')['non-teaching']).toMatchObject([
    { name: 'Ben Ode', email: '', contact: '' },
  ]);
  expect(peopleIn(into, 'cse').teaching).toHaveLength(before + 1);
  expect(notes).toEqual([
    'people.csv, line 3: the telephone number "12" of Ben Ode is left out',
    'people.csv, line 3: the e-mail address "not an address" of Ben Ode is left out',
  ]);
  expect(checkFolder(into).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('importPeople() reads the mapping beside a single list, and asks for one', () => {
  const text = 'Full Name;Unit;Title\nDr. Ana Lima;Physics;Professor\n';
  const columns = { name: 'Full Name', department: 'Unit', designation: 'Title' };
  const folder = writeSource({ 'people.csv': text, 'mapping.json': JSON.stringify({ columns }) });
  const source = join(folder, 'people.csv');
  expect(findPeople(source)).toBe('alone');
  expect(importPeople(source, { into: copyOfSample() })).toMatchObject({ people: 1, departments: 1 });
  const unmapped = join(writeSource({ 'people.csv': text }), 'people.csv');
  expect(() => importCampus(unmapped, { into: temporaryFolder() })).toThrow(
    'If it is a list of people, map "name" and "department".',
  );
});

test('importPeople() keeps changes of the office, and removes who is gone from a newer list', () => {
  const into = copyOfSample();
  run(into, list);
  const path = join(into, 'people/physics.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"Professor"', '"Dean"'));
  const { notes } = run(into, list.replace('Professor', 'Reader').replace(/Ben Ode.*\n/, ''));
  expect(peopleIn(into, 'physics').teaching).toMatchObject([{ designation: 'Dean' }]);
  expect(peopleIn(into, 'physics')['non-teaching']).toEqual([]);
  expect(notes).toEqual([
    'people/physics.json: "physics-dr-ana-lima" stays as the office has it',
    'people/physics.json: "physics-ben-ode" is gone: the newer list does not contain this person',
  ]);
});

test('importPeople() rejects a person without a department, with the line', () => {
  const source = writeSource({ 'people.csv': 'name,department\nAna,\n' });
  expect(() => importPeople(source, { into: copyOfSample() })).toThrow(ImportError);
  expect(() => importPeople(source, { into: copyOfSample() })).toThrow('line 2: the department is missing');
});

test('importPeople() asks about a column that looks like one of its own, and notes one that it does not know', () => {
  const text = 'name,department,room_no,Extension\nDr. Ana Lima,Physics,205,12\n';
  const into = copyOfSample();
  expect(() => run(into, text)).toThrow(/Is "room_no" our "room"\?/);
  const { notes } = run(into, text.replace('room_no', 'room'));
  expect(notes).toContainEqual(expect.stringContaining('The column "Extension" of people.csv is not read'));
});

test('importPeople() leaves out what the files of a college cannot have, with its line', () => {
  const into = copyOfSample();
  const text = `name,department,email,room,id
Dora Mueller,Maths,müller@x.example,${'1'.repeat(201)},
Eli Sand,Maths,,,E17
`;
  const { notes } = run(into, text);
  expect(notes).toEqual([
    'people.csv, line 2: the e-mail address "müller@x.example" of Dora Mueller is left out',
    expect.stringMatching(/^people\.csv, line 2: the room "1{201}" of Dora Mueller is left out$/),
  ]);
  expect(peopleIn(into, 'maths').teaching).toMatchObject([
    { id: 'maths-dora-mueller', email: '', room: '' },
    { id: 'maths-e17', name: 'Eli Sand' },
  ]);
  expect(() => run(into, 'name,department\nX,Maths\n')).toThrow('line 2: a name has 2 to 1,000 characters');
});
