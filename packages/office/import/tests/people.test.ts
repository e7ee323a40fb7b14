import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
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
  writeCollegeFolder(into, result);
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
    'departments.json: "physics" is new, named "Physics". If it is misspelt, correct the list and import it again',
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

test('a list of people without names says which column it lacks', () => {
  const text = list.replace('name', 'full name');
  const source = join(writeSource({ 'people.csv': text }), 'people.csv');
  expect(() => importCampus(source, { into: temporaryFolder() })).toThrow(
    'it is a list of people that lacks a column. people.csv needs columns for "name": rename or add them',
  );
});

test('importPeople() leaves as it is what a newer list has no column for', () => {
  const into = copyOfSample();
  run(into, list);
  const before = ['physics', 'cse'].map((code) => peopleIn(into, code));
  const { notes } = run(into, list.replace('room', 'raum').replace('kind', 'sort'));
  expect(['physics', 'cse'].map((code) => peopleIn(into, code))).toEqual(before);
  expect(notes).toContain('The list has no column "room": 1 person keeps theirs');
  run(into, list.replace(',205,', ',,'));
  expect(peopleIn(into, 'physics').teaching).toMatchObject([{ room: '' }]);
});

test('importPeople() keeps a room of the office over a list without rooms and the next one with them', () => {
  const into = copyOfSample();
  run(into, list);
  const path = join(into, 'people/physics.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"205"', '"207"'));
  for (const text of [list.replace('room', 'raum'), list]) run(into, text);
  expect(peopleIn(into, 'physics').teaching).toMatchObject([{ room: '207' }]);
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
    'people/physics.json: "physics-dr-ana-lima" stays as the office has it: the list has another designation',
    'people/physics.json: "physics-ben-ode" is gone: the newer list does not contain this person',
  ]);
});

/** Changes the people of a file by hand. */
function edit(folder: string, code: string, change: (people: Entry[]) => Entry[]) {
  const content = peopleIn(folder, code);
  writeFileSync(
    join(folder, `people/${code}.json`),
    JSON.stringify({ ...content, teaching: change(content.teaching) }),
  );
}

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly hide?: readonly string[];
}

const idsIn = (folder: string, code: string, name: RegExp) =>
  peopleIn(folder, code).teaching.flatMap((one: Entry) => (name.test(one.name) ? one.id : []));

test('importPeople() keeps out whom the office has removed, and hidden whom it hides, with another title and department', () => {
  const into = copyOfSample();
  run(into, 'name,department\nBo Li,IT\nDi Noor,IT\nAna Lima,IT\n');
  edit(into, 'it', (people) =>
    people.flatMap((one) => {
      if (one.id === 'it-ana-lima') return { ...one, hide: ['name'] };
      return /^it-(bo-li|di-noor)$/.test(one.id) ? [] : one;
    }),
  );
  run(into, 'name,department\nAna Lima,IT\n');
  const newer = 'name,department,room\nDr. Bo Li,IT,\nDi Noor,CSE,\nDi Noor,IT,\nAna Lima,CSE,205\n';
  const { notes } = run(into, newer);
  expect(idsIn(into, 'it', /Bo Li|Di Noor|Ana Lima/)).toEqual([]);
  expect(idsIn(into, 'cse', /Bo Li|Di Noor/)).toEqual([]);
  expect(peopleIn(into, 'cse').teaching).toContainEqual(
    expect.objectContaining({ id: 'it-ana-lima', room: '205', hide: ['name'] }),
  );
  expect(notes).toEqual([
    'people.csv, line 2: Dr. Bo Li stays out: the office has removed this person ("it-bo-li")',
    'people.csv, line 3: Di Noor stays out: the office has removed this person ("it-di-noor")',
    'people.csv, line 4: Di Noor stays out: the office has removed this person ("it-di-noor")',
    'people/cse.json: "it-ana-lima" was in people/it.json',
    'people/cse.json: "it-ana-lima" stays hidden, as the office has it: name',
  ]);
});

test('importPeople() knows whom the office has removed from a record of an earlier version, which has only ids', () => {
  const into = copyOfSample();
  run(into, 'name,department\nDr. Bo Li,IT\n');
  const path = join(into, 'import/report.json');
  const { people: _, ...record } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify(record));
  edit(into, 'it', (people) => people.filter(({ id }) => id !== 'it-dr-bo-li'));
  run(into, 'name,department\nBo Li,CSE\n');
  expect(idsIn(into, 'cse', /Bo Li/)).toEqual([]);
});

test('importPeople() tells people apart whose names have the same initial, and other letters', () => {
  const into = copyOfSample();
  const rows = ['రమేష్ K.,Physics', 'సురేష్ K.,Physics'];
  const write = (lines: string[]) => run(into, ['name,department', ...lines, ''].join('\n'));
  write(rows);
  const [ramesh] = idsIn(into, 'physics', /రమేష్/);
  write(rows.slice(1));
  expect(idsIn(into, 'physics', /./)).not.toContain(ramesh);
  write(rows.toReversed());
  const ids = idsIn(into, 'physics', /./);
  expect(ids).toHaveLength(2);
  write(rows.map((row) => row.replace('.', '')).toReversed());
  expect(idsIn(into, 'physics', /./)).toEqual(ids);
});

test('importPeople() knows a person by another spelling, and doubles no one', () => {
  const into = copyOfSample();
  run(into, 'name,department\nఆశా రావు,Physics\n');
  edit(into, 'physics', (people) => people.map((one) => ({ ...one, aliases: ['Asha Rao'] })));
  const ids = idsIn(into, 'physics', /./);
  run(into, 'name,department\nDr. Asha Rao,Physics\n');
  expect(idsIn(into, 'physics', /./)).toEqual(ids);
});

test('importPeople() keeps other names that the office has given, and takes the rest from the list', () => {
  const into = copyOfSample();
  run(into, list);
  edit(into, 'physics', (people) => people.map((one) => ({ ...one, aliases: ['Anna Lima'] })));
  run(into, list.replace('Professor', 'Reader'));
  expect(peopleIn(into, 'physics').teaching).toMatchObject([
    { name: 'Dr. Ana Lima', designation: 'Reader', aliases: ['Anna Lima'] },
  ]);
});

test('importPeople() hides a second entry of someone whom the office hides', () => {
  const into = copyOfSample();
  edit(into, 'it', ([first, ...rest]) => [
    { ...(first as Entry), name: 'Ana Lima', id: 'it-ana', hide: ['search'] },
    ...rest,
  ]);
  const { notes } = run(into, 'name,department\nMrs. Ana Lima,IT\nAna Lima,CSE\n');
  expect(peopleIn(into, 'cse').teaching).toContainEqual(
    expect.objectContaining({ id: 'cse-ana-lima', hide: ['search'] }),
  );
  expect(notes).toContain('people/cse.json: "cse-ana-lima" is hidden as "it-ana" is: search');
});

test('importPeople() hides someone who was hidden, gone from a list, and is in a newer one', () => {
  const into = copyOfSample();
  const text = 'name,department\nAna Lima,IT\n';
  run(into, text);
  edit(into, 'it', (people) =>
    people.map((one) => (one.id === 'it-ana-lima' ? { ...one, hide: ['search'] } : one)),
  );
  run(into, 'name,department\nBo Li,IT\n');
  expect(idsIn(into, 'it', /Ana Lima/)).toEqual([]);
  for (const again of [text, text.replace('Ana', 'Dr. Ana')]) {
    run(into, again);
    expect(peopleIn(into, 'it').teaching).toContainEqual(
      expect.objectContaining({ id: 'it-ana-lima', hide: ['search'] }),
    );
  }
});

test('importPeople() knows people whom the office has entered, and leaves them as they are', () => {
  const into = copyOfSample();
  const text = `name,department,designation,email
Kiran Pai,IT,Professor & Head,kiran.pai@college.example
Vidya Ghosh-Rao,Informaton Technology,Dean,vidya.ghosh@college.example
Asha Menon,IT,,nikhil.menon@it.example
New Person,CSE,,kamala.balakrishnan@college.example
`;
  const before = peopleIn(into, 'it');
  const { notes } = run(into, text);
  const { teaching } = peopleIn(into, 'it');
  expect(teaching).toHaveLength(before.teaching.length + 1);
  expect(teaching).toEqual(expect.arrayContaining(before.teaching));
  expect(idsIn(into, 'cse', /New Person/)).toEqual(['cse-new-person']);
  expect(notes).toContain(
    'people/it.json: "it-vidya-ghosh" stays as the office has it: the list has another department, name, designation',
  );
  run(into, 'name,department\nNew Person,CSE\n');
  expect(peopleIn(into, 'it').teaching).toEqual(expect.arrayContaining(before.teaching));
  edit(into, 'it', (people) => people.filter(({ id }) => id !== 'it-kiran-pai'));
  run(into, text);
  expect(idsIn(into, 'it', /Kiran Pai/)).toEqual([]);
});

test('importPeople() tells people of one name apart by department and e-mail address', () => {
  const into = copyOfSample();
  const rows = ['Ravi Sen,CSE,a@x.example', 'Ravi Sen,CSE,b@x.example', 'Ravi Sen,IT,c@x.example'];
  run(into, ['name,department,email', ...rows].join('\n'));
  const { notes } = run(
    into,
    ['name,department,email', ...rows.toReversed(), 'Ravi Sen,ECE,d@x.example'].join('\n'),
  );
  const idsOf = (code: string) =>
    peopleIn(into, code).teaching.flatMap(({ id, email }: { id: string; email: string }) =>
      email.endsWith('@x.example') ? [[id, email]] : [],
    );
  expect(new Map(idsOf('cse'))).toEqual(
    new Map([
      ['cse-ravi-sen', 'a@x.example'],
      ['cse-ravi-sen-2', 'b@x.example'],
    ]),
  );
  expect(idsOf('it')).toEqual([['it-ravi-sen', 'c@x.example']]);
  expect(idsOf('ece')).toEqual([['ece-ravi-sen', 'd@x.example']]);
  expect(notes).toEqual([]);
});

test('importPeople() removes a department that a corrected list no longer has', () => {
  const into = copyOfSample();
  run(into, 'name,department\nBo Li,Informaton Technology\nDi Noor,IT\n');
  const { notes } = run(into, 'name,department\nBo Li,Information Technology\nDi Noor,IT\n');
  expect(existsSync(join(into, 'people/informaton-technology.json'))).toBe(false);
  expect(readFileSync(join(into, 'departments.json'), 'utf8')).not.toContain('Informaton');
  expect(idsIn(into, 'it', /Bo Li/)).toHaveLength(1);
  expect(notes).toContain(
    'departments.json: "informaton-technology" is gone: the newer list does not contain this department',
  );
});

test('importCampus() asks for CSV in place of a spreadsheet', () => {
  const source = join(writeSource({ 'people.xlsx': 'PK' }), 'people.xlsx');
  expect(() => importCampus(source, { into: temporaryFolder() })).toThrow(
    /people\.xlsx": save the spreadsheet as CSV/,
  );
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
    expect.stringContaining('"maths" is new'),
  ]);
  expect(peopleIn(into, 'maths').teaching).toMatchObject([
    { id: 'maths-dora-mueller', email: '', room: '' },
    { id: 'maths-e17', name: 'Eli Sand' },
  ]);
  expect(() => run(into, 'name,department\nX,Maths\n')).toThrow('line 2: a name has 2 to 1,000 characters');
});
