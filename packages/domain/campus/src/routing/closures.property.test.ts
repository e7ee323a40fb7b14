import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomGraphs } from '../../tests/random-graphs.ts';
import { referenceMilliseconds } from '../../tests/reference-milliseconds.ts';
import { createTimetable } from '../closures/timetable.ts';
import type { GraphEdge, WalkingGraph, WayKind } from '../model.ts';
import { createRouter } from './router.ts';

const kinds: readonly WayKind[] = ['corridor', 'lobby', 'door', 'stairs', 'ramp', 'path'];
const graphs = randomGraphs({
  ...{ maxNodes: 90, kinds, oneWayIn: 6, maxAcross: 25, maxLifts: 4 },
  length: fc.integer({ min: 1, max: 4000 }).map((centimetres) => centimetres / 100),
});

const numbers = fc.array(fc.nat(), { maxLength: 2 });
const instants = fc.nat({ max: 20 });
const closures = fc.array(
  fc.record(
    { nodes: numbers, edges: numbers, stepFreeOnly: fc.boolean(), from: instants, until: instants },
    { requiredKeys: ['nodes', 'edges', 'stepFreeOnly'] },
  ),
  { maxLength: 12 },
);
const hundredths = fc.integer({ min: 0, max: 100 });
/** A point on an edge; its share is often 0 or 1, which makes it a node. */
const points = fc.record({
  edge: fc.nat(),
  share: fc.oneof(hundredths, fc.constantFrom(0, 100)).map((n) => n / 100),
});
const queries = fc.record({ from: points, to: points, stepFree: fc.boolean(), at: instants });
type DrawnPoint = typeof points extends fc.Arbitrary<infer Value> ? Value : never;
interface PlacedPoint {
  readonly index: number;
  readonly along: number;
  /** Node at the point, or the one that the reference graph gets for it. */
  readonly node: number;
}

/** The parts of an edge that lead from a point, or to it, each as a one-way edge. */
function partsAt(
  { index, along, node }: PlacedPoint,
  edges: readonly GraphEdge[],
  leaves: boolean,
): GraphEdge[] {
  const whole = edges[index] as GraphEdge;
  const part = (end: number, length: number): GraphEdge =>
    leaves
      ? { ...whole, from: node, to: end, length, oneWay: true }
      : { ...whole, from: end, to: node, length, oneWay: true };
  const [first, last] = [part(whole.from, along), part(whole.to, whole.length - along)];
  if (!whole.oneWay) return [first, last];
  return leaves ? [last] : [first];
}

/** The piece of a common edge between two points. */
function pieceBetween(from: PlacedPoint, to: PlacedPoint, edges: readonly GraphEdge[]): GraphEdge[] {
  const whole = edges[from.index] as GraphEdge;
  if (from.index !== to.index || (whole.oneWay && to.along < from.along)) return [];
  return [{ ...whole, from: from.node, to: to.node, length: Math.abs(to.along - from.along), oneWay: true }];
}

test('findRoute() with random closures at random times equals a router on the graph without what is closed', () => {
  fc.assert(
    fc.property(graphs, closures, fc.array(queries, { minLength: 1, maxLength: 6 }), (graph, drawn, list) => {
      const { nodes, edges } = graph;
      const within = (values: readonly number[], length: number) => values.map((n) => n % length);
      const timed = drawn.map((one) => ({
        ...one,
        nodes: within(one.nodes, nodes.length),
        edges: within(one.edges, edges.length),
      }));
      const inForceAt = createTimetable(() => timed);
      const router = createRouter(graph);
      const walkable = [...edges.keys()].filter((index) => edges[index]?.kind !== 'lift');
      const place = ({ edge, share }: DrawnPoint): PlacedPoint => {
        const index = walkable[edge % walkable.length] as number;
        const along = Math.round((edges[index] as GraphEdge).length * share * 100) / 100;
        return { index, along, node: router.addSpot({ edge: index, along }) };
      };
      for (const { from, to, stepFree, at } of list) {
        const [start, end] = [place(from), place(to)];
        if (start.node === end.node) continue;
        const closed = timed.filter(
          (one) => (one.from ?? at) <= at && at < (one.until ?? at + 1) && (stepFree || !one.stepFreeOnly),
        );
        const isShut = (node: number) => closed.some((one) => one.nodes.includes(node));
        const isOpen = (index: number) => {
          const edge = edges[index] as GraphEdge;
          return !isShut(edge.from) && !isShut(edge.to) && !closed.some((one) => one.edges.includes(index));
        };
        const isSpot = ({ node }: PlacedPoint) => node >= nodes.length;
        const isUsable = (point: PlacedPoint) => isSpot(point) && isOpen(point.index);
        const split: WalkingGraph = {
          nodes: router.graph.nodes,
          edges: [
            ...edges,
            ...(isUsable(start) ? partsAt(start, edges, true) : []),
            ...(isUsable(end) ? partsAt(end, edges, false) : []),
            ...(isUsable(start) && isSpot(end) ? pieceBetween(start, end, edges) : []),
          ],
        };
        const query = { from: [start.node], to: [end.node], stepFree };
        const result = router.findRoute({ ...query, closed: inForceAt(at) });
        const found = result.status === 'found' ? Math.round(result.seconds * 1000) : undefined;
        expect(found).toBe(referenceMilliseconds(split, { ...query, closed }));
      }
    }),
    { numRuns: 600 },
  );
});
