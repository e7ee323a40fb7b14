import type { GraphEdge, WalkingGraph } from '../model.ts';
import type { Arcs } from './arcs.ts';
import { type ContractedGraph, toChainTimes } from './chains.ts';
import { createLandmarks } from './landmarks.ts';
import { FORBIDDEN } from './travel-time.ts';

export type Profile = ReturnType<typeof createProfile>;

export function isStepFree({ kind, wheelchair }: Pick<GraphEdge, 'kind' | 'wheelchair'>): boolean {
  return wheelchair && kind !== 'stairs';
}

/** Edge times and landmarks for one kind of user, who may use the edges for which `allows` returns true. */
export function createProfile(
  { graph, arcs, contracted }: { graph: WalkingGraph; arcs: Arcs; contracted: ContractedGraph },
  allows: (edge: GraphEdge) => boolean,
) {
  const open = arcs.milliseconds.map((milliseconds, arc) => {
    const edge = graph.edges[arcs.edge[arc] as number];
    return !edge || allows(edge) ? milliseconds : FORBIDDEN;
  });
  const twoWay = graph.edges.every(({ oneWay }) => !oneWay);
  const openChains = toChainTimes(contracted, open);
  /** Milliseconds by arc and by chain; FORBIDDEN for one that may not be used. */
  const times = { arcs: open.slice(), chains: openChains.slice() };
  let closed: readonly number[] = [];

  return {
    ...times,
    landmarks: createLandmarks(contracted, openChains, twoWay),

    /** Closes exactly these edges and reopens all others. Throws a RangeError for an unknown edge. */
    close(edges: readonly number[]): void {
      // The closed edges seldom change from one query to the next.
      if (edges.length === closed.length && edges.every((edge, i) => edge === closed[i])) return;
      const unknown = edges.find((edge) => !graph.edges[edge]);
      if (unknown !== undefined)
        throw new RangeError(`Cannot close edge ${unknown}: no edge ${unknown} among ${graph.edges.length}`);
      const set = (edge: number, toTime: (open: number) => number) => {
        const first = arcs.firstArcOfEdge[edge] as number;
        const last = graph.edges[edge]?.oneWay ? first : first + 1;
        for (let arc = first; arc <= last; arc++) {
          times.arcs[arc] = toTime(open[arc] as number);
          const chain = contracted.chainOf[arc] as number;
          if (chain !== -1) times.chains[chain] = toTime(openChains[chain] as number);
        }
      };
      for (const edge of closed) set(edge, (time) => time);
      for (const edge of edges) set(edge, () => FORBIDDEN);
      closed = [...edges];
    },
  };
}
