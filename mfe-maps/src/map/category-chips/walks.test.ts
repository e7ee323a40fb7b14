import { chipOf, type Place } from '@campusway/campus';
import { metresOf, roundMetres, roundMinutes } from '@campusway/campus/directions';
import { college } from '@campusway/platform';
import { describe, expect, test } from 'vitest';
import { directionsFor, pageRouter } from '../../journey/find-way.ts';
import { listFor, shownAt, stopsText, walksFrom } from './use-category.ts';

const router = pageRouter();
const origin = college.findPlace('room-205') as Place;
const toilets = college.places.filter((place) => chipOf(place) === 'Toilets');

describe('walksFrom()', () => {
  test.each([false, true])('sorts all places by minutes and metres as shown, stepFree %s', (stepFree) => {
    const walks = walksFrom(college.findPlace('room-215') as Place, { places: toilets, stepFree });
    expect(new Set(walks.map(({ place }) => place))).toEqual(new Set(toilets));
    const shown = walks.flatMap(({ way }) =>
      way ? [[roundMinutes(way.seconds), roundMetres(way.metres)]] : [],
    );
    expect(shown).toEqual(shown.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
    for (const { place, way } of walks) {
      const isLevel = stepFree || place.id.includes('accessible');
      const route = router.findRoute({ from: 'room-215', to: place.id, stepFree: isLevel });
      expect(way?.metres).toBe(route.status === 'found' ? metresOf(directionsFor(route)) : undefined);
    }
  });

  test('has the step-free way to an accessible toilet', () => {
    const walks = walksFrom(college.findPlace('room-215') as Place, { places: toilets, stepFree: false });
    const accessible = walks.filter(({ place }) => place.category?.endsWith('.wheelchair'));
    expect(accessible.map(({ way }) => way?.hasSteps)).toEqual(accessible.map(() => false));
    expect(walks.some(({ way }) => way?.hasSteps)).toBe(true);
  });

  test('omits the origin', () => {
    const [first] = toilets as [Place, ...Place[]];
    const walks = walksFrom(first, { places: toilets, stepFree: false });
    expect(walks.map(({ place }) => place)).not.toContain(first);
    expect(walks).toHaveLength(toilets.length - 1);
  });
});

describe('listFor()', () => {
  const walks = walksFrom(origin, { places: toilets, stepFree: false });

  test.each([1, 2, 3, 4])(
    'begins with the places that the plan of floor %i shows, nearest first',
    (floor) => {
      const listed = listFor(walks, floor);
      const shown = listed.map((walk) => shownAt(walk, floor) !== undefined);
      expect(shown.lastIndexOf(true)).toBe(5);
      expect(shown.indexOf(false)).toBe(6);
      for (const part of [listed.slice(0, 6), listed.slice(6)])
        expect(part).toEqual(walks.filter((walk) => part.includes(walk)));
    },
  );

  test('counts what is outdoors as shown on every floor', () => {
    const food = college.places.filter((place) => chipOf(place) === 'Food');
    const [canteen] = walksFrom(origin, { places: food, stepFree: false });
    expect(canteen && [1, 3].map((floor) => shownAt(canteen, floor)?.id)).toEqual(['canteen', 'canteen']);
  });

  test('leaves the order of what is on no floor alone', () => {
    expect(listFor(walks, 77)).toEqual(walks);
  });
});

describe('walksFrom() to lifts', () => {
  const lifts = college.places.filter((place) => chipOf(place) === 'Lifts');
  const walks = walksFrom(origin, { places: lifts, stepFree: false });

  test('has one entry per shaft, with the route to its nearest door', () => {
    expect(walks.map(({ place }) => place.id)).toEqual(['lift-west-2', 'lift-east-2']);
    expect(walks.flatMap(({ stops }) => stops)).toHaveLength(lifts.length);
    expect(walks.map(stopsText)).toEqual(['stops at 1, 2, 3, 4', 'stops at 1, 2, 3, 4']);
  });

  test('shownAt() returns the door on a floor', () => {
    expect(walks.map((walk) => shownAt(walk, 4)?.id)).toEqual(['lift-west-4', 'lift-east-4']);
    expect(walks.map((walk) => shownAt(walk, 77))).toEqual([undefined, undefined]);
  });

  test('stopsText() is undefined for a place on one floor', () => {
    expect(walksFrom(origin, { places: toilets, stepFree: false }).map(stopsText)).toEqual(
      toilets.map(() => undefined),
    );
  });
});
