import { expect, test, vi } from 'vitest';
import { createSearchIndex } from './create-search-index.ts';
import { openSearchInTasks } from './open-search.ts';
import type { SearchRecord } from './search-record.ts';

const few: SearchRecord[] = [
  { id: 'a', kind: 'venue', title: 'Auditorium', aliases: ['audi'], where: 'second floor', rank: 0.9 },
  { id: 'b', kind: 'lab', title: 'Acoustics Lab', aliases: [], where: 'first floor', rank: 0.4 },
];
const people = Array.from({ length: 6000 }, (_, index): SearchRecord => {
  return { id: `p${index}`, kind: 'person', title: `Person ${index}`, aliases: [], where: '', rank: 0.2 };
});

test('openSearchInTasks() indexes a large campus in many tasks, with the answers of one index', async () => {
  const tasks = vi.spyOn(globalThis, 'setTimeout');
  const search = await openSearchInTasks(() => [...few, ...people]);
  expect(tasks.mock.calls.length).toBeGreaterThan(people.length / 1000);
  const index = createSearchIndex([...few, ...people]);
  for (const query of ['audi', 'acustics', 'Person 4711'])
    expect(search(query, 3)).toEqual(index.search(query, { limit: 3 }));
});

test('openSearchInTasks() answers with the results of the suggested query', async () => {
  const search = await openSearchInTasks(() => few);
  const { didYouMean, results } = search('sudjtoruum');
  expect(didYouMean).toBe('Auditorium');
  expect(results.map(({ record }) => record.id)).toEqual(['a']);
});

test('openSearchInTasks() suggests only one of several results that read alike, and lists all up to a limit', async () => {
  const taps = Array.from({ length: 12 }, (_, index): SearchRecord => {
    const where = index < 9 ? 'first floor' : `floor ${index}`;
    return { id: `tap-${index}`, kind: 'amenity', title: 'Drinking water', aliases: [], where, rank: 0.5 };
  });
  const search = await openSearchInTasks(() => taps);
  const ids = (limit?: number) => search('drinking water', limit).results.map(({ record }) => record.id);
  expect(ids()).toEqual(['tap-0', 'tap-9', 'tap-10', 'tap-11']);
  expect(ids(100)).toHaveLength(12);
});
