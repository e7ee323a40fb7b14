import { describe, expect, test } from 'vitest';
import { drawCampus } from '../../tests/drawing/drawn-campus.ts';
import { withPlainSpaces } from '../../tests/plain-spaces.ts';
import type { Place, Transport } from '../model.ts';
import { createCampusRouter } from './campus-router.ts';

const campus = createCampusRouter(
  drawCampus(
    `
  level 1
  101      118B     wc1
   |         |       |
  -+--+------+-------+--lift_a
      |      |
    stairs  lift_b
`,
    `
  level 2
  201      203
   |         |
  -+--+------+----------lift_a
      |      |
    stairs  lift_b
`,
    `
  level 3
  301
   |
  -+--+--Roof_Garden
      |
    stairs
`,
  ),
);

describe('createCampusRouter().findRoute()', () => {
  test('finds places by id, room number and name, case-insensitive', () => {
    for (const to of ['room-118b', '118B', 'room 118b ', 'Roof Garden', 'roof-garden']) {
      expect(campus.findRoute({ from: 'room-101', to }).status).toBe('found');
    }
  });

  test('returns both places with the route', () => {
    const route = campus.findRoute({ from: '101', to: '203' });
    expect(route).toMatchObject({ fromPlace: { id: 'room-101' }, toPlace: { id: 'room-203' } });
  });

  test('names the unknown room and the floors', () => {
    const messages = ['299', 'room-999', 'Moon Base'].map((to) => {
      const result = campus.findRoute({ from: '101', to });
      return result.status === 'unreachable' ? [result.reason, result.message] : [];
    });
    expect(messages).toEqual([
      ['unknown-place', 'Cannot find a route from "101" to "299": no room "299" on floor 2'],
      ['unknown-place', 'Cannot find a route from "101" to "room-999": no room "999" on floors 1 to 3'],
      ['unknown-place', 'Cannot find a route from "101" to "Moon Base": no place "Moon Base"'],
    ]);
    expect(campus.findRoute({ from: '', to: '101' })).toMatchObject({
      message: 'Cannot find a route from "" to "101": no place ""',
    });
  });

  test('reports that start and destination are the same place', () => {
    expect(campus.findRoute({ from: '101', to: 'room-101' })).toMatchObject({
      reason: 'same-place',
      message: 'You are already there: source and destination are the same place.',
    });
  });

  test('names the stairs that block the way, and the step-free part', () => {
    expect(withPlainSpaces(campus.findRoute({ from: '101', to: '301', stepFree: true }))).toMatchObject({
      reason: 'no-step-free-way',
      message:
        'There is no step-free way: stairs between the second and the third floor. To the stairs on the second floor it is step-free: about 50 m.',
      stepFreePart: { end: 'to', place: { id: 'stairs-2' } },
    });
    expect(withPlainSpaces(campus.findRoute({ from: '301', to: '101', stepFree: true }))).toMatchObject({
      message:
        'There is no step-free way: stairs between the third and the second floor. From the stairs on the second floor it is step-free: about 50 m.',
      stepFreePart: { end: 'from', place: { id: 'stairs-2' } },
    });
  });

  test('names the count of steps that block the way, and the rooms beside them', () => {
    const gallery = createCampusRouter(
      drawCampus(`
  level 1
  1      3===4
  |      |
  +------+-----5
`),
    );
    const answer = (from: string, to: string) =>
      withPlainSpaces(gallery.findRoute({ from, to, stepFree: true }));
    expect(answer('4', '1')).toMatchObject({
      message: 'There is no step-free way: 4 steps between 4 and 3. From 3 it is step-free: about 20 m.',
      stepFreePart: { end: 'from', place: { id: 'room-3' }, metres: 22 },
    });
    expect(answer('5', '4')).toMatchObject({
      message: 'There is no step-free way: 4 steps between 3 and 4. To 3 it is step-free: about 15 m.',
      stepFreePart: { end: 'to', place: { id: 'room-3' } },
    });
    expect(answer('3', '4')).toMatchObject({
      message: 'There is no step-free way: 4 steps between 3 and 4.',
    });
  });

  test('names every barrier when start and destination lie behind one each', () => {
    const split = createCampusRouter(
      drawCampus(`
  level 1
  101=====+----------+====105
          |          |
         103        104
`),
    );
    expect(withPlainSpaces(split.findRoute({ from: '101', to: '105', stepFree: true }))).toMatchObject({
      message: 'There is no step-free way: 6 steps by 101 and 5 steps by 105.',
    });
  });

  test('names the nearest point where no way leads to the destination', () => {
    const island = createCampusRouter(drawCampus('level 1\n101--+--103   105--107'));
    expect(withPlainSpaces(island.findRoute({ from: '101', to: '105' }))).toMatchObject({
      message:
        'No way leads to Room 105. The nearest point that you can reach is room 103 on the first floor, 16 m away in a straight line.',
    });
  });
});

describe('createCampusRouter().findRoute() between two campuses', () => {
  const text = 'Bus 12 from the main gate, about 15 minutes.';
  const between = ['Hill Campus', 'Lake Campus'] as const;
  const routerOf = (drawing: string, transport: readonly Transport[]) => {
    const drawn = drawCampus(drawing);
    const places = drawn.places.map((place) => ({
      ...place,
      campus: between[place.code && place.code < '105' ? 0 : 1],
    }));
    return createCampusRouter({ ...drawn, places, transport });
  };
  const apart = 'level 1\n101--+--103   105--107';

  test('answers with the sentence and the walks on both campuses', () => {
    const router = routerOf(apart, [{ between, text, from: 'room-103', to: 'room-105' }]);
    expect(router.findRoute({ from: '101', to: '107' })).toMatchObject({
      ...{ status: 'unreachable', reason: 'no-way' },
      message: `Room 107 is on another campus, Lake Campus. ${text}`,
      crossing: {
        before: { status: 'found', fromPlace: { code: '101' }, toPlace: { code: '103' } },
        after: { status: 'found', fromPlace: { code: '105' }, toPlace: { code: '107' } },
      },
    });
  });

  test('takes the entry of its own direction, with the sentence alone where it names no places', () => {
    const back = { between: between.toReversed() as never, text: 'Bus 21 from the jetty.' };
    const router = routerOf(apart, [{ between, text, from: 'room-103', to: 'room-105' }, back]);
    expect(router.findRoute({ from: '107', to: '101' })).toMatchObject({
      message: 'Room 101 is on another campus, Hill Campus. Bus 21 from the jetty.',
      crossing: { before: undefined, after: undefined },
    });
  });

  test('has no walk from where one is already, nor to a place of another campus', () => {
    const router = routerOf(apart, [{ between, text, from: 'room-107', to: 'room-105' }]);
    expect(router.findRoute({ from: '101', to: '105' })).toMatchObject({
      crossing: { before: undefined, after: undefined },
    });
  });

  test('finds the route over a walkway that joins the campuses', () => {
    const joined = routerOf('level 1\n101--+--107', [{ between, text }]);
    expect(joined.findRoute({ from: '101', to: '107' })).toMatchObject({ status: 'found' });
  });

  test('explains an island within one campus as before', () => {
    const drawn = routerOf('level 1\n101--+--102   103--104', [{ between, text }]);
    const result = drawn.findRoute({ from: '101', to: '104' });
    expect(result).toMatchObject({ message: expect.stringMatching(/^No way leads to Room 104/) });
    expect(result).not.toHaveProperty('crossing');
  });

  test('gives a pin the campus of the place that it is named by', () => {
    const router = routerOf(apart, [{ between, text }]);
    const [node] = router.findPlace('105')?.nodes ?? [];
    const { x = 0, y = 0, level = 0 } = router.graph.nodes[node ?? -1] ?? {};
    expect(router.findPin([x + 1, y], [level])).toMatchObject({ campus: 'Lake Campus' });
  });
});

describe('createCampusRouter().findQuickest()', () => {
  const places = (...ids: string[]) => ids.flatMap((id) => campus.findPlace(id) ?? []);

  test('returns the quickest pair of places', () => {
    const route = campus.findQuickest({ from: places('room-301', '201'), to: places('203', 'wc1') });
    expect([route?.fromPlace.name, route?.toPlace.name]).toEqual(
      places('201', '203').map(({ name }) => name),
    );
  });

  test('is undefined when no pair has a route', () => {
    expect(
      campus.findQuickest({ from: places('301'), to: places('101', '201'), stepFree: true }),
    ).toBeUndefined();
  });
});

describe('createCampusRouter() with an area', () => {
  const drawn = drawCampus(`
  level 1
  101      102     103
   |         |       |
  -+---------+-------+-
`);
  const doors = ['room-101', 'room-103'].map((id) => drawn.places.find((place) => place.id === id));
  const nodes = doors.flatMap((door) => door?.nodes ?? []);
  const [a, b] = nodes.map((node) => drawn.graph.nodes[node]);
  const middle = { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: (a?.y ?? 0) + 12 };
  const lawn: Place = { id: 'lawn', kind: 'area', name: 'Lawn', aliases: [], level: 1, ...middle, nodes };
  const router = createCampusRouter({ ...drawn, places: [...drawn.places, lawn] });
  const toDoor = Math.hypot(middle.x - (a?.x ?? 0), 12);

  test('the line from its middle to an entry is a part of the way', () => {
    for (const [from, to] of [
      ['lawn', '103'],
      ['103', 'lawn'],
    ] as const)
      expect(router.findRoute({ from, to })).toMatchObject({
        status: 'found',
        length: expect.closeTo(toDoor, 6),
        seconds: expect.closeTo(toDoor / 1.3, 2),
      });
  });

  test('no route between other places crosses it', () => {
    const routes = [router, createCampusRouter(drawn)].map((one) =>
      one.findRoute({ from: '101', to: '103' }),
    );
    expect(routes[0]).toMatchObject({ edges: (routes[1] as { edges?: unknown }).edges });
  });

  test('what is closed behind it is no closure of its line', () => {
    const closures = [{ name: 'the door of 101', reason: 'works', nodes: nodes.slice(0, 1) }];
    const clock = { now: () => 0, timeZone: 'UTC' };
    const closed = createCampusRouter({ ...drawn, places: [...drawn.places, lawn], closures }, clock);
    const route = closed.findRoute({ from: 'lawn', to: '103' });
    expect(route.status === 'found' && closed.explainClosed(route)).toBe('');
    expect(closed.findRoute({ from: 'lawn', to: '101' }).status).toBe('unreachable');
  });
});
