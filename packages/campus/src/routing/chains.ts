import { type Arcs, type Side, toSide } from './arcs.ts';
import type { Skeleton } from './skeleton.ts';

/** Stretches as runs of nodes, junction to junction, each in one direction. */
export interface Stretches {
  readonly nodes: number[];
  readonly first: number[];
}

/** Makes chains of stretches, and of all arcs that join two junctions directly. */
export function toChains(arcs: Arcs, isJunction: Uint8Array, stretches: Stretches): Skeleton {
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
  /** From one position to another, forwards or backwards; undone when a one-way link bars the way. */
  const addStretch = (start: number, end: number) => {
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
  const { nodes } = stretches;
  for (let i = 0; i + 1 < stretches.first.length; i++) {
    const start = stretches.first[i] as number;
    const end = (stretches.first[i + 1] as number) - 1;
    // Two junctions side by side come below; a stretch back to where it began is no use to anyone passing through.
    if (end - start === 1 || nodes[start] === nodes[end]) continue;
    addStretch(start, end);
    addStretch(end, start);
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
  return sort({ tail, head, links, first }, junctionOf, nodeCount, heads.length);
}

function arcBetween({ out, into }: Arcs, from: number, to: number): number {
  const ways = (side: Side, node: number) => (side.first[node + 1] as number) - (side.first[node] as number);
  const forward = ways(out, from) <= ways(into, to);
  const { first, arcs, end } = forward ? out : into;
  const [near, far] = forward ? [from, to] : [to, from];
  for (let i = first[near] as number; i < (first[near + 1] as number); i++) {
    const arc = arcs[i] as number;
    if (end[arc] === far) return arc;
  }
  return -1;
}

interface Unsorted {
  readonly tail: readonly number[];
  readonly head: readonly number[];
  readonly links: readonly number[];
  readonly first: readonly number[];
}

/** Brings chains that leave one junction next to each other, so that a search reads them in one go. */
function sort(chains: Unsorted, junctionOf: Int32Array, nodeCount: number, arcCount: number): Skeleton {
  const order = toSide(Int32Array.from(chains.tail), new Int32Array(), nodeCount).arcs;
  const tails = order.map((chain) => chains.tail[chain] as number);
  const heads = order.map((chain) => chains.head[chain] as number);
  const links = new Int32Array(chains.links.length);
  const firstLink = new Int32Array(order.length + 1);
  const chainOf = new Int32Array(arcCount).fill(-1);
  let count = 0;
  order.forEach((unsorted, chain) => {
    for (let i = chains.first[unsorted] as number; i < (chains.first[unsorted + 1] as number); i++) {
      const arc = chains.links[i] as number;
      chainOf[arc] = chain;
      links[count++] = arc;
    }
    firstLink[chain + 1] = count;
  });
  const out = toSide(tails, heads, nodeCount);
  return { nodeCount, junctionOf, out, into: toSide(heads, tails, nodeCount), firstLink, links, chainOf };
}
