import { expect, test } from 'vitest';
import { createSearchIndex } from './create-search-index.ts';
import { openSearch } from './open-search.ts';
import type { SearchRecord } from './search-record.ts';

const few: SearchRecord[] = [
  { id: 'a', kind: 'venue', title: 'Auditorium', aliases: ['audi'], where: 'second floor', rank: 0.9 },
  { id: 'b', kind: 'lab', title: 'Acoustics Lab', aliases: [], where: 'first floor', rank: 0.4 },
];

test('openSearch() answers with the results of the suggested query', () => {
  const { didYouMean, results } = openSearch(createSearchIndex(few))('sudjtoruum');
  expect(didYouMean).toBe('Auditorium');
  expect(results.map(({ record }) => record.id)).toEqual(['a']);
});

test('openSearch() finds a person by an e-mail address, and ignores no word of it', () => {
  const person: SearchRecord = {
    id: 'p',
    kind: 'person',
    title: 'Uday Rao',
    aliases: [],
    where: '',
    rank: 0.5,
  };
  const { results, understood } = openSearch(createSearchIndex([...few, person]))('uday.rao@college.example');
  expect(results.map(({ record }) => record.id)).toEqual(['p']);
  expect(understood?.parts.map(({ as }) => as)).not.toContain('ignored');
});

test('openSearch() suggests only one of several results that read alike, and lists all up to a limit', () => {
  const taps = Array.from({ length: 12 }, (_, index): SearchRecord => {
    const where = index < 9 ? 'first floor' : `floor ${index}`;
    return { id: `tap-${index}`, kind: 'amenity', title: 'Drinking water', aliases: [], where, rank: 0.5 };
  });
  const search = openSearch(createSearchIndex(taps));
  const ids = (limit?: number) => search('drinking water', limit).results.map(({ record }) => record.id);
  expect(ids()).toEqual(['tap-0', 'tap-9', 'tap-10', 'tap-11']);
  expect(ids(100)).toHaveLength(12);
});

test('openSearch() suggests one of each title before the second of any', () => {
  const toilets = ['men', 'women'].flatMap((sign, rank) =>
    Array.from({ length: 6 }, (_, floor): SearchRecord => {
      const facts = { kind: 'amenity', aliases: ['toilet'], rank: 0.9 - rank / 2 } as const;
      return { id: `${sign}-${floor}`, title: `Toilet, ${sign}`, where: `floor ${floor}`, ...facts };
    }),
  );
  const { results } = openSearch(createSearchIndex(toilets))('toilet');
  expect(results).toHaveLength(8);
  expect(results.slice(0, 4).map(({ record }) => record.id)).toEqual([
    'men-0',
    'women-0',
    'men-1',
    'women-1',
  ]);
});

test('openSearch() lists a help topic after the rooms that match, unless the query is its name', () => {
  const where = 'There is no shop on this campus.';
  const aliases = ['store for pens', 'shop'];
  const topic: SearchRecord = { id: 'help', kind: 'help', title: 'Stationery', aliases, where, rank: 0.5 };
  const stores = ['Drawing', 'Component'].map((name): SearchRecord => {
    return { id: name, kind: 'room', title: `${name} Store`, aliases: [], where: 'first floor', rank: 0.4 };
  });
  const search = openSearch(createSearchIndex([...stores, topic]));
  for (const limit of [undefined, 100]) {
    const ids = (query: string) => search(query, limit).results.map(({ record }) => record.id);
    expect(ids('store')).toEqual(['Drawing', 'Component', 'help']);
    expect(ids('store for pens')[0]).toBe('help');
    expect(ids('where is the shop')[0]).toBe('help');
    expect(ids('pens')[0]).toBe('help');
  }
});

test('openSearch() lists a title with a word as it was typed before one with another form of it', () => {
  const labs = ['Machine Learning Lab', 'Electrical Machines Lab'].map((title): SearchRecord => {
    return { id: title, kind: 'lab', title, aliases: [], where: 'first floor', rank: 0.5 };
  });
  const search = openSearch(createSearchIndex(labs));
  const first = (query: string) => search(query).results[0]?.record.title;
  expect(first('machines lab')).toBe('Electrical Machines Lab');
  expect(first('machine lab')).toBe('Machine Learning Lab');
});
