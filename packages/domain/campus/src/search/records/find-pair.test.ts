import { expect, test } from 'vitest';
import type { Place } from '../../model.ts';
import { createSearchIndex } from '../create-search-index.ts';
import type { CampusRecord } from './campus-record.ts';
import { findPair } from './find-pair.ts';

const toilet = { name: 'kind', words: ['toilet', 'washroom', 'loo'] } as const;
const lab = { name: 'kind', words: ['lab'] } as const;
const third = { name: 'floor', words: ['third floor', 'floor 3'] } as const;

/** Places on a corridor, one every 10 m; those of level 3 are above. */
const rows: readonly (readonly [id: string, x: number, record: Partial<CampusRecord>])[] = [
  ['room-205', 0, { title: 'Faculty Room', code: '205' }],
  ['room-206', 10, { title: 'Optics Lab', code: '206', kind: 'lab', facets: [lab] }],
  ['room-207', 20, { title: 'Network Lab', code: '207', kind: 'lab', facets: [lab] }],
  ['toilet-far', 90, { title: 'Toilet, men', kind: 'amenity', facets: [toilet] }],
  ['toilet-near', 30, { title: 'Toilet, women', kind: 'amenity', facets: [toilet] }],
  ['toilet-above', 5, { title: 'Toilet, all', kind: 'amenity', level: 3, facets: [toilet, third] }],
  ['canteen', 500, { title: 'Canteen', kind: 'place', aliases: ['food'] }],
  ['gate-1', 600, { title: 'Gate 1', kind: 'place' }],
  ['gate-2', 900, { title: 'Gate 2', kind: 'place' }],
  ['print-shop', 700, { title: 'Up to Date', kind: 'place' }],
];
const records = rows.map(([id, , more]): CampusRecord => {
  const common = { id, kind: 'room', title: id, aliases: [], rank: 0.5, place: id, level: 2 } as const;
  return { ...common, where: more.level ? 'third floor' : 'second floor', ...more };
});
const department: CampusRecord = {
  ...{ id: 'department-cse', kind: 'department', title: 'CSE', aliases: ['me'], where: '', rank: 0.9 },
  door: '206',
};
const asha: CampusRecord = {
  ...{ id: 'cse-asha-rao', kind: 'person', title: 'Dr. Asha Rao', aliases: [], where: '', rank: 0.4 },
  door: '207',
};
const help: CampusRecord = { ...asha, id: 'help-bus', kind: 'help', title: 'Bus', door: '205' };
const places = rows.map(([id, x, { title = '', code, level = 2 }]): Place => {
  const name = code ? `Room ${code}` : title;
  return { id, kind: 'room', name, level, aliases: [], x, y: 0, nodes: [], ...(code && { code }) };
});
const index = createSearchIndex([...records, department, asha, help]);
const search = (query: string, limit?: number) => index.search(query, { limit });

function near(query: string) {
  const answer = findPair(query, { search, places });
  return answer?.isRoute === false ? [answer.from.name, ...answer.records.map(({ id }) => id)] : undefined;
}

/** Names and ids of the ends; a last number counts the places for the second. */
function route(query: string) {
  const { isRoute, from, records = [] } = findPair(query, { search, places }) ?? {};
  const [to] = records;
  if (!isRoute || !from || !to) return undefined;
  return [`${from.name} to ${to.title}`, `${from.id} ${to.id}`, records.length];
}

test('a short word that is only like one of a kind asks for nothing near', () => {
  expect(near('canteen toilt')?.[0]).toBe('Canteen');
  expect(near('canteen look')).toBeUndefined();
});

test.each([
  ['toilet near 205', ['Room 205', 'toilet-near', 'toilet-above', 'toilet-far']],
  ['Is there a washroom close to room 205?', ['Room 205', 'toilet-near', 'toilet-above', 'toilet-far']],
  ['toilet 205', ['Room 205', 'toilet-near', 'toilet-above', 'toilet-far']],
  ['canteen by 205', ['Room 205', 'canteen']],
  ['canteen near gate', ['Gate 1', 'canteen']],
  ['toilet neer 205', ['Room 205', 'toilet-near', 'toilet-above', 'toilet-far']],
  ['tiolet next to 207', ['Room 207', 'toilet-near', 'toilet-above', 'toilet-far']],
  ['where is the nearest toilet to the canteen', ['Canteen', 'toilet-far', 'toilet-near', 'toilet-above']],
  ['205 nearest toilet', ['Room 205', 'toilet-near', 'toilet-above', 'toilet-far']],
  ['I am opposite room 205 and need the canteen', ['Room 205', 'canteen']],
  ['toilet close by 205', ['Room 205', 'toilet-near', 'toilet-above', 'toilet-far']],
  ['I am at 205, where is the nearest toilet', ['Room 205', 'toilet-near', 'toilet-above', 'toilet-far']],
  ['where is the nearest toilet, I am at 205', ['Room 205', 'toilet-near', 'toilet-above', 'toilet-far']],
  ['I am in the canteen and need a toilet', ['Canteen', 'toilet-far', 'toilet-near', 'toilet-above']],
  ["I'm near 205 need a toilet", ['Room 205', 'toilet-near', 'toilet-above', 'toilet-far']],
  ['need a toilet near 205', ['Room 205', 'toilet-near', 'toilet-above', 'toilet-far']],
  ['toilet nearest to 205', ['Room 205', 'toilet-near', 'toilet-above', 'toilet-far']],
  ['lab closest to the 205', ['Room 205', 'room-206', 'room-207']],
  ['toilet nearest 205', ['Room 205', 'toilet-near', 'toilet-above', 'toilet-far']],
  ['lab nearest 205', ['Room 205', 'room-206', 'room-207']],
  ['lab next to 206', ['Room 206', 'room-207']],
  ['food near optics lab', ['Optics Lab', 'canteen']],
  ['lab near the cse department', ['CSE', 'room-207']],
  ['how to get to a toilet near 205', ['Room 205', 'toilet-near', 'toilet-above', 'toilet-far']],
])('findPair() reads %j', (query, expected) => {
  expect(near(query)).toEqual(expected);
});

test.each([
  ['no place', 'toilet near me'],
  ['a floor, which the search matches', 'toilet near 3rd floor'],
  ['an unknown place', 'toilet near zzzz'],
  ['an unknown kind', 'zzzz near 205'],
  ['several places', 'toilet near lab'],
  ['an answer that is no place', 'toilet near bus'],
  ['no word for near', 'optics lab 206'],
])('findPair() returns undefined for %s', (_, query) => {
  expect(near(query)).toBeUndefined();
});

test('findPair() adds the nearest door to amenities', () => {
  const { records } = findPair('toilet near 205', { search, places }) ?? {};
  expect(records?.map(({ where }) => where).slice(0, 2)).toEqual(['by 207, second floor', 'third floor']);
});

test('findPair() leaves an amenity the landmark that it is named after', () => {
  const named = places.map((place) => (place.id === 'toilet-near' ? { ...place, near: '205' } : place));
  const { records } = findPair('toilet near 205', { search, places: named }) ?? {};
  expect(records?.[0]).toMatchObject({ id: 'toilet-near', where: 'second floor' });
});

test.each([
  ['205 to 207', 'Room 205 to Room 207', 'room-205 room-207', 1],
  ['gate 2 se canteen tak', 'Gate 2 to Canteen', 'gate-2 canteen', 1],
  ['205->canteen', 'Room 205 to Canteen', 'room-205 canteen', 1],
  ['i am at 205 where is the canteen', 'Room 205 to Canteen', 'room-205 canteen', 1],
  ['i am at gate 2 and would like to go to the canteen', 'Gate 2 to Canteen', 'gate-2 canteen', 1],
  ['i m at gate 2 want meet asha rao', 'Gate 2 to Dr. Asha Rao', 'gate-2 room-207', 1],
  ['gate 2 want go dr asha rao', 'Gate 2 to Dr. Asha Rao', 'gate-2 room-207', 1],
  ['take me to the canteen i am at gate number 2', 'Gate 2 to Canteen', 'gate-2 canteen', 1],
  ['where is the canteen, I am standing at 205', 'Room 205 to Canteen', 'room-205 canteen', 1],
  ['hello i am at 205 and want to go to the canteen please', 'Room 205 to Canteen', 'room-205 canteen', 1],
  ['currently near 205, need to reach the canteen', 'Room 205 to Canteen', 'room-205 canteen', 1],
  ['just entered gate 2 want to go to the canteen', 'Gate 2 to Canteen', 'gate-2 canteen', 1],
  ['i am coming from gate 2 to 205', 'Gate 2 to Room 205', 'gate-2 room-205', 1],
  [
    'I am standing in front of room 205 and would like to go to the canteen',
    'Room 205 to Canteen',
    'room-205 canteen',
    1,
  ],
  ['where is the canteen, I am in front of room 205', 'Room 205 to Canteen', 'room-205 canteen', 1],
  ['I just left room 205 and my next class is in room 207', 'Room 205 to Room 207', 'room-205 room-207', 1],
  ['im at 205 wher is canteen', 'Room 205 to Canteen', 'room-205 canteen', 1],
  ['i am at the optics lab canteen', 'Optics Lab to Canteen', 'room-206 canteen', 1],
  ['i am at gate 2 and want to go to the canteen', 'Gate 2 to Canteen', 'gate-2 canteen', 1],
  ["I'm in front of 205, how do I get to the canteen?", 'Room 205 to Canteen', 'room-205 canteen', 1],
  ['How do I get from gate 2 to the optics lab?', 'Gate 2 to Optics Lab', 'gate-2 room-206', 1],
  ['how do i get to 205 from the canteen', 'Canteen to Room 205', 'canteen room-205', 1],
  ['i want to go from the canteen to the 205 please', 'Canteen to Room 205', 'canteen room-205', 1],
  ['205 from gate 2', 'Gate 2 to Room 205', 'gate-2 room-205', 1],
  ['cantene to gate 2', 'Canteen to Gate 2', 'canteen gate-2', 1],
  ['gate to 205', 'Gate 1 to Room 205', 'gate-1 room-205', 1],
  ['from 205 to toilet', 'Room 205 to Toilet, women', 'room-205 toilet-near', 3],
  ['205 to the nearest toilet', 'Room 205 to Toilet, women', 'room-205 toilet-near', 3],
  ['asha rao to the cse department', 'Dr. Asha Rao to CSE', 'room-207 room-206', 1],
])('findPair() reads a route in %j', (query, title, ids, count) => {
  expect(route(query)).toEqual([title, ids, count]);
});

test.each([
  ['one place', 'to 205'],
  ['no end yet', '205 to'],
  ['no end before the start', 'from 205'],
  ['no start', 'how to find 205'],
  ['where one stands alone', 'i am at the optics lab 206'],
  ['an unknown goal', 'i am at 205 and want to go to zzzz'],
  ['a name with the word', 'up to date'],
  ['an unknown place', 'zzzz to 205'],
  ['several rooms', 'lab to 205'],
  ['an answer that is no place', 'bus to 205'],
  ['a place and its kind', '206 to optics lab'],
])('findPair() reads no route in %s', (_, query) => {
  expect(route(query)).toBeUndefined();
});
