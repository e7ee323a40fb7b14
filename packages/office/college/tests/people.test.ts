import { mkdirSync } from 'node:fs';
import type { StaffMember } from '@campusway/campus';
import { expect, test } from 'vitest';
import { deriveCollege, readCollege } from '../src/derive/index.ts';
import { DataCopy } from './data-copy.ts';

/** The head of a department, with a name that nothing else in the sample has. */
const head = { id: 'civil-wenzel-quist', name: 'Dr. Wenzel Quist', file: 'people/civil.json' };

function changeHead(copy: DataCopy, change: object): void {
  for (const file of ['departments.json', head.file]) {
    copy.replace(file, '"civil-sridhar-naidu"', `"${head.id}"`);
    copy.replace(file, '"Dr. L. Sridhar Naidu"', `"${head.name}"`);
  }
  copy.editList(head.file, 'teaching', (teaching) => {
    teaching[0] = { ...teaching[0], contact: '+91 5550100123', email: 'head@sce.example', ...change };
  });
}

function deriveWith(change: object) {
  const copy = new DataCopy();
  mkdirSync(copy.path('photos'), { recursive: true });
  copy.write('photos/wenzel-quist.png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  changeHead(copy, { photo: 'photos/wenzel-quist.png', ...change });
  expect(copy.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const derived = deriveCollege(readCollege(copy.folder));
  /** Everything that the site publishes as text. */
  const published = JSON.stringify([derived.parts, derived.facts, [...derived.files.keys()]]);
  const [first] = derived.parts.people.filter(({ department }) => department === 'civil');
  return { ...derived, published, first };
}

test('deriveCollege() publishes someone with a hidden name by designation and room only, under another id', () => {
  const aliases = ['Ὀλίβερος'];
  expect(deriveWith({ aliases }).first).toMatchObject({ name: head.name, aliases });
  const { published, first, parts } = deriveWith({ hide: ['name'], aliases });
  for (const secret of [head.id, 'Wenzel', 'Quist', '5550100123', 'head@sce.example', ...aliases])
    expect(published.toLowerCase()).not.toContain(secret.toLowerCase());
  expect(first).toEqual({
    ...{ id: 'civil-professor-head-1', department: 'civil', group: 'teaching' },
    ...{ name: 'Professor & Head', designation: 'Professor & Head', room: '154' },
    ...{ contact: '', email: '', photo: '' },
  } satisfies Partial<Record<keyof StaffMember, string>>);
  const department = parts.departments.find(({ code }) => code === 'civil');
  expect(department).toMatchObject({ headId: 'civil-professor-head-1' });
  expect(department?.headName).toBeUndefined();
});

test.each([
  ['photo', 'photos/wenzel-quist.png'],
  ['contact', '5550100123'],
  ['email', 'head@sce.example'],
])('deriveCollege() does not publish a hidden %s', (field, secret) => {
  expect(deriveWith({}).published).toContain(secret);
  const { published, first } = deriveWith({ hide: [field] });
  expect(published).not.toContain(secret);
  expect(first).toMatchObject({ id: head.id, name: head.name, [field]: '' });
});

test('deriveCollege() leaves someone who is hidden from the search out of it, and not out of the list', () => {
  const { parts } = deriveWith({ hide: ['search'] });
  for (const secret of [head.id, 'Quist', 'quist'])
    expect(JSON.stringify(parts.search)).not.toContain(secret);
  expect(parts.people.find(({ id }) => id === head.id)).toMatchObject({ isUnlisted: true });
});

test('checkFolder() requires a designation in place of a hidden name', () => {
  const copy = new DataCopy();
  changeHead(copy, { hide: ['name'], designation: 'Not Provided' });
  expect(copy.findings).toMatchObject([
    { rule: 'people', file: head.file, pointer: '/teaching/0/designation', severity: 'error' },
  ]);
});

test('deriveCollege() orders the people of a department by the kinds of staff of the college', () => {
  const copy = new DataCopy();
  copy.editJson('college.json', (college) => {
    college.staffKinds = [
      { id: 'teaching', title: 'Academics' },
      { id: 'visiting', title: 'Visiting Faculty', short: 'guests' },
      { id: 'non-teaching', title: 'Technical Staff' },
    ];
  });
  copy.editJson(head.file, (file) => {
    const [first, ...others] = file.teaching as object[];
    file.teaching = others;
    file.visiting = [first];
  });
  expect(copy.findings).toEqual([]);
  const { parts, facts } = deriveCollege(readCollege(copy.folder));
  const groups = parts.people.flatMap(({ department, group }) => (department === 'civil' ? [group] : []));
  expect([...new Set(groups)]).toEqual(['teaching', 'visiting', 'non-teaching']);
  expect(facts.staffKinds?.map(({ short }) => short)).toEqual(['teaching', 'guests', 'non-teaching']);
});

test('checkFolder() names a list that is no kind of staff, and accepts a file with one list', () => {
  const copy = new DataCopy();
  copy.editJson(head.file, (file) => {
    file.visitng = file['non-teaching'];
    delete file['non-teaching'];
  });
  expect(copy.findings).toMatchObject([
    { file: head.file, pointer: '/visitng', message: 'The college has no kind of staff "visitng"' },
  ]);
  copy.editJson(head.file, (file) => {
    delete file.visitng;
  });
  expect(copy.findings).toEqual([]);
});
