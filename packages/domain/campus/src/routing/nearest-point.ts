import type { GraphEdge, GraphNode, WalkingGraph } from '../model.ts';
import type { Arcs } from './arcs.ts';
import { createDijkstra } from './dijkstra.ts';
import { toLanding } from './legs.ts';
import type { NearestPoint } from './route.ts';
import { partAt } from './spots.ts';
import { FORBIDDEN } from './travel-time.ts';

/** Assumed height of a storey in metres, for straight-line distances between floors. */
const STOREY = 4;

/**
 * The reachable point that is nearest to `to` when `to` itself is unreachable under `times`: the one with the shortest
 * remaining path if everything were open; without such a path, the nearest one in a straight line.
 */
export function findNearestPoint(
  graph: WalkingGraph,
  arcs: Arcs,
  { times, from, to }: { times: Int32Array; from: readonly number[]; to: readonly number[] },
): NearestPoint | undefined {
  const { spots } = arcs;
  const forward = createDijkstra(arcs.out, spots.forward);
  forward.run(times, from);
  const isReached = (node: number) => forward.distance(node) < FORBIDDEN;
  const backward = createDijkstra(arcs.into, spots.backward);
  backward.run(arcs.milliseconds, to, isReached);
  const border = backward.reached.find(isReached);
  if (border === undefined) {
    const reached = forward.reached.map((node) => toLanding(arcs, node));
    return nearestInStraightLine(graph, reached, to);
  }
  let distance = 0;
  let blockedBy: NearestPoint['blockedBy'];
  const pass = (edge: number) => {
    const { length, kind } = graph.edges[edge] as GraphEdge;
    distance += length;
    // The first node beyond the border is unreachable, so the first edge is the blocked one.
    blockedBy ??= { edge, kind };
  };
  let node = border;
  for (let arc = backward.via(node); arc !== -1; arc = backward.via(node)) {
    const edge = arcs.edge[arc] as number;
    if (edge !== -1) pass(edge);
    node = arcs.out.end[arc] as number;
  }
  const part = partAt(node, to, { partsOf: spots.backward, times: arcs.milliseconds });
  if (part) pass(part.edge);
  return { node: toLanding(arcs, border), distance, ...(blockedBy && { blockedBy }) };
}

function nearestInStraightLine(
  { nodes }: WalkingGraph,
  reached: readonly number[],
  to: readonly number[],
): NearestPoint | undefined {
  let nearest: NearestPoint | undefined;
  for (const node of reached) {
    for (const goal of to) {
      const a = nodes[node] as GraphNode;
      const b = nodes[goal] as GraphNode;
      const climb = STOREY * (Math.max(a.level, 1) - Math.max(b.level, 1));
      const distance = Math.hypot(a.x - b.x, a.y - b.y, climb);
      if (!nearest || distance < nearest.distance) nearest = { node, distance };
    }
  }
  return nearest;
}
