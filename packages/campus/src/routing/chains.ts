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
  const addStretch = (nodes: readonly number[]) => {
    const found = nodes.slice(1).map((node, i) => arcBetween(arcs, nodes[i] as number, node));
    // A one-way link makes a stretch one-way; a stretch back to where it began is no use to anyone passing through.
    if (found.includes(-1) || nodes[0] === nodes.at(-1)) return;
    links.push(...found);
    add(nodes[0] as number, nodes.at(-1) as number);
  };
  for (let i = 0; i + 1 < stretches.first.length; i++) {
    const nodes = stretches.nodes.slice(stretches.first[i], stretches.first[i + 1]);
    if (nodes.length === 2) continue;
    addStretch(nodes);
    addStretch(nodes.toReversed());
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
