import { expect, test } from 'vitest';
import type { Place } from '../../model.ts';
import { createSearchIndex } from '../create-search-index.ts';
import type { CampusRecord } from './campus-record.ts';
import { findNear } from './find-near.ts';

const toilet = { name: 'kind', words: ['toilet', 'washroom'] } as const;
const lab = { name: 'kind', words: ['lab'] } as const;
const third = { name: 'floor', words: ['third floor', 'floor 3'] } as const;

/** Places on a corridor, one every 10 m; those of level 3 are above. */
const rows: readonly (readonly [id: string, x: number, record: Partial<CampusRecord>])[] = [
  ['room-205', 0, { title: 'Faculty Room', code: '205' }],
  ['room-206', 10, { title: 'Optics Lab', code: '206', kind: 'lab', facets: [lab] }],
  ['room-207', 20, { title: 'Network Lab', code: '207', kind: 'lab', facets: [lab] }],
  ['toilet-far', 90, { title: 'Toilet, men', kind: 'amenity', facets: [toilet] }],
  ['toilet-near', 30, { title: 'Toilet, women', kind: 'amenity', facets: [toilet] }],
  ['toilet-above', 0, { title: 'Toilet', kind: 'amenity', level: 3, facets: [toilet, third] }],
  ['canteen', 500, { title: 'Canteen', kind: 'place', aliases: ['food'] }],
];
const records = rows.map(([id, , more]): CampusRecord => {
  return { id, kind: 'room', title: id, aliases: [], where: '', rank: 0.5, place: id, level: 2, ...more };
});
const department: CampusRecord = {
  ...{ id: 'department-cse', kind: 'department', title: 'CSE', aliases: ['me'], where: '', rank: 0.9 },
  door: '206',
};
const places = rows.map(([id, x, { title = '', code, level = 2 }]): Place => {
  const name = code ? `Room ${code}` : title;
  return { id, kind: 'room', name, level, aliases: [], x, y: 0, nodes: [] };
});
const index = createSearchIndex([...records, department]);
const search = (query: string, limit?: number) => index.search(query, { limit });

function near(query: string) {
  const answer = findNear(query, { search, places });
  return answer && [answer.near.name, ...answer.records.map(({ id }) => id)];
}

test.each([
  ['toilet near 205', ['Room 205', 'toilet-near', 'toilet-above', 'toilet-far']],
  ['Is there a washroom close to room 205?', ['Room 205', 'toilet-near', 'toilet-above', 'toilet-far']],
  ['tiolet next to 207', ['Room 207', 'toilet-near', 'toilet-above', 'toilet-far']],
  ['where is the nearest toilet to the canteen', ['Canteen', 'toilet-far', 'toilet-near', 'toilet-above']],
  ['lab next to 206', ['Room 206', 'room-207']],
  ['food near optics lab', ['Room 206', 'canteen']],
  ['lab near the cse department', ['Room 206', 'room-207']],
])('findNear() reads %j', (query, expected) => {
  expect(near(query)).toEqual(expected);
});

test.each([
  ['no place', 'toilet near me'],
  ['a floor, which the search matches', 'toilet near 3rd floor'],
  ['an unknown place', 'toilet near zzzz'],
  ['an unknown kind', 'zzzz near 205'],
  ['several places', 'toilet near lab'],
  ['no word for near', 'optics lab 206'],
])('findNear() returns undefined for %s', (_, query) => {
  expect(near(query)).toBeUndefined();
});
