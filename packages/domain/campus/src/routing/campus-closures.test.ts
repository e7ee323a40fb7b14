import { describe, expect, test } from 'vitest';
import { drawCampus } from '../../tests/drawing/drawn-campus.ts';
import { withPlainSpaces } from '../../tests/plain-spaces.ts';
import type { NamedClosure } from '../model.ts';
import { createCampusRouter } from './campus-router.ts';

const drawn = drawCampus(
  `
  level 1
  101  lift_a         103
   |     |             |
  -+-----+-------------+-------lift_b
`,
  `
  level 2
  201  lift_a         203
   |     |             |
  -+-----+-------------+-------lift_b
`,
);
const at = (time: string) => Date.parse(`${time}:00+05:30`);
const withWings = {
  ...drawn,
  places: drawn.places.map((place) =>
    place.kind === 'lift'
      ? { ...place, name: 'Lift', wing: place.id.startsWith('lift_a') ? 'west' : 'east' }
      : place,
  ),
};
const lifts = (word: string) => ({
  nodes: drawn.doors(word),
  name: word === 'lift_a' ? 'the west lift' : 'the east lift',
});

function routerAt(time: string, ...closures: NamedClosure[]) {
  return createCampusRouter({ ...withWings, closures }, { now: () => at(time), timeZone: 'Asia/Kolkata' });
}

const west = {
  ...lifts('lift_a'),
  reason: 'Annual inspection.',
  from: at('2026-11-25T09:00'),
  until: at('2026-11-25T17:00'),
};
const east = { ...lifts('lift_b'), reason: 'Broken' };
const upstairs = { from: '101', to: '201' };

describe('createCampusRouter() with closures', () => {
  test('names what is closed until when, and what the way takes instead', () => {
    expect(withPlainSpaces(routerAt('2026-11-25T10:00', west).findRoute(upstairs))).toMatchObject({
      detour:
        'The west lift is closed until 17:00 (annual inspection). This way takes the east lift: 1 minute more.',
    });
    const pair = (id: string) => withWings.places.filter((place) => place.id === id);
    const query = { from: pair('room-101'), to: pair('room-201') };
    expect(routerAt('2026-11-25T10:00', west).findQuickest(query)?.detour).toMatch(
      /^The west lift is closed/,
    );
  });

  test('names no closure before, after, and where the way does not pass it', () => {
    for (const time of ['2026-11-25T08:59', '2026-11-25T17:00'])
      expect(routerAt(time, west).findRoute(upstairs)).not.toHaveProperty('detour');
    const router = routerAt('2026-11-25T10:00', west);
    expect(router.findRoute({ from: '101', to: '103' })).not.toHaveProperty('detour');
  });

  test('explains a missing way with the closures, the nearest point, and when there is a way again', () => {
    const until = at('2026-11-27T12:00');
    const router = routerAt('2026-11-25T10:00', west, { ...west, reason: 'Repair', until }, east);
    expect(withPlainSpaces(router.findRoute(upstairs))).toMatchObject({
      reason: 'closed',
      message:
        'The west lift is closed until Friday 12:00 (repair). No other way leads to Room 201. There is a way again from Friday 12:00.',
    });
    expect(withPlainSpaces(router.findRoute({ from: '103', to: '201' }))).toMatchObject({
      message: expect.stringContaining(
        'The nearest point that you can reach is room 101 on the first floor, 4 m away in a straight line.',
      ),
    });
    const [short, long] = [{ ...west }, { ...east, until: at('2026-11-25T12:00') }];
    expect(routerAt('2026-11-25T10:00', short, long).findRoute(upstairs)).toMatchObject({
      message: expect.stringMatching(
        /^The west lift is closed until 17:00 .* There is a way again from 12:00\.$/,
      ),
    });
    for (const one of [west, east])
      expect(
        routerAt('2026-11-25T10:00', { ...one, nodes: drawn.doors('201') }).findRoute(upstairs),
      ).toMatchObject({
        message: expect.not.stringContaining('There is a way again'),
      });
  });

  test('applies closures for step-free routes to those only, until further notice', () => {
    const router = routerAt('2026-11-25T10:00', {
      ...east,
      nodes: drawn.doors('203'),
      name: 'room 203',
      stepFreeOnly: true,
    });
    expect(router.findRoute({ from: '201', to: '203' }).status).toBe('found');
    expect(router.findRoute({ from: '201', to: '203', stepFree: true })).toMatchObject({
      message: expect.stringMatching(
        /^Room 203 is closed for step-free routes until further notice \(broken\)\. No other way leads to Room 203\./,
      ),
    });
  });

  test('names three of many closures on one way', () => {
    const many = Array.from({ length: 1000 }, (_, i) => ({
      ...east,
      name: `door ${i}`,
      nodes: drawn.doors('201'),
    }));
    expect(routerAt('2026-11-25T10:00', ...many).findRoute(upstairs)).toMatchObject({
      message: expect.stringMatching(
        /^Door 0 is .* Door 2 is closed until further notice \(broken\)\. 997 more are closed on that way\. No other way/,
      ),
    });
  });

  test('takes another way where the quickest one reaches a lift after it has closed, and says when it closes', () => {
    const noon = { ...west, from: at('2026-11-25T12:00') };
    const walk = (seconds: number, ...closures: NamedClosure[]) =>
      createCampusRouter(
        { ...withWings, closures },
        { now: () => noon.from - seconds * 1000, timeZone: 'Asia/Kolkata' },
      ).findRoute(upstairs);
    expect(walk(120, noon)).not.toHaveProperty('detour');
    expect(withPlainSpaces(walk(20, noon))).toMatchObject({
      detour:
        'The west lift is closed from 12:00 until 17:00 (annual inspection). This way takes the east lift: 1 minute more.',
    });
    // Elsewhere, or behind the walker.
    expect(walk(30, { ...noon, nodes: drawn.doors('103') })).not.toHaveProperty('detour');
    expect(walk(20, { ...noon, nodes: drawn.doors('101') })).toMatchObject({ status: 'found' });
    expect(walk(20, noon, east)).toMatchObject({
      reason: 'closed',
      message: expect.stringMatching(
        /^The west lift is closed from 12:00 until 17:00 \(annual inspection\)\. No other way leads to Room 201\./,
      ),
    });
  });

  test('ignores a closure that ends before it begins', () => {
    const backwards = { ...west, from: at('2026-11-25T17:00'), until: at('2026-11-25T09:00') };
    for (const time of ['08:00', '10:00', '18:00'])
      expect(routerAt(`2026-11-25T${time}`, backwards).findRoute(upstairs)).not.toHaveProperty('detour');
  });

  test('explainClosed() names what has closed on some edges since, and findPinBefore() where another way starts', () => {
    let now = at('2026-11-25T08:59');
    const router = createCampusRouter(
      { ...withWings, closures: [west] },
      { now: () => now, timeZone: 'Asia/Kolkata' },
    );
    const route = router.findRoute(upstairs);
    const edges = route.status === 'found' ? route.edges : [];
    expect(router.explainClosed({ edges })).toBe('');
    now = at('2026-11-25T09:00');
    expect(router.explainClosed({ edges })).toBe('The west lift is closed until 17:00 (annual inspection).');
    expect(router.explainClosed({ edges: edges.slice(0, 1) })).toBe('');

    // In front of the lift: from the corridor before it there is another way.
    if (route.status !== 'found') throw new RangeError('Cannot test without a route');
    const landing = route.legs[0]?.nodes.length ?? 0;
    const pin = router.findPinBefore(route, landing - 1);
    expect(router.findRoute({ from: pin?.id ?? '', to: '201' })).toMatchObject({ status: 'found' });
    expect(router.findPinBefore(route, 0)).toBeUndefined();
  });

  test('names what is closed at a pin on a closed edge', () => {
    const edge = drawn.graph.edges.findIndex(({ kind }) => kind === 'corridor');
    const router = routerAt('2026-11-25T10:00', { edges: [edge], name: 'the path', reason: 'Flooded' });
    const { from = 0, to = 0 } = drawn.graph.edges[edge] ?? {};
    const [a, b] = [drawn.graph.nodes[from], drawn.graph.nodes[to]];
    const pin = router.findPin([((a?.x ?? 0) + (b?.x ?? 0)) / 2, ((a?.y ?? 0) + (b?.y ?? 0)) / 2], [1]);
    expect(router.findRoute({ from: pin?.id ?? '', to: '103' })).toMatchObject({
      message: expect.stringMatching(/^The path is closed until further notice/),
    });
  });
});
