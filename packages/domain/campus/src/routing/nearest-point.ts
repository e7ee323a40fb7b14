import type { GraphNode, WalkingGraph } from '../model.ts';
import type { Arcs } from './arcs.ts';
import { createDijkstra } from './dijkstra.ts';
import type { NearestPoint } from './route.ts';

/** Assumed height of a storey in metres, for straight-line distances between floors. */
const STOREY = 4;

/**
 * The point reachable under `times`, other than the start, that is nearest to `to` in a straight line: one on the level of the
 * destination before all others, which are beyond a floor or a ceiling.
 */
export function findNearestPoint(
  { nodes }: WalkingGraph,
  arcs: Arcs,
  { times, from, to }: { times: Int32Array; from: readonly number[]; to: readonly number[] },
): NearestPoint | undefined {
  const forward = createDijkstra(arcs.out, arcs.spots.forward);
  forward.run(times, from);
  let nearest: (NearestPoint & { readonly isOnLevel: boolean }) | undefined;
  for (const node of forward.reached) {
    // A cabin leads out to an open landing only, which is reached too.
    if (node >= arcs.landings || from.includes(node)) continue;
    for (const goal of to) {
      const a = nodes[node] as GraphNode;
      const b = nodes[goal] as GraphNode;
      const isOnLevel = a.level === b.level;
      const climb = STOREY * (Math.max(a.level, 1) - Math.max(b.level, 1));
      const distance = Math.hypot(a.x - b.x, a.y - b.y, climb);
      const isNearer =
        !nearest || (isOnLevel === nearest.isOnLevel ? distance < nearest.distance : isOnLevel);
      if (isNearer) nearest = { node, distance, isOnLevel };
    }
  }
  return nearest && { node: nearest.node, distance: nearest.distance };
}
