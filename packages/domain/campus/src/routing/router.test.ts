import { describe, expect, test } from 'vitest';
import { type DrawnCampus, drawCampus } from '../../tests/drawing/drawn-campus.ts';
import { dedent } from '../../tests/drawing/read-drawing.ts';
import { drawing, found, notFound, type QueryOptions } from '../../tests/drawing/route-queries.ts';
import type { Closure } from '../model.ts';
import type { Route } from './route.ts';
import { createRouter } from './router.ts';

const court = drawCampus(`
  level 2
  201  203   205
   |    |     |
  -+----+-----+-+-
   |            |
   |     207    |
   |      |     |
   +------+-----+
   |
  202
`);

describe('findRoute()', () => {
  test('takes the shorter side of a courtyard', () => {
    expect(drawing(court, '202', '205')).toEqual(
      dedent(`
  level 2
  201  203   205
   |    |     *
  -************-+-
   *            |
   *     207    |
   *      |     |
   *------+-----+
   *
  202
`),
    );
    expect(drawing(court, '203', '207')).toEqual(
      dedent(`
  level 2
  201  203   205
   |    *     |
  -******-----+-+-
   *            |
   *     207    |
   *      *     |
   ********-----+
   |
  202
`),
    );
  });

  test('returns metres on foot, and seconds at 1.3 m/s', () => {
    const route = found(court, '202', '205');
    expect(route.edges).toHaveLength(route.nodes.length - 1);
    expect(route.length).toBe(2 * route.edges.length);
    expect(route.seconds).toBeCloseTo(route.length / 1.3, 1);
  });

  test('respects one-way corridors', () => {
    const oneWay = drawCampus(`
  level 1
  101     103
   |       |
   +-->>---+
   |       |
   +-------+
`);
    expect(drawing(oneWay, '101', '103')[3]).toBe(' *********');
    expect(drawing(oneWay, '103', '101')[5]).toBe(' *********');
  });

  test('prefers stairs to an equally near lift, and the lift with stepFree', () => {
    const shaft = drawCampus(
      'level 1\n101--+--stairs\n     |\n     +--lift',
      'level 2\n201--+--stairs\n     |\n     +--lift',
    );
    expect(found(shaft, '101', '201').legs.map(({ kind }) => kind)).toEqual(['floor', 'stairs', 'floor']);
    const stepFreeProfile = found(shaft, '101', '201', { stepFree: true });
    expect(stepFreeProfile.legs.map(({ kind }) => kind)).toEqual(['floor', 'lift', 'floor']);
    expect(stepFreeProfile.legs[1]).toMatchObject({ level: 1, toLevel: 2, length: 0, seconds: 34 });
  });

  test('counts the wait for a lift once for any number of floors', () => {
    const floors = [1, 2, 3, 4].map((level) => `level ${level}\n${level}01--+--lift`);
    const high = drawCampus(...floors);
    expect(found(high, '101', '401').seconds - found(high, '101', '201').seconds).toBeCloseTo(8, 6);
  });

  test('walks past a lift without a wait', () => {
    const passing = drawCampus('level 1\n101--+--103\n     |\n   lift', 'level 2\n201--+\n     |\n   lift');
    expect(found(passing, '101', '103').seconds).toBeCloseTo(12 / 1.3, 1);
  });

  test('takes the steps of a corridor, and the ramp beside them with stepFree', () => {
    const hall = drawCampus(`
  level 1
  101+===+103
     |   |
     +~~~+
`);
    expect(drawing(hall, '101', '103')[1]).toBe('101*****103');
    expect(drawing(hall, '101', '103', { stepFree: true })[3]).toBe('   *****');
  });

  test('avoids a closed edge only in the query that closes it', () => {
    const router = createRouter(court.graph);
    const query = { from: court.doors('202'), to: court.doors('205') };
    const before = router.findRoute(query) as Route;
    const around = router.findRoute({ ...query, closed: [{ edges: [before.edges[3] as number] }] }) as Route;
    expect(around.length).toBeGreaterThan(before.length);
    expect(around.edges).not.toContain(before.edges[3]);
    expect(router.findRoute(query)).toEqual(before);
  });

  test('starts and ends at the best of several doors', () => {
    const hall = drawCampus(`
  level 1
  101  hall  103
   |   |  |   |
   +---+--+---+
`);
    expect(hall.doors('hall')).toHaveLength(2);
    expect(drawing(hall, 'hall', '103')[2]).toBe(' |   |  *   *');
    expect(drawing(hall, '101', 'hall')[2]).toBe(' *   *  |   |');
  });

  test('throws for an unknown node or edge', () => {
    const router = createRouter(court.graph);
    expect(() => router.findRoute({ from: [0], to: [5000] })).toThrow(
      new RangeError(`Cannot find a route: no node 5000 among ${court.graph.nodes.length}`),
    );
    const close = (closure: Closure) => () => router.findRoute({ from: [0], to: [1], closed: [closure] });
    expect(close({ edges: [9999] })).toThrow(`Cannot close: no edge 9999 among ${court.graph.edges.length}`);
    expect(close({ nodes: [5000] })).toThrow(`Cannot close: no node 5000 among ${court.graph.nodes.length}`);
  });
});

describe('createRouter()', () => {
  test('rejects edges with an unknown node or a length out of range', () => {
    const nodes = [0, 1].map((x) => ({ x, y: 0, level: 1 }));
    const edge = { from: 0, to: 1, length: 1, kind: 'corridor', wheelchair: true, oneWay: false } as const;
    expect(() => createRouter({ nodes, edges: [{ ...edge, to: 2 }] })).toThrow(
      'Cannot route over edge 0: no node 2 among 2',
    );
    expect(() => createRouter({ nodes, edges: [edge, { ...edge, length: Number.NaN }] })).toThrow(
      'Cannot route over edge 1: its length is NaN, want 0 to 10000 metres',
    );
  });

  test('accepts an empty graph', () => {
    expect(createRouter({ nodes: [], edges: [] }).findRoute({ from: [], to: [] })).toMatchObject({
      reason: 'unknown-place',
    });
  });
});

const tower = drawCampus(
  `
  level 1
  101               103
   |                 |
  -+--stairs--+------+--lift
`,
  `
  level 2
  201               203
   |                 |
  -+--stairs  +------+--lift
              |
             205
`,
);

const island = drawCampus('level 1\n101--+--103   105--107');
const oneWay = drawCampus('level 1\n101-->--103');

describe('findRoute() without a route', () => {
  test('returns same-place when start and destination share a door', () => {
    expect(notFound(tower, '201', '201')).toEqual({ status: 'unreachable', reason: 'same-place' });
  });

  test('returns unknown-place when a place has no door', () => {
    expect(notFound(tower, '201', '999').reason).toBe('unknown-place');
  });

  test('returns no-step-free-way where all routes have stairs', () => {
    const loft = drawCampus('level 1\n101--+--stairs', 'level 2\n201--+--stairs');
    expect(notFound(loft, '101', '201', { stepFree: true }).reason).toBe('no-step-free-way');
  });

  test('returns closed when there is a route otherwise', () => {
    const lift = tower.graph.edges.findIndex(({ kind }) => kind === 'lift');
    expect(notFound(tower, '103', '205', { closed: [{ edges: [lift] }] }).reason).toBe('closed');
  });

  test('returns no-way for an island, and against a one-way corridor', () => {
    expect(notFound(island, '101', '105').reason).toBe('no-way');
    expect(notFound(oneWay, '103', '101').reason).toBe('no-way');
  });
});

describe('findNearestPoint()', () => {
  const nearest = ({ graph, doors }: DrawnCampus, from: string, to: string) =>
    createRouter(graph).findNearestPoint({ from: doors(from), to: doors(to) });

  test('is the nearest in a straight line to an island, and against a one-way corridor', () => {
    expect(nearest(island, '101', '105')).toEqual({ node: island.doors('103')[0], distance: 16 });
    expect(nearest(oneWay, '103', '101')).toMatchObject({ distance: 8 });
  });

  test('is on the level of the destination, if a way leads to that, though one below is nearer', () => {
    const gap = drawCampus('level 1\n101--+------+--lift', 'level 2\n201-+  203--+--lift');
    expect(nearest(gap, '101', '201')).toMatchObject({ node: gap.doors('203')[0] });
    const apart = drawCampus('level 1\n101--+--103', 'level 2\n201--+--203');
    expect(nearest(apart, '103', '201')).toMatchObject({ node: apart.doors('101')[0], distance: 4 });
  });

  test('is outdoors before a floor of another building, in its own building before that', () => {
    const { graph, doors } = drawCampus(
      'level 0\n11--lift',
      'level 1\n101--lift',
      'level 2\n201--lift',
      'level 3\n 301--303',
    );
    const query = { from: doors('101'), to: doors('301') };
    const levelOf = (buildings: readonly (string | undefined)[]) =>
      graph.nodes[createRouter(graph).findNearestPoint({ ...query, buildings })?.node ?? -1]?.level;
    expect(levelOf([undefined, 'east', 'east', 'west'])).toBe(0);
    expect(levelOf([undefined, 'east', 'west', 'west'])).toBe(2);
  });

  test('is not the start', () => {
    const pair = drawCampus('level 1\n101--103   105--107');
    expect(pair.doors('103')).not.toContain(nearest(pair, '103', '105')?.node);
    const closed = [{ nodes: pair.doors('103') }];
    const query = { from: pair.doors('103'), to: pair.doors('105') };
    expect(createRouter(pair.graph).findNearestPoint({ ...query, closed })).toBeUndefined();
  });
});

describe('findNearest()', () => {
  const floor = drawCampus(
    `
  level 1
  101     wc1       103    wc2
   |       |         |      |
  -+-------+---------+------+-stairs
`,
    `
  level 2
  wc3   201
   |     |
  -+-----+---------------------stairs
`,
  );

  test('returns the nearest place by time', () => {
    const among = ['wc1', 'wc2', 'wc3'].map((word) => floor.doors(word));
    const nearest = (from: string, more: QueryOptions = {}) => {
      const result = createRouter(floor.graph).findNearest({ from: floor.doors(from), among, ...more });
      return result.status === 'found' ? result.place : result.reason;
    };
    expect(nearest('101')).toBe(0);
    expect(nearest('103')).toBe(1);
    expect(nearest('201')).toBe(2);
    expect(nearest('wc1')).toBe('same-place');
  });

  test('changes floors where needed, and reports no-step-free-way where stairs are excluded', () => {
    const among = [floor.doors('wc3')];
    const query = { from: floor.doors('101'), among };
    expect(createRouter(floor.graph).findNearest(query)).toMatchObject({ status: 'found', place: 0 });
    expect(createRouter(floor.graph).findNearest({ ...query, stepFree: true })).toMatchObject({
      reason: 'no-step-free-way',
    });
  });
});
