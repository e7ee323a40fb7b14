import { expect, test } from 'vitest';
import { findPersonNamed } from './find-person.ts';

const person = (id: string, name: string) => {
  const more = { designation: 'Professor', room: '205', contact: '', group: 'teaching', department: 'cse' };
  return { ...more, id, name } as Parameters<typeof findPersonNamed>[1][number];
};
const people = [
  person('cse-asha-rao', 'Dr. Asha Rao'),
  person('cse-ravi-sen', 'Mr. Ravi Sen'),
  person('ece-ravi-sen', 'Mr. Ravi Sen'),
];

test.each([
  ['cse-asha-rao', 'cse-asha-rao'],
  ['dr. asha  rao', 'cse-asha-rao'],
  ['Asha Rao', undefined],
  ['Mr. Ravi Sen', undefined],
  ['ece-ravi-sen', 'ece-ravi-sen'],
])('findPersonNamed() of %j: %s', (text, id) => {
  expect(findPersonNamed(text, people)?.id).toBe(id);
});
