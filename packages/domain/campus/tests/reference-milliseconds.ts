import type { WalkingGraph } from '../src/model.ts';
import type { RouteQuery } from '../src/routing/route.ts';
import { FORBIDDEN, LIFT_WAIT, toMilliseconds } from '../src/routing/travel-time.ts';

/** Bellman-Ford over (node, inside a lift or not): shares only the travel times with the router. */
export function referenceMilliseconds(graph: WalkingGraph, query: RouteQuery): number | undefined {
  const count = graph.nodes.length;
  const best = Array.from({ length: 2 * count }, () => FORBIDDEN);
  for (const node of query.from) best[node] = 0;
  const closed = (query.closed ?? []).filter(({ stepFreeOnly }) => query.stepFree || !stepFreeOnly);
  const closedNodes = new Set(closed.flatMap(({ nodes = [] }) => nodes));
  const closedEdges = new Set(closed.flatMap(({ edges = [] }) => edges));
  for (let changed = true; changed; ) {
    changed = false;
    const relax = (from: number, to: number, time: number) => {
      if ((best[from] as number) + time >= (best[to] as number)) return;
      best[to] = (best[from] as number) + time;
      changed = true;
    };
    graph.edges.forEach((edge, index) => {
      if (closedEdges.has(index) || (query.stepFree && (edge.kind === 'stairs' || !edge.wheelchair))) return;
      if (edge.kind !== 'lift' && (closedNodes.has(edge.from) || closedNodes.has(edge.to))) return;
      const inside = edge.kind === 'lift' ? count : 0;
      relax(edge.from + inside, edge.to + inside, toMilliseconds(edge));
      if (!edge.oneWay) relax(edge.to + inside, edge.from + inside, toMilliseconds(edge));
    });
    for (let node = 0; node < count; node++) {
      if (closedNodes.has(node)) continue;
      relax(node, node + count, LIFT_WAIT * 500);
      relax(node + count, node, LIFT_WAIT * 500);
    }
  }
  const least = Math.min(...query.to.map((node) => best[node] as number));
  return least === FORBIDDEN ? undefined : least;
}
