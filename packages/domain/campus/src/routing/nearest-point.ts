import type { GraphNode, WalkingGraph } from '../model.ts';
import type { Arcs } from './arcs.ts';
import { createDijkstra } from './dijkstra.ts';
import type { NearestPoint } from './route.ts';

/** Assumed height of a storey in metres, for straight-line distances between floors. */
const STOREY = 4;

/** The point reachable under `times` that is nearest to `to` in a straight line. */
export function findNearestPoint(
  { nodes }: WalkingGraph,
  arcs: Arcs,
  { times, from, to }: { times: Int32Array; from: readonly number[]; to: readonly number[] },
): NearestPoint | undefined {
  const forward = createDijkstra(arcs.out, arcs.spots.forward);
  forward.run(times, from);
  let nearest: NearestPoint | undefined;
  for (const node of forward.reached) {
    // A cabin leads out to an open landing only, which is reached too.
    if (node >= arcs.landings) continue;
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
