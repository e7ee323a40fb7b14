import type { GraphEdge, WalkingGraph } from '../model.ts';
import type { Arcs } from './arcs.ts';
import { createLandmarks, type Landmarks } from './landmarks.ts';
import { type Skeleton, toChainTimes } from './skeleton.ts';
import { FORBIDDEN } from './travel-time.ts';

/** More landmarks give better bounds, and cost memory and time per bound. */
const LANDMARKS = 8;

/** Who walks: the times of all ways, and bounds on what they add up to. */
export interface Profile {
  /** Milliseconds per arc, FORBIDDEN where one may not go. */
  readonly arcs: Int32Array;
  /** Milliseconds per chain of the skeleton. */
  readonly chains: Int32Array;
  readonly landmarks: Landmarks;
  /** Closes just these edges, and opens all that were closed before. Throws a RangeError for an unknown edge. */
  close(edges: readonly number[]): void;
}

export function isStepFree({ kind, wheelchair }: Pick<GraphEdge, 'kind' | 'wheelchair'>): boolean {
  return wheelchair && kind !== 'stairs';
}

/** The profile of those who may use the edges that `allows` says yes to. */
export function createProfile(
  { graph, arcs, skeleton }: { graph: WalkingGraph; arcs: Arcs; skeleton: Skeleton },
  allows: (edge: GraphEdge) => boolean,
): Profile {
  const open = arcs.milliseconds.map((milliseconds, arc) => {
    const edge = graph.edges[arcs.edge[arc] as number];
    return !edge || allows(edge) ? milliseconds : FORBIDDEN;
  });
  const twoWay = graph.edges.every(({ oneWay }) => !oneWay);
  const openChains = toChainTimes(skeleton, open);
  const times = { arcs: open.slice(), chains: openChains.slice() };
  let closed: readonly number[] = [];

  return {
    ...times,
    landmarks: createLandmarks(skeleton, openChains, { count: LANDMARKS, twoWay }),

    close(edges) {
      // What is closed seldom changes from one question to the next.
      if (edges.length === closed.length && edges.every((edge, i) => edge === closed[i])) return;
      for (const edge of edges) checkEdge(graph, edge);
      const set = (edge: number, toTime: (open: number) => number) => {
        const first = arcs.firstArcOfEdge[edge] as number;
        const last = graph.edges[edge]?.oneWay ? first : first + 1;
        for (let arc = first; arc <= last; arc++) {
          times.arcs[arc] = toTime(open[arc] as number);
          const chain = skeleton.chainOf[arc] as number;
          if (chain !== -1) times.chains[chain] = toTime(openChains[chain] as number);
        }
      };
      for (const edge of closed) set(edge, (time) => time);
      for (const edge of edges) set(edge, () => FORBIDDEN);
      closed = [...edges];
    },
  };
}

function checkEdge({ edges }: WalkingGraph, edge: number): void {
  if (!edges[edge]) throw new RangeError(`Cannot close edge ${edge}: no edge ${edge} among ${edges.length}`);
}
