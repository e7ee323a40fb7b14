import { createAStar, type TimedJunctions } from './a-star.ts';
import type { Arcs } from './arcs.ts';
import type { ContractedGraph } from './chains.ts';
import { createDijkstra, type Dijkstra } from './dijkstra.ts';
import { createIsEnclosed } from './enclosed.ts';
import type { Profile } from './profiles.ts';
import { partAt, type SpotPart } from './spots.ts';
import { FORBIDDEN } from './travel-time.ts';

/** A path as arcs; `start` is its first node, and its only one when there are no arcs. */
export interface Way {
  readonly start: number;
  readonly arcs: readonly number[];
  /** From a spot to `start`, and from the last node to a spot, where the path starts or ends at one. */
  readonly before?: SpotPart | undefined;
  readonly after?: SpotPart | undefined;
}

/**
 * Core-ALT (Bauer and others, "Combining hierarchical and goal-directed speed-up techniques for Dijkstra's algorithm",
 * 2010): Dijkstra from both ends to the nearest junctions, then A* with landmarks on the contracted graph. Finds the quickest
 * path from any node of `from` to any node of `to`.
 */
export function createFindQuickest(arcs: Arcs, contracted: ContractedGraph) {
  const search = createAStar(contracted);
  const isEnclosed = createIsEnclosed(contracted);
  const { spots } = arcs;
  const forward = createDijkstra(arcs.out, spots.forward);
  const backward = createDijkstra(arcs.into, spots.backward);
  const { junctionOf, firstLink, links } = contracted;
  const heads = arcs.out.end;
  const tails = arcs.into.end;
  const nodeOf = new Int32Array(contracted.nodeCount);
  junctionOf.forEach((junction, node) => {
    if (junction !== -1) nodeOf[junction] = node;
  });
  const isJunction = (node: number) => junctionOf[node] !== -1;

  function toTimedJunctions({ reached, distance }: Dijkstra): TimedJunctions {
    const nodes = reached.filter(isJunction);
    return {
      junctions: nodes.map((node) => junctionOf[node] as number),
      milliseconds: nodes.map(distance),
    };
  }

  /** The quickest path on which the two searches meet without a chain between them; node -1 when they do not. */
  function meet(): { node: number; milliseconds: number } {
    let node = -1;
    let milliseconds = FORBIDDEN;
    for (const reached of forward.reached) {
      const sum = forward.distance(reached) + backward.distance(reached);
      if (sum >= milliseconds) continue;
      node = reached;
      milliseconds = sum;
    }
    return { node, milliseconds };
  }

  /** Arcs of the whole path: from `end` back to the start, then from `end` on to the destination. */
  function trace(end: number, junction: number): Way {
    const way: number[] = [];
    let node = end;
    if (junction !== -1) {
      for (let chain = search.via(junction); chain !== -1; chain = search.via(junctionOf[node] as number)) {
        for (let i = firstLink[chain + 1] as number; i > (firstLink[chain] as number); i--) {
          way.push(links[i - 1] as number);
        }
        node = tails[way.at(-1) as number] as number;
      }
    }
    for (let arc = forward.via(node); arc !== -1; arc = forward.via(node)) {
      way.push(arc);
      node = tails[arc] as number;
    }
    const start = node;
    way.reverse();
    node = end;
    for (let arc = backward.via(node); arc !== -1; arc = backward.via(node)) {
      way.push(arc);
      node = heads[arc] as number;
    }
    return { start, arcs: way };
  }

  /** Adds the parts of edges between the spots and the path; two spots on one edge may be joined along it. */
  function withSpots(
    way: Way | undefined,
    times: Int32Array,
    [from, to]: readonly [readonly number[], readonly number[]],
  ): Way | undefined {
    const end = way?.arcs.length ? (heads[way.arcs.at(-1) as number] as number) : way?.start;
    const whole = way && {
      ...way,
      before: partAt(way.start, from, { partsOf: spots.forward, times }),
      after: partAt(end as number, to, { partsOf: spots.backward, times }),
    };
    const direct = spots.between(from, to, times);
    if (!direct || (whole && timeOf(whole, times) < direct.milliseconds)) return whole;
    return { start: direct.end, arcs: [], before: direct };
  }

  function find(profile: Profile, from: readonly number[], to: readonly number[]): Way | undefined {
    forward.run(profile.arcs, from, isJunction);
    backward.run(profile.arcs, to, isJunction);
    const direct = meet();
    const starts = toTimedJunctions(forward);
    const goals = toTimedJunctions(backward);
    const isCut =
      goals.junctions.length === 0 ||
      (profile.hasClosures && isEnclosed(profile.chains, starts.junctions, goals.junctions));
    const junction = isCut ? -1 : search.run(profile, starts, goals, direct.milliseconds);
    if (junction !== -1) return trace(nodeOf[junction] as number, junction);
    return direct.node === -1 ? undefined : trace(direct.node, -1);
  }

  return (profile: Profile, from: readonly number[], to: readonly number[]): Way | undefined => {
    const way = find(profile, from, to);
    const hasSpot = [...from, ...to].some((node) => node >= arcs.landings);
    return hasSpot ? withSpots(way, profile.arcs, [from, to]) : way;
  };
}

function timeOf({ arcs, before, after }: Way, times: Int32Array): number {
  const ends = (before?.milliseconds ?? 0) + (after?.milliseconds ?? 0);
  return arcs.reduce((sum, arc) => sum + (times[arc] as number), ends);
}
