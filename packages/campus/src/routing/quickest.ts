import type { Arcs } from './arcs.ts';
import type { Profile } from './profiles.ts';
import { createSearch, type Stops } from './search.ts';
import type { Skeleton } from './skeleton.ts';
import { partAt, type SpotPart } from './spots.ts';
import { createSweep, type Sweep } from './sweep.ts';
import { FORBIDDEN } from './travel-time.ts';

/** A way as arcs; `start` is the node where they begin, which is all of it when no arc is needed. */
export interface Way {
  readonly start: number;
  readonly arcs: readonly number[];
  /** From a spot to `start`, and from the last node to a spot, where the way starts or ends at one. */
  readonly before?: SpotPart | undefined;
  readonly after?: SpotPart | undefined;
}

/** Finds the quickest way from any of some nodes to any of others. */
export type FindQuickest = (
  profile: Profile,
  from: readonly number[],
  to: readonly number[],
) => Way | undefined;

/**
 * Core-ALT (Bauer and others, "Combining hierarchical and goal-directed speed-up techniques for Dijkstra's algorithm",
 * 2010): Dijkstra from both ends until the junctions around are reached, then A* with landmarks among junctions only.
 */
export function createFindQuickest(arcs: Arcs, skeleton: Skeleton): FindQuickest {
  const search = createSearch(skeleton);
  const { spots } = arcs;
  const leaving = createSweep(arcs.out, spots.leaving);
  const arriving = createSweep(arcs.into, spots.arriving);
  const { junctionOf, firstLink, links } = skeleton;
  const heads = arcs.out.end;
  const tails = arcs.into.end;
  const nodeOf = new Int32Array(skeleton.nodeCount);
  junctionOf.forEach((junction, node) => {
    if (junction !== -1) nodeOf[junction] = node;
  });
  const isJunction = (node: number) => junctionOf[node] !== -1;

  function toStops({ reached, distance }: Sweep): Stops {
    const nodes = reached.filter(isJunction);
    return {
      junctions: nodes.map((node) => junctionOf[node] as number),
      milliseconds: nodes.map(distance),
    };
  }

  /** Where leaving and arriving meet without a chain between them, if they do, and how quickly. */
  function meet(): { node: number; milliseconds: number } {
    let node = -1;
    let milliseconds = FORBIDDEN;
    for (const reached of leaving.reached) {
      const sum = leaving.distance(reached) + arriving.distance(reached);
      if (sum >= milliseconds) continue;
      node = reached;
      milliseconds = sum;
    }
    return { node, milliseconds };
  }

  /** The arcs from the last node of the chains back to where the way begins, then onwards to where it ends. */
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
    for (let arc = leaving.via(node); arc !== -1; arc = leaving.via(node)) {
      way.push(arc);
      node = tails[arc] as number;
    }
    const start = node;
    way.reverse();
    node = end;
    for (let arc = arriving.via(node); arc !== -1; arc = arriving.via(node)) {
      way.push(arc);
      node = heads[arc] as number;
    }
    return { start, arcs: way };
  }

  /** The way from spot to spot: with the parts of edges around it, or straight along the edge that both are on. */
  function withSpots(
    way: Way | undefined,
    times: Int32Array,
    [from, to]: readonly [readonly number[], readonly number[]],
  ): Way | undefined {
    const end = way?.arcs.length ? (heads[way.arcs.at(-1) as number] as number) : way?.start;
    const whole = way && {
      ...way,
      before: partAt(way.start, from, { partsOf: spots.leaving, times }),
      after: partAt(end as number, to, { partsOf: spots.arriving, times }),
    };
    const direct = spots.between(from, to, times);
    if (!direct || (whole && timeOf(whole, times) < direct.milliseconds)) return whole;
    return { start: direct.end, arcs: [], before: direct };
  }

  function find(profile: Profile, from: readonly number[], to: readonly number[]): Way | undefined {
    leaving.run(profile.arcs, from, isJunction);
    arriving.run(profile.arcs, to, isJunction);
    const direct = meet();
    const goals = toStops(arriving);
    const junction =
      goals.junctions.length === 0 ? -1 : search.run(profile, toStops(leaving), goals, direct.milliseconds);
    if (junction !== -1) return trace(nodeOf[junction] as number, junction);
    return direct.node === -1 ? undefined : trace(direct.node, -1);
  }

  return (profile, from, to) => {
    const way = find(profile, from, to);
    const hasSpot = [...from, ...to].some((node) => node >= arcs.landings);
    return hasSpot ? withSpots(way, profile.arcs, [from, to]) : way;
  };
}

function timeOf({ arcs, before, after }: Way, times: Int32Array): number {
  const ends = (before?.milliseconds ?? 0) + (after?.milliseconds ?? 0);
  return arcs.reduce((sum, arc) => sum + (times[arc] as number), ends);
}
