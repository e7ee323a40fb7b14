import type { Place } from '@campusway/campus';
import {
  audienceOffers,
  findNearestTarget,
  isAccessible,
  nearestOffersIn,
  type Target,
} from '@campusway/campus/lookup';
import { college } from '@campusway/platform';
import { expect, test } from 'vitest';

const atm: Place = { id: 'atm-1', kind: 'atm', name: 'ATM', level: 1, aliases: [], x: 0, y: 0, nodes: [0] };
const namesIn = (places: readonly Place[]) => nearestOffersIn(places).map(({ name }) => name);

test.each([
  ['nearest-water', 'पानी'],
  ['nearest-toilet', 'शौचालय'],
  ['nearest-lift', 'लिफ्ट'],
])('nearestOffersIn() offers %s under the college’s own word %s', (id, word) => {
  const offers = nearestOffersIn(college.places).filter(({ aliases }) => aliases.includes(word));
  expect(offers.map((offer) => offer.id)).toEqual([id]);
});

test('nearestOffersIn() returns the offers that the college has', () => {
  expect(namesIn(college.places)).toEqual([
    'Nearest toilet',
    'Nearest women’s toilet',
    'Nearest men’s toilet',
    'Nearest accessible toilet',
    'Nearest drinking water',
    'Nearest lift',
    'Nearest stairs',
    'Nearest exit',
  ]);
  expect(namesIn([atm])).toEqual(['Nearest ATM']);
});

test('findNearestTarget() returns the amenities of the kind', () => {
  expect(findNearestTarget('nearest-atm', [...college.places, atm])).toEqual({
    kind: 'nearest',
    id: 'nearest-atm',
    name: 'Nearest ATM',
    places: [atm],
  });
});

const toilets = ['nearest-womens-toilet', 'nearest-mens-toilet', 'nearest-accessible-toilet'];
test.each([
  ['nearest-toilet', toilets],
  ['nearest-mens-toilet', toilets],
  ['nearest-lift', []],
  ['room-205', []],
])('audienceOffers() of %s are %j', (id, offers) => {
  const ids = (places: readonly Place[]) => audienceOffers(id, places).map((offer) => offer.id);
  expect(ids(college.places)).toEqual(offers);
  // A toilet for everyone is not one for women.
  const shared = { ...(college.findPlace('toilet-men-west-1') as Place), category: 'restroom.unisex' };
  const accessible = college.findPlace('toilet-accessible-west-1') as Place;
  expect(ids([shared, accessible])).toEqual(offers.filter((offer) => offer.includes('accessible')));
});

test.each([
  ['nearest-accessible-toilet', true],
  ['nearest-toilet', false],
])('isAccessible() of %s is %s', (id, expected) => {
  expect(isAccessible(findNearestTarget(id, college.places) as Target)).toBe(expected);
  expect(isAccessible({ kind: 'nearest', id, name: '', places: [] })).toBe(false);
});
