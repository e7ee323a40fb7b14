import type { Arcs, Side } from './arcs.ts';
import { toChains } from './chains.ts';
import { peel } from './peel.ts';
import { FORBIDDEN } from './travel-time.ts';

/**
 * The campus reduced to its junctions. A chain is one arc between two junctions, or a plain stretch of several; all
 * else hangs between or beside junctions in pockets of bounded size. A quickest way therefore leads out of a pocket,
 * along chains, and into a pocket. That holds for any times, since nothing was left out but only grouped.
 */
export interface Skeleton {
  readonly nodeCount: number;
  /** Junction number of a node, -1 for a node in a pocket. */
  readonly junctionOf: Int32Array;
  /** Chains, sorted by the junction that they leave: `out.arcs[i] === i`. */
  readonly out: Side;
  readonly into: Side;
  /** The arcs of chain `c`, in walking order, are `links[firstLink[c]]` to `links[firstLink[c + 1] - 1]`. */
  readonly firstLink: Int32Array;
  readonly links: Int32Array;
  /** Chain that an arc is a link of, or -1. */
  readonly chainOf: Int32Array;
}

/** Bound on the nodes in a pocket: larger means fewer junctions, but more walking about in pockets. */
const POCKET = 32;

export function toSkeleton(arcs: Arcs): Skeleton {
  const { alive, size, beside } = peel(arcs, POCKET);
  const isJunction = alive.map((living, node) => (living && beside[2 * node] === -1 ? 1 : 0));
  const junctions: number[] = [];
  isJunction.forEach((yes, node) => {
    if (yes) junctions.push(node);
  });

  const stretches = { nodes: [] as number[], first: [0] };
  const passed = new Uint8Array(arcs.nodeCount);
  /** Follows a plain stretch from a junction to the next; one that swallows too much ends in a new junction. */
  function follow(junction: number, first: number): void {
    stretches.nodes.push(junction);
    let last = junction;
    let at = first;
    let swallowed = 0;
    while (!isJunction[at]) {
      swallowed += size[at] as number;
      if (swallowed > POCKET) {
        isJunction[at] = 1;
        junctions.push(at);
        break;
      }
      passed[at] = 1;
      stretches.nodes.push(at);
      const next = beside[beside[2 * at] === last ? 2 * at + 1 : 2 * at] as number;
      last = at;
      at = next;
    }
    stretches.nodes.push(at);
    stretches.first.push(stretches.nodes.length);
  }

  let done = 0;
  function followAll(): void {
    for (; done < junctions.length; done++) {
      const junction = junctions[done] as number;
      for (const { first, arcs: list, end } of [arcs.out, arcs.into]) {
        for (let i = first[junction] as number; i < (first[junction + 1] as number); i++) {
          const next = end[list[i] as number] as number;
          if (alive[next] && !isJunction[next] && !passed[next]) follow(junction, next);
        }
      }
    }
  }
  followAll();
  // What is left are rings without a junction: one node of each becomes one.
  for (let node = 0; node < arcs.nodeCount; node++) {
    if (!alive[node] || isJunction[node] || passed[node]) continue;
    isJunction[node] = 1;
    junctions.push(node);
    followAll();
  }
  return toChains(arcs, isJunction, stretches);
}

/** Sum of the links' times per chain; a chain with a forbidden link is forbidden. */
export function toChainTimes({ firstLink, links }: Skeleton, milliseconds: Int32Array): Int32Array {
  const times = new Int32Array(firstLink.length - 1);
  for (let chain = 0; chain < times.length; chain++) {
    let sum = 0;
    for (let i = firstLink[chain] as number; i < (firstLink[chain + 1] as number); i++) {
      sum = Math.min(FORBIDDEN, sum + (milliseconds[links[i] as number] as number));
    }
    times[chain] = sum;
  }
  return times;
}
