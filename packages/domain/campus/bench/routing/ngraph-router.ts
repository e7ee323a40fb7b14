import createGraph from 'ngraph.graph';
import pathFinder from 'ngraph.path';
import type { Closure, GraphNode, WalkingGraph } from '../../src/model.ts';
import { toArcs } from '../../src/routing/arcs.ts';
import { toLanding } from '../../src/routing/legs.ts';
import { isStepFree } from '../../src/routing/profiles.ts';
import { WALKING_SPEED } from '../../src/routing/travel-time.ts';

/** A condition under which both routers are compared. */
export interface Condition {
  readonly name: string;
  readonly stepFree: boolean;
  /** What is closed at an instant; the same array until that changes. */
  readonly closedAt: (at: number) => readonly Closure[];
}

/** Doors of start and destination, and the instant of the query. */
export type Pair = readonly [from: number, to: number, at: number];

/** Milliseconds of the quickest route, or undefined. */
export type Measure = (...pair: Pair) => number | undefined;

/**
 * Reference router: NBA* of ngraph.path over the same arcs, with the straight line at walking speed as heuristic. A
 * graph without one-way edges is undirected, one link per edge, which is fastest for ngraph.
 */
export function createNgraphRouter(graph: WalkingGraph): (condition: Condition) => Measure {
  const arcs = toArcs(graph);
  const oriented = graph.edges.some(({ oneWay }) => oneWay);
  const network = createGraph<GraphNode, { edge: number; milliseconds: number }>({ multigraph: true });
  for (let node = 0; node < arcs.nodeCount; node++)
    network.addNode(node, graph.nodes[toLanding(arcs, node)] as GraphNode);
  for (let arc = 0; arc < arcs.edge.length; arc++) {
    const from = arcs.into.end[arc] as number;
    const to = arcs.out.end[arc] as number;
    const edge = arcs.edge[arc] as number;
    const isReverse = edge === -1 ? from > to : arc !== arcs.firstArcOfEdge[edge];
    if (isReverse && !oriented) continue;
    network.addLink(from, to, { edge, milliseconds: arcs.milliseconds[arc] as number });
  }

  return ({ stepFree, closedAt }) => {
    const barriers = Uint8Array.from(graph.edges, (edge) => (stepFree && !isStepFree(edge) ? 1 : 0));
    const blocked = barriers.slice();
    let latest: readonly Closure[] = [];
    const close = (closed: readonly Closure[]) => {
      if (closed === latest) return;
      latest = closed;
      blocked.set(barriers);
      for (const { edges = [], stepFreeOnly } of closed)
        if (stepFree || !stepFreeOnly) for (const edge of edges) blocked[edge] = 1;
    };
    const finder = pathFinder.nba(network, {
      oriented,
      distance: (_, __, link) => link.data.milliseconds,
      // Slightly below the straight line, so that rounding to milliseconds keeps the heuristic admissible.
      heuristic: (a, b) => (Math.hypot(a.data.x - b.data.x, a.data.y - b.data.y) / WALKING_SPEED) * 999,
      blocked: (_, __, link) => blocked[link.data.edge] === 1,
    });
    return (from, to, at) => {
      close(closedAt(at));
      const path = finder.find(from, to);
      return path.length === 0 ? undefined : lengthOf(path.map(({ id }) => id as number).reverse(), blocked);
    };
  };

  function lengthOf(nodes: readonly number[], blocked: Uint8Array): number {
    return nodes.slice(1).reduce((sum, node, i) => sum + quickestArc(nodes[i] as number, node, blocked), 0);
  }

  function quickestArc(from: number, to: number, blocked: Uint8Array): number {
    const { first, arcs: list, end } = arcs.out;
    let best = Number.POSITIVE_INFINITY;
    for (let i = first[from] as number; i < (first[from + 1] as number); i++) {
      const arc = list[i] as number;
      if (end[arc] !== to || blocked[arcs.edge[arc] as number] === 1) continue;
      best = Math.min(best, arcs.milliseconds[arc] as number);
    }
    return best;
  }
}
