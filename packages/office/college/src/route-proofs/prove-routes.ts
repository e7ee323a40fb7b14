import type { Closure, GraphEdge, Place, WalkingGraph } from '@campusway/campus';
import { createRouter } from '@campusway/campus/routing';
import { createIndependentRouter } from './independent-router.ts';

export interface RouteProof {
  readonly stepFree: boolean;
  /** Ordered pairs of places that share no door. */
  readonly pairs: number;
  /** Pairs with routes of equal cost in both routers. */
  readonly equal: number;
  /** Pairs without a route in both routers. */
  readonly unreachable: number;
  /** Differences; empty when all routes are proved. */
  readonly differences: readonly string[];
}

const maxDifferences = 20;

interface ProofOptions {
  readonly places: readonly Place[];
  readonly stepFree: boolean;
  /** For everybody; the independent router gets the graph without what they close. */
  readonly closed?: readonly Closure[];
}

/** Compares our router with an independent one for every ordered pair of places. */
export function proveRoutes(
  graph: WalkingGraph,
  { places, stepFree, closed = [] }: ProofOptions,
): RouteProof {
  const router = createRouter(graph);
  const nodes = new Set(closed.flatMap((one) => one.nodes ?? []));
  const shut = new Set(closed.flatMap((one) => one.edges ?? []));
  const isOpen = ({ from, to }: GraphEdge, index: number) =>
    !shut.has(index) && !nodes.has(from) && !nodes.has(to);
  const measure = createIndependentRouter(
    { ...graph, edges: graph.edges.filter(isOpen) },
    { places, stepFree },
  );
  let [pairs, equal, unreachable] = [0, 0, 0];
  const differences: string[] = [];
  for (const from of places) {
    for (const to of places) {
      if (from === to || from.nodes.some((node) => to.nodes.includes(node))) continue;
      pairs++;
      const result = router.findRoute({ from: from.nodes, to: to.nodes, stepFree, closed });
      const ours = result.status === 'found' ? Math.round(result.seconds * 1000) : undefined;
      const theirs = measure(from, to);
      if (ours !== theirs)
        differences.push(`${from.id} to ${to.id}: ours ${format(ours)}, independent ${format(theirs)}`);
      else if (ours === undefined) unreachable++;
      else equal++;
    }
  }
  return { stepFree, pairs, equal, unreachable, differences: differences.slice(0, maxDifferences) };
}

function format(milliseconds: number | undefined): string {
  return milliseconds === undefined ? 'no way' : `${milliseconds / 1000} s`;
}
