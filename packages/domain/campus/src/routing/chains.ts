import { type Arcs, type Side, toSide } from './arcs.ts';
import type { ContractedGraph } from './contracted-graph.ts';

/** Paths from junction to junction, as runs of nodes, each in one direction. */
export interface ChainPaths {
  readonly nodes: number[];
  readonly first: number[];
}

/** Makes chains of the paths, and of all arcs that join two junctions directly. */
export function toChains(arcs: Arcs, isJunction: Uint8Array, paths: ChainPaths): ContractedGraph {
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
  return sort({ tail, head, links, first }, junctionOf, nodeCount, heads.length);
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

interface Unsorted {
  readonly tail: readonly number[];
  readonly head: readonly number[];
  readonly links: readonly number[];
  readonly first: readonly number[];
}

/** Sorts chains by their first junction, so that a search reads those of one junction as a block. */
function sort(
  chains: Unsorted,
  junctionOf: Int32Array,
  nodeCount: number,
  arcCount: number,
): ContractedGraph {
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
