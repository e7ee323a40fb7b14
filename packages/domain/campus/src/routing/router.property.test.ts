import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomGraphs } from '../../tests/random-graphs.ts';
import { referenceMilliseconds } from '../../tests/reference-milliseconds.ts';
import { type GraphEdge, type WalkingGraph, wayKinds } from '../model.ts';
import type { RouteQuery } from './route.ts';
import { createRouter } from './router.ts';
import { FORBIDDEN } from './travel-time.ts';

const graphs = ({ oneWay }: { oneWay: boolean }) =>
  randomGraphs({
    ...{ maxNodes: 240, kinds: wayKinds, oneWayIn: oneWay ? 5 : 0, maxAcross: 40, maxGaps: 3 },
    length: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.double({ min: 0, max: 40, noNaN: true })),
  });

function milliseconds(graph: WalkingGraph, query: RouteQuery): number | undefined {
  const result = createRouter(graph).findRoute(query);
  return result.status === 'found' ? Math.round(result.seconds * 1000) : undefined;
}

const numbers = fc.array(fc.nat(), { minLength: 1, maxLength: 3 });
const fewNumbers = fc.array(fc.nat(), { maxLength: 2 });
const closures = fc.record({ nodes: fewNumbers, edges: fewNumbers, stepFreeOnly: fc.boolean() });
const queries = fc.record({
  from: numbers,
  to: numbers,
  stepFree: fc.boolean(),
  closed: fc.array(closures, { maxLength: 3 }),
});
type DrawnQuery = typeof queries extends fc.Arbitrary<infer Value> ? Value : never;

function fit({ nodes, edges }: WalkingGraph, { from, to, stepFree, closed }: DrawnQuery) {
  const within = (list: readonly number[], { length }: { length: number }) =>
    length === 0 ? [] : list.map((n) => n % length);
  return {
    from: within(from, nodes),
    to: within(to, nodes),
    stepFree,
    closed: closed.map((one) => ({
      ...one,
      nodes: within(one.nodes, nodes),
      edges: within(one.edges, edges),
    })),
  };
}

describe('findRoute() on any graph', () => {
  test('equals the reference, also step-free and with closed nodes and edges', () => {
    fc.assert(
      fc.property(
        graphs({ oneWay: true }),
        fc.array(queries, { minLength: 1, maxLength: 6 }),
        (graph, drawn) => {
          const router = createRouter(graph);
          for (const one of drawn) {
            const query = fit(graph, one);
            const result = router.findRoute(query);
            if (result.status === 'unreachable' && result.reason === 'same-place') continue;
            const seconds = result.status === 'found' ? Math.round(result.seconds * 1000) : undefined;
            expect(seconds).toBe(referenceMilliseconds(graph, query));
          }
        },
      ),
      { numRuns: 700 },
    );
  });

  test('uses only existing, open and allowed edges, from a start to a destination', () => {
    fc.assert(
      fc.property(graphs({ oneWay: true }), queries, (graph, drawn) => {
        const query = fit(graph, drawn);
        const result = createRouter(graph).findRoute(query);
        if (result.status === 'unreachable') return;
        expect(query.from).toContain(result.nodes[0]);
        expect(query.to).toContain(result.nodes.at(-1));
        expect(result.legs.flatMap(({ edges }) => edges)).toEqual(result.edges);
        result.edges.forEach((index, i) => {
          const edge = graph.edges[index] as GraphEdge;
          const step = [result.nodes[i], result.nodes[i + 1]];
          const back = step[0] === edge.to && step[1] === edge.from && !edge.oneWay;
          expect(back || (step[0] === edge.from && step[1] === edge.to)).toBe(true);
          const inForce = query.closed.filter(({ stepFreeOnly }) => query.stepFree || !stepFreeOnly);
          expect(inForce.flatMap(({ edges }) => edges)).not.toContain(index);
          if (query.stepFree) expect(edge.wheelchair && edge.kind !== 'stairs').toBe(true);
        });
      }),
      { numRuns: 500 },
    );
  });

  test('is symmetric when no edge is one-way', () => {
    fc.assert(
      fc.property(graphs({ oneWay: false }), queries, (graph, drawn) => {
        const { from, to, ...rest } = fit(graph, drawn);
        expect(milliseconds(graph, { from: to, to: from, ...rest })).toBe(
          milliseconds(graph, { from, to, ...rest }),
        );
      }),
    );
  });

  test('satisfies the triangle inequality', () => {
    fc.assert(
      fc.property(graphs({ oneWay: true }), fc.nat(), fc.nat(), fc.nat(), (graph, a, b, c) => {
        const [from, by, to] = [a, b, c].map((n) => n % graph.nodes.length) as [number, number, number];
        const time = (start: number, end: number) =>
          start === end ? 0 : (milliseconds(graph, { from: [start], to: [end] }) ?? FORBIDDEN);
        expect(time(from, to)).toBeLessThanOrEqual(time(from, by) + time(by, to));
      }),
    );
  });

  test('is never quicker with a closed edge', () => {
    fc.assert(
      fc.property(graphs({ oneWay: true }), queries, fc.nat(), (graph, drawn, more) => {
        fc.pre(graph.edges.length > 0);
        const query = fit(graph, drawn);
        const closed = [...query.closed, { edges: [more % graph.edges.length] }];
        const before = milliseconds(graph, query) ?? FORBIDDEN;
        expect(milliseconds(graph, { ...query, closed }) ?? FORBIDDEN).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  test('returns a nearest point that is reachable, other than the start', () => {
    fc.assert(
      fc.property(graphs({ oneWay: true }), queries, (graph, drawn) => {
        const query = fit(graph, drawn);
        const router = createRouter(graph);
        const nearest = router.findNearestPoint(query);
        const others = graph.nodes.flatMap((_, node) => (query.from.includes(node) ? [] : node));
        const reached = others.filter(
          (node) => router.findRoute({ ...query, to: [node] }).status === 'found',
        );
        if (reached.length === 0) expect(nearest).toBeUndefined();
        else expect(reached).toContain(nearest?.node);
      }),
    );
  });
});
