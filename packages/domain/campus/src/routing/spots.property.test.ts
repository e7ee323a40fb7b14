import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomGraphs } from '../../tests/random-graphs.ts';
import type { GraphEdge, WalkingGraph, WayKind } from '../model.ts';
import { isStepFree } from './profiles.ts';
import type { Route } from './route.ts';
import { createRouter, type Router } from './router.ts';
import { toMilliseconds } from './travel-time.ts';

const kinds: readonly WayKind[] = ['corridor', 'lobby', 'door', 'stairs', 'ramp', 'path'];

/** Mostly a line of nodes with branches, some shortcuts, some one-way edges, up to three lifts. */
const graphs = randomGraphs({
  ...{ maxNodes: 90, kinds, oneWayIn: 6, maxAcross: 15, maxLifts: 3 },
  length: fc.integer({ min: 1, max: 4000 }).map((centimetres) => centimetres / 100),
});

const shares = fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100);
const spots = fc.record({ edge: fc.nat(), share: shares });
type DrawnSpot = typeof spots extends fc.Arbitrary<infer Value> ? Value : never;

interface PlacedSpot {
  readonly node: number;
  readonly edge: GraphEdge;
  /** Metres to the edge's `from`, and to its `to`. */
  readonly metres: readonly [number, number];
}

function place(router: Router, { edges }: WalkingGraph, { edge, share }: DrawnSpot): PlacedSpot {
  const walkable = edges.map((_, i) => i).filter((i) => edges[i]?.kind !== 'lift');
  const index = walkable[edge % walkable.length] as number;
  const whole = edges[index] as GraphEdge;
  const along = Math.round(share * whole.length * 100) / 100;
  return { node: router.addSpot({ edge: index, along }), edge: whole, metres: [along, whole.length - along] };
}

/** The ends of the spot's edge from which it is reached, or to which it leads, with metres and seconds. */
function endsOf({ edge, metres }: PlacedSpot, stepFree: boolean, leaves: boolean) {
  if (stepFree && !isStepFree(edge)) return [];
  return [edge.from, edge.to].flatMap((node, i) => {
    const isAgainst = leaves ? i === 0 : i === 1;
    if (edge.oneWay && isAgainst) return [];
    const length = metres[i] as number;
    return [{ node, length, seconds: toMilliseconds({ ...edge, length }) / 1000 }];
  });
}

type Answer = Pick<Route, 'length' | 'seconds'>;

/** Routes over the ends of the spot's edge, found without the spot, quickest first. */
function overEnds(
  router: Router,
  spot: PlacedSpot,
  { other, stepFree, leaves }: { other: number; stepFree: boolean; leaves: boolean },
): readonly Answer[] {
  const answers = endsOf(spot, stepFree, leaves).flatMap(({ node, length, seconds }): Answer[] => {
    if (node === other) return [{ length, seconds }];
    const [from, to] = leaves ? [[node], [other]] : [[other], [node]];
    const route = router.findRoute({ from, to, stepFree });
    return route.status === 'found'
      ? [{ length: length + route.length, seconds: seconds + route.seconds }]
      : [];
  });
  return answers.toSorted((a, b) => a.seconds - b.seconds);
}

function expectBest(found: Answer | undefined, candidates: readonly Answer[]): void {
  const [best] = candidates;
  expect(found === undefined).toBe(best === undefined);
  if (!found || !best) return;
  expect(Math.abs(found.seconds - best.seconds)).toBeLessThan(0.003);
  const equal = candidates.filter(({ seconds }) => seconds - best.seconds < 0.003);
  expect(Math.min(...equal.map(({ length }) => Math.abs(length - found.length)))).toBeLessThan(0.01);
}

describe('findRoute() from or to a spot on an edge', () => {
  test.each([false, true])('is the best route over the ends of the edge, stepFree %s', (stepFree) => {
    fc.assert(
      fc.property(graphs, spots, fc.nat(), fc.boolean(), (graph, drawn, n, leaves) => {
        const router = createRouter(graph);
        const spot = place(router, graph, drawn);
        const other = n % graph.nodes.length;
        fc.pre(spot.node !== other);
        const [from, to] = leaves ? [[spot.node], [other]] : [[other], [spot.node]];
        const found = router.findRoute({ from, to, stepFree });
        const candidates =
          spot.node < graph.nodes.length
            ? [createRouter(graph).findRoute({ from, to, stepFree })].filter((one) => one.status === 'found')
            : overEnds(router, spot, { other, stepFree, leaves });
        expectBest(found.status === 'found' ? found : undefined, candidates);
        if (found.status !== 'found') return;
        expect(found.nodes.at(leaves ? 0 : -1)).toBe(spot.node);
        expect(found.legs.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(found.length, 6);
        found.edges.forEach((edge, i) => {
          const { from, to } = router.graph.edges[edge] as GraphEdge;
          expect([from, to].toSorted()).toEqual([found.nodes[i], found.nodes[i + 1]].toSorted());
        });
      }),
      { numRuns: 600 },
    );
  });

  test('between two spots is the best route over the ends of their edges, or along their common edge', () => {
    fc.assert(
      fc.property(graphs, spots, spots, fc.boolean(), fc.boolean(), (graph, one, two, same, stepFree) => {
        const router = createRouter(graph);
        const a = place(router, graph, one);
        const b = place(router, graph, same ? { ...two, edge: one.edge } : two);
        fc.pre(a.node !== b.node && a.node >= graph.nodes.length && b.node >= graph.nodes.length);
        const found = router.findRoute({ from: [a.node], to: [b.node], stepFree });
        const candidates = endsOf(a, stepFree, true).flatMap(({ node, length, seconds }) =>
          overEnds(router, b, { other: node, stepFree, leaves: false }).map((rest) => ({
            length: length + rest.length,
            seconds: seconds + rest.seconds,
          })),
        );
        const forwards = b.metres[0] >= a.metres[0];
        const isOpen = !(stepFree && !isStepFree(a.edge)) && !(a.edge.oneWay && !forwards);
        const length = Math.abs(b.metres[0] - a.metres[0]);
        const direct = { length, seconds: toMilliseconds({ ...a.edge, length }) / 1000 };
        const all = a.edge === b.edge && isOpen ? [...candidates, direct] : candidates;
        expectBest(
          found.status === 'found' ? found : undefined,
          all.toSorted((x, y) => x.seconds - y.seconds),
        );
      }),
      { numRuns: 600 },
    );
  });

  test('to itself is same-place, also when the spot is added twice', () => {
    fc.assert(
      fc.property(graphs, spots, (graph, drawn) => {
        const router = createRouter(graph);
        const [a, b] = [place(router, graph, drawn), place(router, graph, drawn)];
        expect(a.node).toBe(b.node);
        expect(router.findRoute({ from: [a.node], to: [b.node] })).toMatchObject({ reason: 'same-place' });
      }),
    );
  });

  test('does not change routes between other nodes', () => {
    fc.assert(
      fc.property(graphs, spots, fc.nat(), fc.nat(), (graph, drawn, m, n) => {
        const [from, to] = [[m % graph.nodes.length], [n % graph.nodes.length]];
        const router = createRouter(graph);
        place(router, graph, drawn);
        expect(router.findRoute({ from, to })).toEqual(createRouter(graph).findRoute({ from, to }));
      }),
    );
  });
});
