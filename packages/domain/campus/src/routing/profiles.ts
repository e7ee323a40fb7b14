import type { Closure, GraphEdge, WalkingGraph } from '../model.ts';
import type { Arcs } from './arcs.ts';
import { type ContractedGraph, toChainTimes } from './chains.ts';
import { createLandmarks, type Landmarks } from './landmarks.ts';
import { FORBIDDEN } from './travel-time.ts';

/** Edge times and landmarks for one kind of user. */
export interface Profile {
  /** Milliseconds by arc and by chain; FORBIDDEN for one that may not be used. */
  readonly arcs: Int32Array;
  readonly chains: Int32Array;
  /** Computed with everything open. */
  readonly landmarks: Landmarks;
  readonly hasClosures: boolean;
}

export function isStepFree({ kind, wheelchair }: Pick<GraphEdge, 'kind' | 'wheelchair'>): boolean {
  return wheelchair && kind !== 'stairs';
}

/** Returns the profile of one kind of user under some closures. */
export function createProfile(
  { graph, arcs, contracted }: { graph: WalkingGraph; arcs: Arcs; contracted: ContractedGraph },
  stepFree: boolean,
) {
  const open = arcs.milliseconds.map((milliseconds, arc) => {
    const edge = graph.edges[arcs.edge[arc] as number];
    return !edge || !stepFree || isStepFree(edge) ? milliseconds : FORBIDDEN;
  });
  const twoWay = graph.edges.every(({ oneWay }) => !oneWay);
  const openChains = toChainTimes(contracted, open);
  const landmarks = createLandmarks(contracted, openChains, twoWay);
  const whole: Profile = { arcs: open, chains: openChains, landmarks, hasClosures: false };
  const partly: Profile = { ...whole, arcs: open.slice(), chains: openChains.slice(), hasClosures: true };
  let latest: readonly Closure[] = [];
  let closed: readonly number[] = [];

  function close(arc: number, isClosed: boolean): void {
    partly.arcs[arc] = isClosed ? FORBIDDEN : (open[arc] as number);
    const chain = contracted.chainOf[arc] as number;
    if (chain !== -1) partly.chains[chain] = isClosed ? FORBIDDEN : (openChains[chain] as number);
  }

  /**
   * The profile under exactly these closures, valid until the next call. Without closures, and for the array of the last call,
   * it costs nothing; else as much as both arrays are long. Throws a RangeError for an unknown node or edge.
   */
  return (closures: readonly Closure[]): Profile => {
    if (closures.length === 0) return whole;
    if (closures === latest) return partly;
    const inForce = closures.filter(({ stepFreeOnly }) => stepFree || !stepFreeOnly);
    const arcsToClose = inForce.flatMap((closure) => arcsOf(closure, graph, arcs));
    for (const arc of closed) close(arc, false);
    for (const arc of arcsToClose) close(arc, true);
    latest = closures;
    closed = arcsToClose;
    return partly;
  };
}

/** A closed landing of a lift does not stop a ride past it: the arcs of its cabin stay open. */
function arcsOf(
  { nodes = [], edges = [] }: Closure,
  graph: WalkingGraph,
  { out, into, firstArcOfEdge }: Arcs,
) {
  const found: number[] = [];
  for (const node of nodes) {
    if (!graph.nodes[node]) throw new RangeError(`Cannot close: no node ${node} among ${graph.nodes.length}`);
    for (const { first, arcs } of [out, into])
      for (let i = first[node] as number; i < (first[node + 1] as number); i++) found.push(arcs[i] as number);
  }
  for (const edge of edges) {
    const way = graph.edges[edge];
    if (!way) throw new RangeError(`Cannot close: no edge ${edge} among ${graph.edges.length}`);
    const arc = firstArcOfEdge[edge] as number;
    found.push(arc);
    if (!way.oneWay) found.push(arc + 1);
  }
  return found;
}
