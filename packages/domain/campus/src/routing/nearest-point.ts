import { outdoors } from '../level.ts';
import type { GraphNode, WalkingGraph } from '../model.ts';
import type { Arcs } from './arcs.ts';
import { createDijkstra } from './dijkstra.ts';
import type { NearestPoint } from './route.ts';

/** Assumed height of a storey in metres, for straight-line distances between floors. */
const STOREY = 4;

interface Ends {
  readonly times: Int32Array;
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** Of each level; without it all are in one building. */
  readonly buildings?: readonly (string | undefined)[] | undefined;
}

/**
 * The point reachable under `times`, other than the start, that is nearest to `to` in a straight line: on the level of the
 * destination before its building, before outdoors, before other buildings, as a floor, a ceiling or walls are between.
 */
export function findNearestPoint(
  { nodes }: WalkingGraph,
  arcs: Arcs,
  { times, from, to, buildings = [] }: Ends,
): NearestPoint | undefined {
  const forward = createDijkstra(arcs.out, arcs.spots.forward);
  forward.run(times, from);
  const closeness = (level: number, goal: number) => {
    if (level === goal) return 3;
    return buildings[level] === buildings[goal] ? 2 : Number(level === outdoors);
  };
  let nearest: (NearestPoint & { readonly close: number }) | undefined;
  for (const node of forward.reached) {
    // A cabin leads out to an open landing only, which is reached too.
    if (node >= arcs.landings || from.includes(node)) continue;
    for (const goal of to) {
      const a = nodes[node] as GraphNode;
      const b = nodes[goal] as GraphNode;
      const close = closeness(a.level, b.level);
      const climb = STOREY * (Math.max(a.level, 1) - Math.max(b.level, 1));
      const distance = Math.hypot(a.x - b.x, a.y - b.y, climb);
      const isNearer =
        !nearest || close > nearest.close || (close === nearest.close && distance < nearest.distance);
      if (isNearer) nearest = { node, distance, close };
    }
  }
  return nearest && { node: nearest.node, distance: nearest.distance };
}
