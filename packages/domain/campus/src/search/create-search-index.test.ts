import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickest } from '../../tests/quickest.ts';
import { createSearchIndex } from './create-search-index.ts';
import { packRecords } from './packed-records.ts';
import type { Facet, SearchRecord } from './search-record.ts';

const second: Facet = { name: 'floor', words: ['second floor', '2nd floor', 'floor 2'] };
const third: Facet = { name: 'floor', words: ['third floor', '3rd floor', 'floor 3'] };
const lab: Facet = { name: 'kind', words: ['lab', 'laboratory'] };
const cse: Facet = { name: 'department', words: ['CSE', 'Computer Science'] };

function record(id: string, title: string, more: Partial<SearchRecord> = {}): SearchRecord {
  return { id, kind: 'room', title, aliases: [], where: '', rank: 0.5, ...more };
}

const records = [
  record('library', 'Central Library', { code: '129', aliases: ['lib', 'reading room'], rank: 0.9 }),
  record('canteen', 'Canteen', { aliases: ['food court'] }),
  record('208', 'Programming Lab', { code: '208', facets: [second, lab, cse] }),
  record('230', 'Staff Room', { code: '230', facets: [second, cse] }),
  record('230a', 'Server Room', { code: '230A', facets: [second, cse] }),
  record('317', 'Security Lab', { code: '317', facets: [third, lab] }),
  record('range', 'Rooms 201-236', { range: { from: 201, to: 236 }, facets: [cse], rank: 0.2 }),
  record('department', 'CSE', { kind: 'department', aliases: ['Computer Science'] }),
  record('asha', 'Dr. Asha K. Verma', {
    kind: 'person',
    spellings: ['ak verma'],
    facets: [cse],
    details: ['208'],
  }),
  record('ashok', 'Mr. Ashok Varma', { kind: 'person' }),
];
const index = createSearchIndex(records, packRecords([]));

const ids = (query: string) => index.search(query).results.map((result) => result.record.id);

test.each([
  ['230', '230'],
  ['230 a', '230a'],
  ['Room230A', '230a'],
  ['2 3 0', '230'],
  ['rm 2 30', '230'],
  ['two three zero', '230'],
  ['Where is room two 3 oh?', '230'],
  ['two three zero a', '230a'],
  ['dois três zero', '230'],
  ['do teen shunya', '230'],
  ['दो तीन शून्य', '230'],
  ['library one two nine', 'library'],
  ['3l7', '317'],
  ['3-17', '317'],
  ['2.30', '230'],
  ['230b', '230'],
  ['208-b', '208'],
  ['room 208 b', '208'],
  ['201-236', 'range'],
  ['233', 'range'],
  ['foodcourt', 'canteen'],
  ['food cuort', 'canteen'],
  ['ibrary', 'library'],
  ['lirbary', 'library'],
  ['li brary', 'library'],
  ['floor 2 labs', '208'],
  ['3rd flor laboratory', '317'],
  ['cse', 'department'],
  ['asha verma', 'asha'],
  ['verma asha', 'asha'],
  ['a.k. verma', 'asha'],
  ['asok warma', 'ashok'],
  ['where is the library please', 'library'],
  ['Programming Lab (208), 2nd floor, CSE', '208'],
])('search() ranks first for %j the record %s', (query, id) => {
  expect(ids(query)[0]).toBe(id);
});

test('search() reads `1-05` as 105 only where no sign has that form', () => {
  const { search } = createSearchIndex([
    record('one', 'Staff Room', { code: '105', aliases: ['105'] }),
    record('other', 'Staff Room', { code: '1.05', aliases: ['1.05'] }),
  ]);
  expect(search('1-05').results[0]?.record.id).toBe('other');
});

test('search() takes a plural as a whole word, not as the start of another', () => {
  const { search } = createSearchIndex([
    record('office', 'Admin Office', { aliases: ['fees'] }),
    record('firstaid', 'First aid', { aliases: ['feel sick'] }),
  ]);
  expect(search('fees').results.map((result) => result.record.id)).toEqual(['office']);
  expect(search('fee').results).toHaveLength(2);
});

test.each(['परीक्षा', 'परीक्षा कहाँ है'])(
  'search() only asks whether %j, read without vowels, is another word',
  (query) => {
    const { search } = createSearchIndex([record('parking', 'Parking', { aliases: ['पार्किंग'] })]);
    expect(search(query)).toEqual({ results: [], didYouMean: 'Parking' });
    expect(search('पर्किग').results).toHaveLength(1);
    expect(search('पार्किंगं कहाँ').results).toHaveLength(1);
  },
);

test('search() drops the other numbers when one record matches every word', () => {
  const { search } = createSearchIndex([
    record('gate-1', 'Main Gate 1'),
    record('gate-2', 'Main Gate 2'),
    record('gate-20', 'Main Gate 20'),
  ]);
  const found = (query: string) => search(query).results.map((result) => result.record.id);
  expect(found('gate 2')).toEqual(['gate-2', 'gate-20']);
  expect(found('gate 3')).toHaveLength(3);
});

const anyScript = createSearchIndex([
  record('zh-computer', '计算机实验室', { code: '301' }),
  record('zh-chemistry', '化学实验室', { code: '302' }),
  record('zh-office', '教务处', { code: '303' }),
  record('ja', 'コンピューター室'),
  record('th', 'ห้องปฏิบัติการคอมพิวเตอร์'),
  record('ar', 'قاعة الحاسوب'),
  record('ar-library', 'المكتبة المركزية'),
  record('fa', 'کتابخانه مرکزی'),
  record('ru', 'Компьютерная лаборатория'),
]);

test.each([
  ['计算机', ['zh-computer']],
  ['实验室', ['zh-chemistry', 'zh-computer']],
  ['化学 实验', ['zh-chemistry']],
  ['教', ['zh-office']],
  ['コンピュータ', ['ja']],
  ['คอมพิวเตอร์', ['th']],
  ['حاسوب', ['ar']],
  ['بالحاسوب', ['ar']],
  ['مكتبه', ['ar-library']],
  ['المكتبة', ['ar-library']],
  ['كتابخانه', ['fa']],
  ['лаб', ['ru']],
])('search() finds %s in any script', (query, expected) => {
  const found = anyScript.search(query).results.map((result) => result.record.id);
  expect(found.slice(0, expected.length).toSorted()).toEqual(expected);
});

test('search() highlights matches in scripts without spaces', () => {
  const [first] = anyScript.search('计算').results;
  expect(first?.highlights.title.flat()).toEqual([0, 1, 1, 2]);
});

test('search() never turns a room code into a category', () => {
  expect(ids('lab 999')).toEqual([]);
  expect(ids('lab 230').slice(0, 1)).toEqual(['230']);
  expect(ids('room 208')).toEqual(['208', 'asha', 'range']);
});

test('search() returns its interpretation of the query', () => {
  const { understood } = index.search('2nd floor labratory xyzzy');
  expect(understood).toEqual({
    parts: [
      { typed: '2nd floor', as: 'floor', read: 'second floor', corrected: false },
      { typed: 'labratory', as: 'kind', read: 'lab', corrected: true },
      { typed: 'xyzzy', as: 'ignored', read: 'xyzzy', corrected: false },
    ],
  });
});

test('search() reads a corrected word as the word of the name, with its marks', () => {
  const named = createSearchIndex([record('p', 'Dr. Zoë Ranganathan', { aliases: ['Deputy Principal'] })]);
  const reads = (query: string) => named.search(query).understood?.parts.map(({ read }) => read);
  expect(reads('zoe rangnathan')).toEqual(['Dr. Zoë Ranganathan', 'Ranganathan']);
  expect(reads('pricipal')).toEqual(['Principal']);
});

test('search() finds a short word before what it begins', () => {
  const named = createSearchIndex([
    record('canteen', 'Canteen', { aliases: ['menu'], rank: 0.9 }),
    record('toilet', 'Toilet, men', { rank: 0.3 }),
  ]);
  const found = (query: string) => named.search(query).results.map((result) => result.record.id);
  expect(found('men')).toEqual(['toilet', 'canteen']);
  expect(found('menu')).toEqual(['canteen']);
});

test.each([
  ['maths', true],
  ['math', false],
  ['mathew', false],
])('search() reads %j as Mathew, corrected: %j', (query, corrected) => {
  const named = createSearchIndex([record('p', 'Dr. Beena Mathew')]);
  expect(named.search(query).understood?.parts).toMatchObject([{ corrected }]);
});

test.each(['cat', 'pub', 'kite', 'xyz'])('search() does not correct the short word %j', (query) => {
  expect(index.search(query)).toEqual({ results: [] });
});

test.each(['<b>', '\uFFFD%A', '??c'])('search() finds nothing for %j', (query) => {
  expect(index.search(query)).toEqual({ results: [] });
});

test('search() does not match a whole number as a prefix', () => {
  const staffed = createSearchIndex([record('p', 'Asha Rao', { details: ['SCE1620'] })]);
  expect(staffed.search('1620').results).toHaveLength(1);
  expect(staffed.search('162').results).toEqual([]);
});

test.each(['room 2300', '2300a', '207', '231 x', 'SCE2082'])(
  'search() does not correct the digits of %j',
  (query) => {
    const staffed = createSearchIndex([
      record('208', 'Programming Lab', { code: '208' }),
      record('230', 'Staff Room', { code: '230' }),
      record('p', 'Asha Rao', { details: ['SCE2081'] }),
    ]);
    expect(staffed.search(query)).toEqual({ results: [] });
  },
);

test('search() highlights the matched parts of the title', () => {
  const [first] = index.search('asha ver').results;
  expect(first?.highlights.title.flat()).toEqual([4, 8, 12, 15]);
});

test('search() without results suggests a similar query that has results', () => {
  const { results, didYouMean } = index.search('vamteen');
  expect(results).toEqual([]);
  expect(didYouMean).toBe('Canteen');
  expect(ids(didYouMean ?? '')).toContain('canteen');
});

test('search() respects the limit and sorts by score', () => {
  const { results } = index.search('room', { limit: 3 });
  expect(results).toHaveLength(3);
  const scores = results.map(({ score }) => score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

test('search() never throws and returns distinct records with valid highlights', () => {
  const known = fc.constantFrom('cse', 'lab', '2', '230', 'floor', 'asha', '-', '.', 'libary', '٣');
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.array(known, { maxLength: 30 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(anything, (query) => {
      const { results } = index.search(query);
      expect(new Set(results.map((result) => result.record.id)).size).toBe(results.length);
      for (const { record: found, highlights, score } of results) {
        expect(score).toBeGreaterThan(0);
        for (const [start, end] of highlights.title) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(found.title.length);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('search() finds every record by its title, case-insensitive', () => {
  for (const query of ['library', 'canteen', 'server', 'security', 'asha', 'ashok']) {
    const wanted = index.search(query).results[0]?.record;
    expect(ids(wanted?.title.toUpperCase() ?? '')[0]).toBe(wanted?.id);
  }
});

test('createSearchIndex() accepts an empty list', () => {
  expect(createSearchIndex([]).search('library')).toEqual({ results: [] });
});

test('search() takes less than 100 ms for a word with very many splits', () => {
  const words = ['a', 'aa', 'aaa', 'aaaa', 'aaaaa', 'aaaaaa'];
  const tricky = createSearchIndex(words.map((word) => record(word, word)));
  const searchAll = () => {
    for (const length of [20, 30, 60, 240]) tricky.search(`${'a'.repeat(length)}z`);
  };
  expect(quickest(searchAll)).toBeLessThan(100);
});
