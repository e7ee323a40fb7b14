import { expect, test } from 'vitest';
import {
  chipOf,
  factsOf,
  nearestOffers,
  type PlaceKind,
  placeChips,
  placeKinds,
  placesDrawn,
} from './place-kinds.ts';
import { nameInText, nameOfEnd } from './wording/place-name.ts';

const kinds = Object.keys(placeKinds) as PlaceKind[];

test.each(['units', 'amenities'] as const)('placeKinds has each category of %s only once', (field) => {
  const categories = kinds.flatMap((kind) => Object.keys(factsOf(kind)[field] ?? {}));
  expect(categories).toEqual([...new Set(categories)]);
});

test('nearestOffers has one id for each offer, and an offer for each kind of amenity', () => {
  const ids = nearestOffers.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const offered = new Set(nearestOffers.map(({ kind }) => kind));
  expect([...offered]).toEqual(kinds.filter((kind) => factsOf(kind).isInterchangeable));
  expect(nearestOffers.find(({ kind }) => kind === 'atm')).toMatchObject({
    id: 'nearest-atm',
    name: 'Nearest ATM',
  });
});

test('chipOf() returns the chip of a place by its kind or its pictogram', () => {
  expect(placeChips).toEqual(['Toilets', 'Drinking water', 'Lifts', 'Exits', 'Food']);
  expect(chipOf({ kind: 'toilet' })).toBe('Toilets');
  expect(chipOf({ kind: 'building', pictogram: 'canteen' })).toBe('Food');
  expect(chipOf({ kind: 'building', pictogram: 'sports' })).toBeUndefined();
  expect(placeChips).toContain(chipOf({ kind: 'vending' }));
});

test('factsOf() is empty for a kind of newer data', () => {
  expect(factsOf('teleporter' as PlaceKind)).toEqual({});
});

test.each([
  ['atm', 'ATM, west wing', 'the ATM'],
  ['prayer', 'Prayer room, women', "the women's prayer room"],
  ['bicycle', 'Bicycle stand', 'the bicycle stand'],
  ['toilet', 'Toilet, men, west wing', "the men's toilet"],
] as const)('nameInText() of %s "%s" is %s', (kind, name, text) => {
  const place = { id: 'one', kind, name, level: 1, aliases: [], x: 0, y: 0, nodes: [] };
  expect(nameInText(place)).toBe(text);
});

test.each([
  ['Room 205', '205', undefined, 'room 205', 'room 205'],
  ['Yoga Center', '467', undefined, '467 Yoga Center', '467 Yoga Center'],
  ['PortFolio', '161', 'Seminar Hall', '161 Seminar Hall', '161 Seminar Hall (PortFolio)'],
  ['Book Bank', '205', 'Room 205', 'room 205', 'room 205 (Book Bank)'],
  ['Front office', undefined, 'Reception', 'the Reception', 'the Reception (Front office)'],
  ['Canteen', undefined, undefined, 'the Canteen', 'the Canteen'],
] as const)(
  'nameInText() of "%s" with the number %s and the door %s is %s',
  (name, code, door, text, end) => {
    const own = { ...(code && { code }), ...(door && { doorName: door }) };
    const place = {
      id: 'one',
      kind: 'venue',
      name,
      level: 1,
      aliases: [],
      x: 0,
      y: 0,
      nodes: [],
      ...own,
    } as const;
    expect(nameInText(place)).toBe(text);
    expect(nameOfEnd(place)).toBe(end);
  },
);

const amenities = 'atm vendingmachine parking.bicycle prayerroom firstaid drinkingfountain restroom'.split(
  ' ',
);

test.each(amenities)('placesDrawn has the amenity "%s" of IMDF', (category) => {
  expect(placesDrawn.amenity.has(category)).toBe(true);
});
