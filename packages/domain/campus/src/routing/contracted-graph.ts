import type { Arcs, Side } from './arcs.ts';
import { toChains } from './chains.ts';
import { contractTrees } from './contract-trees.ts';
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

/** Limit of nodes in a group: a larger one means fewer junctions, but longer searches within groups. */
const GROUP_LIMIT = 32;

export function contractGraph(arcs: Arcs): ContractedGraph {
  const { remains, size, beside } = contractTrees(arcs, GROUP_LIMIT);
  const isJunction = remains.map((remaining, node) => (remaining && beside[2 * node] === -1 ? 1 : 0));
  const junctions: number[] = [];
  isJunction.forEach((yes, node) => {
    if (yes) junctions.push(node);
  });

  const chainPaths = { nodes: [] as number[], first: [0] };
  const passed = new Uint8Array(arcs.nodeCount);
  /** Follows a chain from a junction to the next; at the limit of its group it ends in a new junction. */
  function follow(junction: number, first: number): void {
    chainPaths.nodes.push(junction);
    let last = junction;
    let at = first;
    let grouped = 0;
    while (!isJunction[at]) {
      grouped += size[at] as number;
      if (grouped > GROUP_LIMIT) {
        isJunction[at] = 1;
        junctions.push(at);
        break;
      }
      passed[at] = 1;
      chainPaths.nodes.push(at);
      const next = beside[beside[2 * at] === last ? 2 * at + 1 : 2 * at] as number;
      last = at;
      at = next;
    }
    chainPaths.nodes.push(at);
    chainPaths.first.push(chainPaths.nodes.length);
  }

  let done = 0;
  function followAll(): void {
    for (; done < junctions.length; done++) {
      const junction = junctions[done] as number;
      for (const { first, arcs: list, end } of [arcs.out, arcs.into]) {
        for (let i = first[junction] as number; i < (first[junction + 1] as number); i++) {
          const next = end[list[i] as number] as number;
          if (remains[next] && !isJunction[next] && !passed[next]) follow(junction, next);
        }
      }
    }
  }
  followAll();
  // Only rings without a junction are left: one node of each becomes a junction.
  for (let node = 0; node < arcs.nodeCount; node++) {
    if (!remains[node] || isJunction[node] || passed[node]) continue;
    isJunction[node] = 1;
    junctions.push(node);
    followAll();
  }
  return toChains(arcs, isJunction, chainPaths);
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
