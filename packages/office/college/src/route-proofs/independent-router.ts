import type { GraphEdge, Place, WalkingGraph } from '@campusway/campus';
import { LIFT_SPEED, LIFT_WAIT, RAMP_SPEED, STAIRS_SPEED, WALKING_SPEED } from '@campusway/campus/routing';
import createGraph from 'ngraph.graph';
import path from 'ngraph.path';

/** Milliseconds of the quickest route between two places; undefined without a route. */
export type Measure = (from: Place, to: Place) => number | undefined;

/**
 * Dijkstra's algorithm of ngraph.path (A* without heuristic) on the unprepared graph. Shares only the speeds with our own
 * router. A place is a separate node with an edge of cost 0 from or to each door.
 */
export function createIndependentRouter(
  graph: WalkingGraph,
  { places, stepFree }: { readonly places: readonly Place[]; readonly stepFree: boolean },
): Measure {
  const network = createGraph<undefined, number>({ multigraph: true });
  graph.edges.forEach((edge) => {
    if (stepFree && !edge.wheelchair) return;
    network.addLink(edge.from, edge.to, millisecondsOf(edge));
    if (!edge.oneWay) network.addLink(edge.to, edge.from, millisecondsOf(edge));
  });
  for (const { id, nodes } of places) {
    // A room without a door has no link.
    for (const end of [`from ${id}`, `to ${id}`]) network.addNode(end);
    for (const node of nodes) {
      network.addLink(`from ${id}`, node, 0);
      network.addLink(node, `to ${id}`, 0);
    }
  }
  const finder = path.aStar(network, { oriented: true, distance: (_from, _to, link) => link.data });
  return (from, to) => {
    const found = finder.find(`from ${from.id}`, `to ${to.id}`).map(({ id }) => id);
    if (found.length === 0) return undefined;
    return found.slice(1).reduce<number>((sum, id, i) => sum + cheapest(found[i] ?? id, id), 0);
  };

  /** The library returns paths from end to start; of parallel edges the quickest counts. */
  function cheapest(to: string | number, from: string | number): number {
    let best = Number.POSITIVE_INFINITY;
    network.forEachLinkedNode(
      from,
      (node, link) => {
        if (node.id === to) best = Math.min(best, link.data);
        return undefined;
      },
      true,
    );
    return best;
  }
}

const speeds: Readonly<Record<GraphEdge['kind'], number>> = {
  ...{ lift: LIFT_SPEED, stairs: STAIRS_SPEED, ramp: RAMP_SPEED },
  ...{ corridor: WALKING_SPEED, lobby: WALKING_SPEED, door: WALKING_SPEED, path: WALKING_SPEED },
};

function millisecondsOf({ kind, length }: GraphEdge): number {
  return Math.round((length / speeds[kind]) * 1000) + (kind === 'lift' ? LIFT_WAIT * 1000 : 0);
}
