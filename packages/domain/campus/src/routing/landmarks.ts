import type { ContractedGraph } from './chains.ts';
import { createDijkstra, type Dijkstra } from './dijkstra.ts';
import { FORBIDDEN } from './travel-time.ts';

/** Number of landmarks: more give better bounds, but cost memory and time per bound. */
const maxLandmarks = 8;

export type Landmarks = ReturnType<typeof createLandmarks>;

/**
 * Lower bounds on travel times from a few far-off junctions, the landmarks: by the triangle inequality, from `v` to `t`
 * takes at least as long as landmark to `t` minus landmark to `v`, and as `v` to landmark minus `t` to landmark
 * (Goldberg and Harrelson, "Computing the shortest path: A* search meets graph theory", 2005). The bounds are
 * computed once, with every edge open; they stay valid when edges become slower or closed.
 * `twoWay`: no edge is one-way, so that one table serves both directions.
 */
export function createLandmarks(contracted: ContractedGraph, chainTimes: Int32Array, twoWay: boolean) {
  const { nodeCount } = contracted;
  const landmarks = Math.min(maxLandmarks, nodeCount);
  const from = new Int32Array(nodeCount * landmarks);
  const to = twoWay ? from : new Int32Array(nodeCount * landmarks);
  const forward = createDijkstra(contracted.out);
  const backward = createDijkstra(contracted.into);
  const nearest = new Int32Array(nodeCount).fill(FORBIDDEN);

  forward.run(chainTimes, nodeCount > 0 ? [0] : []);
  let next = forward.reached.at(-1) ?? 0;
  for (let landmark = 0; landmark < landmarks; landmark++) {
    forward.run(chainTimes, [next]);
    fill(from, forward, landmark);
    if (!twoWay) {
      backward.run(chainTimes, [next]);
      fill(to, backward, landmark);
    }
    next = farthest(forward);
  }

  function fill(table: Int32Array, search: Dijkstra, landmark: number): void {
    for (let node = 0; node < nodeCount; node++) table[node * landmarks + landmark] = search.distance(node);
  }

  /** The junction farthest from all landmarks so far; one that none of them reaches comes first. */
  function farthest(latest: Dijkstra): number {
    let best = 0;
    for (let node = 0; node < nodeCount; node++) {
      nearest[node] = Math.min(nearest[node] as number, latest.distance(node));
      if ((nearest[node] as number) > (nearest[best] as number)) best = node;
    }
    return best;
  }

  const goalFrom = new Int32Array(landmarks);
  const goalTo = new Int32Array(landmarks);
  return {
    /** Sets the goals: junctions, each with the milliseconds from there to the destination. */
    setGoals(junctions: readonly number[], remaining: readonly number[]): void {
      for (let landmark = 0; landmark < landmarks; landmark++) {
        let minFrom = FORBIDDEN;
        let maxTo = -FORBIDDEN;
        junctions.forEach((junction, i) => {
          const rest = remaining[i] as number;
          const there = to[junction * landmarks + landmark] as number;
          minFrom = Math.min(minFrom, (from[junction * landmarks + landmark] as number) + rest);
          maxTo = Math.max(maxTo, there === FORBIDDEN ? FORBIDDEN : there - rest);
        });
        goalFrom[landmark] = minFrom;
        goalTo[landmark] = maxTo;
      }
    },

    /** Lower bound in milliseconds from a junction to the destination. */
    bound(junction: number): number {
      let best = 0;
      const end = (junction + 1) * landmarks;
      for (let i = junction * landmarks, landmark = 0; i < end; i++, landmark++) {
        best = Math.max(
          best,
          (goalFrom[landmark] as number) - (from[i] as number),
          (to[i] as number) - (goalTo[landmark] as number),
        );
      }
      return best;
    },
  };
}
