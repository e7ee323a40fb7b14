import { expect, test } from 'vitest';
import { createSearchIndex } from '../create-search-index.ts';
import type { CampusRecord } from './campus-record.ts';
import { decideAnswer } from './decide-answer.ts';

const record = (id: string, title: string, more: Partial<CampusRecord> = {}): CampusRecord => ({
  ...{ id, kind: 'venue', title, aliases: [], where: '', rank: 0.5 },
  ...more,
});

const toilets: Partial<CampusRecord> = {
  kind: 'amenity',
  facets: [{ name: 'kind', words: ['toilet', 'washroom'] }],
};

const index = createSearchIndex([
  record('men', 'Toilet, men, west wing', toilets),
  record('women', 'Toilet, women, west wing', toilets),
  record('accessible', 'Accessible toilet, west wing', toilets),
  record('library', 'Central Library', { code: '129', aliases: ['reading room'] }),
  record('canteen', 'Canteen'),
  record('gate-1', 'Main Gate 1'),
  record('gate-2', 'Main Gate 2'),
  record('lab', 'Programming Lab'),
  record('java', 'Java Programming Lab'),
  record('server', 'Server Room', { code: '230A' }),
  record('gpu-server', 'GPU Server Room', { code: '268' }),
  record('control', 'Control Systems Lab', { code: '145' }),
  record('exams', 'Examination Branch', { code: '103', aliases: ['controller of examinations'] }),
  record('head', 'Dr. Asha Rao', { kind: 'person', aliases: ['principal'], door: '104' }),
  record('office', 'Principal Office', { code: '104' }),
  record('shop', 'Shop', { code: 'AB3-100а' }),
  record('seminar', 'Classroom', { code: 'AB3-102' }),
  record('lecturer', 'Ms. Priyanka Kulkarni', { kind: 'person', door: '212' }),
]);

function decide(query: string) {
  const decision = decideAnswer(query, index.search(query));
  if (decision.kind === 'one') return decision.result.record.id;
  return decision.kind === 'several' ? decision.results.map((result) => result.record.id) : decision.kind;
}

test.each([
  ['canteen', 'canteen'],
  ['where is the reading room', 'library'],
  ['dr asha rao', 'head'],
  ['programming lab', 'lab'],
  ['meet at canteen 1pm', 'canteen'],
])('decideAnswer() is certain of %j: %s', (query, id) => {
  expect(decide(query)).toBe(id);
});

test.each(['priy', 'priya', 'kulk'])('decideAnswer() lists the only match of the beginning %j', (query) => {
  expect(decide(query)).toEqual(['lecturer']);
});

test('decideAnswer() does not list the only match of a corrected beginning', () => {
  expect(decide('pryank')).toBe('none');
});

test('decideAnswer() returns one answer for two records behind one door', () => {
  expect(decide('principal')).toBe('head');
});

test.each([
  ['server', ['server', 'gpu-server']],
  ['server room', 'server'],
  ['where is the server room', 'server'],
  ['control', ['control', 'exams']],
  ['control systems', 'control'],
])('decideAnswer() offers each room of whose name %j is a part: %j', (query, ids) => {
  expect(decide(query)).toEqual(ids);
});

test('decideAnswer() returns several equally good results', () => {
  expect(decide('main gate')).toEqual(['gate-1', 'gate-2']);
});

test.each(['toilet', 'toilette', 'tualet', 'washrum'])('decideAnswer() lists the kind for %j', (query) => {
  expect(decide(query)).toEqual(['men', 'women', 'accessible']);
});

test('decideAnswer() takes a letter of a number for the Latin one that looks alike', () => {
  expect([decide('AB3-100a'), decide('AB3-100а')]).toEqual(['shop', 'shop']);
});

test.each(['asha xylophone', 'zzzz', '', 'AB3-102c', 'AB3-102А'])(
  'decideAnswer() matches nothing with %j',
  (query) => {
    expect(decide(query)).toBe('none');
  },
);

test('decideAnswer() returns none when the search suggests another query', () => {
  const answer = { ...index.search('canteen'), didYouMean: 'Canteen' };
  expect(decideAnswer('cantxxn', answer).kind).toBe('none');
});
