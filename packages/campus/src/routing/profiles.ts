import type { GraphEdge, WalkingGraph } from '../model.ts';
import type { Arcs } from './arcs.ts';
import type { Times } from './quickest.ts';
import { type Skeleton, toChainTimes } from './skeleton.ts';
import { FORBIDDEN } from './travel-time.ts';

/** Times for everybody, and for those who cannot take stairs. */
export interface Profiles {
  readonly open: Times;
  readonly stepFree: Times;
  /** Calls `use` while the edges are closed, and opens them again. */
  withClosed<Result>(times: Times, edges: Iterable<number>, use: () => Result): Result;
}

export function isStepFree({ kind, wheelchair }: Pick<GraphEdge, 'kind' | 'wheelchair'>): boolean {
  return wheelchair && kind !== 'stairs';
}

export function createProfiles(graph: WalkingGraph, arcs: Arcs, skeleton: Skeleton): Profiles {
  const stepFree = arcs.milliseconds.map((milliseconds, arc) => {
    const edge = graph.edges[arcs.edge[arc] as number];
    return !edge || isStepFree(edge) ? milliseconds : FORBIDDEN;
  });

  return {
    open: { arcs: arcs.milliseconds.slice(), chains: toChainTimes(skeleton, arcs.milliseconds) },
    stepFree: { arcs: stepFree, chains: toChainTimes(skeleton, stepFree) },

    withClosed(times, edges, use) {
      const undo: [Int32Array, number, number][] = [];
      const forbid = (list: Int32Array, index: number) => {
        undo.push([list, index, list[index] as number]);
        list[index] = FORBIDDEN;
      };
      for (const edge of edges) {
        const way = graph.edges[edge];
        if (!way)
          throw new RangeError(`Cannot close edge ${edge}: no edge ${edge} among ${graph.edges.length}`);
        const first = arcs.firstArcOfEdge[edge] as number;
        for (const arc of way.oneWay ? [first] : [first, first + 1]) {
          const chain = skeleton.chainOf[arc] as number;
          forbid(times.arcs, arc);
          if (chain !== -1) forbid(times.chains, chain);
        }
      }
      try {
        return use();
      } finally {
        // Backwards, as one chain may have been forbidden several times and the first entry knows its true time.
        for (const [list, index, before] of undo.reverse()) list[index] = before;
      }
    },
  };
}
