import { compareWalks, formatMetres } from '@campusway/campus/directions';
import { placesOf, type Target } from '@campusway/campus/lookup';
import { createCampusRouter } from '@campusway/campus/routing';
import { college } from '@campusway/platform';
import { describe, expect, test } from 'vitest';
import { findTarget } from './find-target.ts';
import { directionsFor, findRoute, findWay, pageRouter, walkOf } from './find-way.ts';

const router = pageRouter();

function target(id: string): Target {
  const end = findTarget(id, { findPlace: router.findPlace, findPerson: () => undefined });
  if (end.kind !== 'target') throw new Error(`Cannot find "${id}"`);
  return end.target;
}

function way(from: string, to: string, stepFree = false) {
  return findWay({ from: target(from), to: target(to), stepFree });
}

function destination(...query: Parameters<typeof way>): string {
  const result = way(...query);
  return result.status === 'found' ? result.toPlace.id : result.reason;
}

describe('findWay()', () => {
  test.each([
    ['room-205', 'nearest-toilet', false, 'toilet-men-west-2'],
    ['room-205', 'nearest-toilet', true, 'toilet-accessible-west-2'],
    ['room-205', 'nearest-womens-toilet', false, 'toilet-women-west-2'],
    ['room-205', 'nearest-mens-toilet', false, 'toilet-men-west-2'],
    ['room-205', 'nearest-womens-toilet', true, 'toilet-women-west-2'],
    ['room-205', 'nearest-accessible-toilet', false, 'toilet-accessible-west-2'],
    ['room-205', 'nearest-lift', false, 'lift-west-2'],
    ['room-240', 'nearest-lift', false, 'lift-east-2'],
    ['room-205', 'room-230a', false, 'room-230a'],
    ['stairs-west-end-1', 'nearest-stairs', false, 'stairs-west-main-1'],
    ['stairs-west-end-1', 'level-3', false, 'stairs-west-end-3'],
    ['lift-west-2', 'nearest-lift', true, 'lift-east-2'],
    ['main-gate-1', 'level-1', false, 'main-entrance'],
    ['room-152', 'level-1', false, 'same-place'],
    ['main-entrance', 'floor-1', false, 'same-place'],
  ])('from %s to %s (step-free: %s) is %s', (from, to, stepFree, id) => {
    expect(destination(from, to, stepFree)).toBe(id);
  });

  test('reaches a floor by its lift when step-free', () => {
    expect(destination('room-205', 'floor-4', true)).toMatch(/^lift-/);
  });

  test.each([
    ['room-217', 'nearest-exit'],
    ['room-436a', 'nearest-exit'],
    ['room-215', 'nearest-exit'],
    ['room-227', 'floor-1'],
  ])(
    'finds from %s for %s the place with the fewest minutes as shown, then the fewest metres',
    (start, to) => {
      const walks = placesOf(target(to), false)
        .map(({ id }) => way(start, id))
        .flatMap((result) =>
          result.status === 'found' ? [{ id: result.toPlace.id, ...walkOf(result) }] : [],
        );
      const [first] = walks.toSorted(compareWalks);
      expect(destination(start, to)).toBe(first?.id);
    },
  );

  test.each(['room-232', 'room-310', 'toilet-women-west-2', 'toilet-men-west-3'])(
    'leads from %s to the nearest exit as to that exit by its name',
    (start) => {
      expect(way(start, 'nearest-exit')).toEqual(way(start, destination(start, 'nearest-exit')));
    },
  );

  test('finds another toilet when starting at one', () => {
    expect(destination('toilet-men-west-2', 'nearest-toilet')).toBe('toilet-women-west-2');
  });

  test.each([
    [
      'main-gate-1',
      'room-118b',
      'There is no step-free way: 4 steps between 118 and 118B. To 118 it is step-free: about 220 m.',
    ],
    [
      'room-118b',
      'room-329a',
      'There is no step-free way: 4 steps between 118B and 118. From 118 it is step-free: about 100 m.',
    ],
    ['room-118', 'room-118b', 'There is no step-free way: 4 steps between 118 and 118B.'],
  ])('names the steps that block the way from %s to %s, and the step-free part', (from, to, message) => {
    expect(way(from, to, true)).toMatchObject({
      message: expect.stringMatching(new RegExp(message.replaceAll(' ', '\\s'))),
    });
  });

  test.each(['nearest-water', 'nearest-stairs', 'nearest-toilet', 'nearest-lift', 'nearest-exit', 'level-2'])(
    'measures the step-free part to the %s that is nearest to it',
    (to) => {
      const part = way('room-118', to, true);
      if (part.status !== 'found') throw new TypeError(part.message);
      const metres = Math.max(5, Math.round(part.length / 5) * 5);
      const message = expect.stringContaining(`From 118 it is step-free: about ${formatMetres(metres)}.`);
      expect(way('room-118b', to, true)).toMatchObject({ message });
    },
  );

  test('returns the reason without a route', () => {
    const result = way('room-101', 'room-118b', true);
    expect(result).toMatchObject({ status: 'unreachable', reason: 'no-step-free-way' });
    expect(way('room-205', 'room-205')).toMatchObject({ reason: 'same-place' });
  });
});

describe('findWay() between two places', () => {
  test.each([
    ['room-269', 'room-160', 'by lift, with its wait'],
    ['room-205', 'room-305', 'by stairs'],
  ])('from %s to %s leads %s', (from, to, how) => {
    // Of two that take less than a minute, the shorter.
    const result = way(from, to, false);
    expect(result.status === 'found' && walkOf(result).how).toBe(how);
  });
});

describe('findWay() of two ways that are equally quick', () => {
  test.each([
    ['room-158', 'room-432'],
    ['room-410', 'room-132'],
    ['lift-east-1', 'lift-west-4'],
  ])('from %s to %s is the step-free one', (from, to) => {
    expect(way(from, to)).toEqual(way(from, to, true));
  });
});

describe('findRoute()', () => {
  const answer = (from: string, to: string) => findRoute({ from, to });
  const alreadyThere = 'You are already there: source and destination are the same place.';

  test('distinguishes neighbouring rooms with a shared door from the same place', () => {
    const graph = { nodes: [{ x: 0, y: 0, level: 2 }], edges: [] };
    const rooms = ['room-205', 'room-206'].flatMap((id) => router.findPlace(id) ?? []);
    const places = rooms.map((room) => ({ ...room, nodes: [0] }));
    const neighbours = createCampusRouter({ graph, places, levels: college.levels });
    expect(findRoute({ from: 'room-205', to: 'room-206' }, neighbours)).toMatchObject({
      status: 'unreachable',
      message: 'Room 206 is next to Room 205: go through the door between them.',
    });
    expect(answer('room-118', 'room-118')).toMatchObject({ message: alreadyThere });
  });

  test.each([
    ['at-level-3-1991-1207', 'room-334'],
    ['at-level-3-1991-1207', 'toilet-accessible-west-3'],
    ['at-level-1-1991-1207', 'room-128'],
    ['at-level-3-2010-1180', 'room-334'],
  ])('leads from %s in a lobby across its open floor to %s', (from, to) => {
    const route = router.findRoute({ from, to });
    if (route.status !== 'found') throw new Error(`No route from ${from}`);
    const texts = directionsFor(route).map(({ text }) => text);
    expect(texts.join(' ')).not.toMatch(/sharp/);
  });

  test('treats a venue and its room as the same place', () => {
    expect(answer('central-library', 'room-129')).toMatchObject({ message: alreadyThere });
  });

  test("returns the router's result unchanged", () => {
    const [from, to] = ['room-205', 'room-230a'];
    expect(answer(from, to)).toEqual(router.findRoute({ from, to }));
  });
});

test('directionsFor() names a door that is straight ahead, since the number of its room may be beside the way', () => {
  const route = findRoute({ from: 'at-level-1-1574-1305', to: 'canteen', stepFree: false });
  expect(route.status === 'found' && directionsFor(route)[0]?.text).toBe(
    'Start at the corridor by 126, first floor, with the door of 126 straight ahead.',
  );
});

test.each([
  ['room-447', 'left'],
  ['canteen', 'right'],
  ['room-118', 'right'],
])('directionsFor() says which way to go from the middle of a corridor to %s', (to, side) => {
  const route = findRoute({ from: 'at-level-1-1665-1343', to, stepFree: false });
  expect(route.status === 'found' && directionsFor(route)[0]?.text).toBe(
    `Start at the corridor by 129, first floor, with 129 on your ${side} and after 8\u00a0m turn left.`,
  );
});
