import type { Place, WalkingGraph } from '@campusway/campus';
import { createRouter } from '@campusway/campus/routing';
import { createIndependentRouter } from './independent-router.ts';

export interface RouteProof {
  readonly stepFree: boolean;
  /** Ordered pairs of places that share no door. */
  readonly pairs: number;
  /** Pairs that both routers say are joined, at the same cost. */
  readonly equal: number;
  /** Pairs for which both say that there is no way. */
  readonly unreachable: number;
  /** What is wrong, in words; empty when everything is proved. */
  readonly faults: readonly string[];
}

const mostFaults = 20;

/** Compares our router with an independent one for every ordered pair of places. */
export function proveRoutes(
  graph: WalkingGraph,
  { places, stepFree }: { readonly places: readonly Place[]; readonly stepFree: boolean },
): RouteProof {
  const router = createRouter(graph);
  const measure = createIndependentRouter(graph, { places, stepFree });
  let [pairs, equal, unreachable] = [0, 0, 0];
  const faults: string[] = [];
  for (const from of places) {
    for (const to of places) {
      if (from.nodes.some((node) => to.nodes.includes(node))) continue;
      pairs++;
      const result = router.findRoute({ from: from.nodes, to: to.nodes, stepFree });
      const ours = result.status === 'found' ? Math.round(result.seconds * 1000) : undefined;
      const theirs = measure(from, to);
      if (ours !== theirs)
        faults.push(`${from.id} to ${to.id}: ours ${say(ours)}, independent ${say(theirs)}`);
      else if (ours === undefined) unreachable++;
      else equal++;
    }
  }
  return { stepFree, pairs, equal, unreachable, faults: faults.slice(0, mostFaults) };
}

function say(milliseconds: number | undefined): string {
  return milliseconds === undefined ? 'no way' : `${milliseconds / 1000} s`;
}
