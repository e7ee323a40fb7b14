import { type Arcs, type Side, toSide } from './arcs.ts';
import { FORBIDDEN } from './travel-time.ts';

export type ContractedGraph = ReturnType<typeof toChains>;

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

/**
 * The walking graph contracted to its junctions. A chain joins two junctions: one arc, or a path through nodes with two
 * neighbours. All other nodes belong to groups of bounded size between or beside junctions: nodes of chains and the
 * trees attached to them. A quickest path therefore leads out of a group, along chains, and into a group. This holds for
 * any edge times, as the contraction does not depend on them.
 *
 * Makes chains of paths, and of all arcs that join two junctions directly. Path `p` leads from junction to junction over
 * `paths.nodes[paths.first[p]]` to `paths.nodes[paths.first[p + 1] - 1]`. Chains are sorted by their first junction, so that a
 * search reads those of one junction as a block.
 */
export function toChains(
  arcs: Arcs,
  isJunction: Uint8Array,
  paths: { readonly nodes: readonly number[]; readonly first: readonly number[] },
) {
  const junctionOf = new Int32Array(arcs.nodeCount).fill(-1);
  let nodeCount = 0;
  for (let node = 0; node < arcs.nodeCount; node++) {
    if (isJunction[node]) junctionOf[node] = nodeCount++;
  }
  const tail: number[] = [];
  const head: number[] = [];
  const links: number[] = [];
  const first: number[] = [0];
  const add = (from: number, to: number) => {
    tail.push(junctionOf[from] as number);
    head.push(junctionOf[to] as number);
    first.push(links.length);
  };
  /** Adds a path in one direction; drops it when a one-way link blocks it. */
  const addPath = (start: number, end: number) => {
    const step = start < end ? 1 : -1;
    const count = links.length;
    for (let i = start; i !== end; i += step) {
      const arc = arcBetween(arcs, nodes[i] as number, nodes[i + step] as number);
      if (arc === -1) {
        links.length = count;
        return;
      }
      links.push(arc);
    }
    add(nodes[start] as number, nodes[end] as number);
  };
  const { nodes } = paths;
  for (let i = 0; i + 1 < paths.first.length; i++) {
    const start = paths.first[i] as number;
    const end = (paths.first[i + 1] as number) - 1;
    // Adjacent junctions are handled below; a loop back to its junction is on no quickest path.
    if (end - start === 1 || nodes[start] === nodes[end]) continue;
    addPath(start, end);
    addPath(end, start);
  }
  const { end: heads } = arcs.out;
  const { end: tails } = arcs.into;
  for (let arc = 0; arc < heads.length; arc++) {
    const from = tails[arc] as number;
    const to = heads[arc] as number;
    if (!isJunction[from] || !isJunction[to] || from === to) continue;
    links.push(arc);
    add(from, to);
  }

  const order = toSide(Int32Array.from(tail), new Int32Array(), nodeCount).arcs;
  const tailsInOrder = order.map((chain) => tail[chain] as number);
  const headsInOrder = order.map((chain) => head[chain] as number);
  const sorted = new Int32Array(links.length);
  const firstLink = new Int32Array(order.length + 1);
  const chainOf = new Int32Array(heads.length).fill(-1);
  let count = 0;
  order.forEach((unsorted, chain) => {
    for (let i = first[unsorted] as number; i < (first[unsorted + 1] as number); i++) {
      const arc = links[i] as number;
      chainOf[arc] = chain;
      sorted[count++] = arc;
    }
    firstLink[chain + 1] = count;
  });
  return {
    nodeCount,
    /** Junction number of a node; -1 for a node in a group. */
    junctionOf,
    /** Chains, sorted by the junction that they leave: `out.arcs[i] === i`. */
    out: toSide(tailsInOrder, headsInOrder, nodeCount),
    into: toSide(headsInOrder, tailsInOrder, nodeCount),
    /** The arcs of chain `c`, in walking order, are `links[firstLink[c]]` to `links[firstLink[c + 1] - 1]`. */
    firstLink,
    links: sorted,
    /** Chain that an arc is a link of, or -1. */
    chainOf,
  };
}

function arcBetween({ out, into }: Arcs, from: number, to: number): number {
  const degree = (side: Side, node: number) =>
    (side.first[node + 1] as number) - (side.first[node] as number);
  const forward = degree(out, from) <= degree(into, to);
  const { first, arcs, end } = forward ? out : into;
  const [near, far] = forward ? [from, to] : [to, from];
  for (let i = first[near] as number; i < (first[near + 1] as number); i++) {
    const arc = arcs[i] as number;
    if (end[arc] === far) return arc;
  }
  return -1;
}
