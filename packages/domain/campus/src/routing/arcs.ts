import type { WalkingGraph } from '../model.ts';
import { createSpots } from './spots.ts';
import { LIFT_WAIT, MAX_EDGE_LENGTH, toMilliseconds } from './travel-time.ts';

/** Adjacency array for one direction: the arcs of node `n` are `arcs[first[n]]` to `arcs[first[n + 1] - 1]`, and lead to `end[arc]`. */
export interface Side {
  readonly first: Int32Array;
  readonly arcs: Int32Array;
  readonly end: Int32Array;
}

export type Arcs = ReturnType<typeof toArcs>;

/**
 * A walking graph as directed arcs in typed arrays.
 *
 * A node where a lift stops is split: the landing keeps its number, the cabin gets one from `landings` on, and the arc
 * between them takes half of the wait. A ride costs one wait for any number of floors, and walking past a lift costs none.
 *
 * @throws {RangeError} for an edge without a node at one end or with a length out of range
 */
export function toArcs(graph: WalkingGraph) {
  const landings = graph.nodes.length;
  const cabinOf = new Map<number, number>();
  const cabin = (node: number): number => {
    const known = cabinOf.get(node) ?? landings + cabinOf.size;
    cabinOf.set(node, known);
    return known;
  };
  const tail: number[] = [];
  const head: number[] = [];
  const milliseconds: number[] = [];
  const edge: number[] = [];
  const add = (from: number, to: number, time: number, index: number) => {
    tail.push(from);
    head.push(to);
    milliseconds.push(time);
    edge.push(index);
  };

  const firstArcOfEdge = new Int32Array(graph.edges.length);
  graph.edges.forEach((way, index) => {
    checkEdge(graph, index);
    firstArcOfEdge[index] = edge.length;
    const lift = way.kind === 'lift';
    const from = lift ? cabin(way.from) : way.from;
    const to = lift ? cabin(way.to) : way.to;
    add(from, to, toMilliseconds(way), index);
    if (!way.oneWay) add(to, from, toMilliseconds(way), index);
  });
  for (const [landing, inside] of cabinOf) {
    add(landing, inside, LIFT_WAIT * 500, -1);
    add(inside, landing, LIFT_WAIT * 500, -1);
  }

  const nodeCount = landings + cabinOf.size;
  const tails = Int32Array.from(tail);
  const heads = Int32Array.from(head);
  return {
    /** Nodes of the walking graph; numbers from here on are cabins. */
    landings,
    nodeCount,
    milliseconds: Int32Array.from(milliseconds),
    /** Edge of the walking graph, or -1 between landing and cabin. */
    edge: Int32Array.from(edge),
    /** First arc of an edge; a two-way edge has the next one too. */
    firstArcOfEdge,
    out: toSide(tails, heads, nodeCount),
    into: toSide(heads, tails, nodeCount),
    /** Landing of cabin `landings + i`. */
    landingOfCabin: Int32Array.from(cabinOf.keys()),
    /** Points on edges where a route may start or end. */
    spots: createSpots(graph, firstArcOfEdge),
  };
}

/** Groups arcs by the node at their `near` end, in ascending order. */
export function toSide(near: Int32Array, end: Int32Array, nodeCount: number): Side {
  const first = new Int32Array(nodeCount + 1);
  for (const node of near) first[node + 1] = (first[node + 1] as number) + 1;
  for (let node = 0; node < nodeCount; node++)
    first[node + 1] = (first[node + 1] as number) + (first[node] as number);
  const next = first.slice();
  const arcs = new Int32Array(near.length);
  near.forEach((node, arc) => {
    arcs[next[node] as number] = arc;
    next[node] = (next[node] as number) + 1;
  });
  return { first, arcs, end };
}

function checkEdge(graph: WalkingGraph, index: number): void {
  const { from, to, length } = graph.edges[index] as WalkingGraph['edges'][number];
  for (const node of [from, to]) {
    if (!graph.nodes[node])
      throw new RangeError(`Cannot route over edge ${index}: no node ${node} among ${graph.nodes.length}`);
  }
  if (!(length >= 0 && length <= MAX_EDGE_LENGTH))
    throw new RangeError(
      `Cannot route over edge ${index}: its length is ${length}, want 0 to ${MAX_EDGE_LENGTH} metres`,
    );
}
