import { chipOf, type Place } from '@campusway/campus';
import { college } from '@campusway/platform';
import { describe, expect, test } from 'vitest';
import { campusRouter } from '../routing/campus-router.ts';
import { placeAt, walksFrom } from './walks.ts';

const router = campusRouter();
const origin = college.findPlace('room-205') as Place;
const toilets = college.places.filter((place) => chipOf(place) === 'Toilets');

describe('walksFrom()', () => {
  test.each([false, true])('lists all places by the time that the way takes, step-free %s', (stepFree) => {
    const walks = walksFrom(router, { origin, places: toilets, stepFree });
    expect(new Set(walks.map(({ place }) => place))).toEqual(new Set(toilets));
    const seconds = walks.map(({ way }) => way?.seconds ?? Number.MAX_VALUE);
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
    for (const { place, way } of walks) {
      const route = router.findRoute({ from: origin.id, to: place.id, stepFree });
      expect(way?.metres).toBe(route.status === 'found' ? route.length : undefined);
    }
  });

  test('leaves out the place where one is', () => {
    const [first] = toilets as [Place, ...Place[]];
    const walks = walksFrom(router, { origin: first, places: toilets, stepFree: false });
    expect(walks.map(({ place }) => place)).not.toContain(first);
    expect(walks).toHaveLength(toilets.length - 1);
  });
});

describe('placeAt()', () => {
  test('is a pin where a way is near, else the nearest place of the levels', () => {
    const door = router.graph.nodes[origin.nodes[0] ?? 0] ?? { x: 0, y: 0 };
    expect(placeAt(router, [door.x, door.y], [origin.level])?.id).toMatch(/^at-/);
    expect(placeAt(router, [9999, 9999], [origin.level])?.level).toBe(origin.level);
    expect(placeAt(router, [9999, 9999], [])).toBeUndefined();
  });
});
