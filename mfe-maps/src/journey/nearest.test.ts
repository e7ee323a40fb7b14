import type { Place } from '@campusway/campus';
import {
  findNearestTarget,
  findOtherOffer,
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

test.each([
  ['toilet-men-west-1', 'nearest-womens-toilet'],
  ['toilet-women-west-1', 'nearest-mens-toilet'],
  ['toilet-accessible-west-1', undefined],
  ['room-205', undefined],
])('findOtherOffer() beside %s is %s', (id, offer) => {
  const place = college.findPlace(id) as Place;
  expect(findOtherOffer(place, college.places)?.id).toBe(offer);
  const accessible = college.findPlace('toilet-accessible-west-1') as Place;
  expect(findOtherOffer(place, [place, accessible])).toBeUndefined();
});

test.each([
  ['nearest-accessible-toilet', true],
  ['nearest-toilet', false],
])('isAccessible() of %s is %s', (id, expected) => {
  expect(isAccessible(findNearestTarget(id, college.places) as Target)).toBe(expected);
  expect(isAccessible({ kind: 'nearest', id, name: '', places: [] })).toBe(false);
});
