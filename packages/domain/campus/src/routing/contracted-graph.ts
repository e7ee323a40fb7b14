import type { Side } from './arcs.ts';
import { FORBIDDEN } from './travel-time.ts';

/**
 * The walking graph contracted to its junctions. A chain joins two junctions: one arc, or a path through nodes with two
 * neighbours. All other nodes belong to groups of bounded size between or beside junctions: nodes of chains and the
 * trees attached to them. A quickest path therefore leads out of a group, along chains, and into a group. This holds for
 * any edge times, as the contraction does not depend on them.
 */
export interface ContractedGraph {
  readonly nodeCount: number;
  /** Junction number of a node; -1 for a node in a group. */
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

/** Sum of the links' times per chain; a chain with a forbidden link is forbidden. */
export function toChainTimes({ firstLink, links }: ContractedGraph, milliseconds: Int32Array): Int32Array {
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
