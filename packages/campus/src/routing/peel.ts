import type { Arcs, Side } from './arcs.ts';

/** A graph without its dead ends. */
export interface Peeled {
  /** 1 for nodes that stand in no dead end of at most `limit` nodes. */
  readonly alive: Uint8Array;
  /** How many nodes each has swallowed, itself included. */
  readonly size: Int32Array;
  /** The two living neighbours of node `n`, when it lies on a plain stretch: at `2n` and `2n + 1`; else -1. */
  readonly beside: Int32Array;
}

/**
 * Peels nodes that have a single neighbour, again and again, as rooms hang off a corridor and corridors end blind. A
 * branch of more than `limit` nodes stays, so that what hangs off one place is never large.
 */
export function peel(arcs: Arcs, limit: number): Peeled {
  const { nodeCount } = arcs;
  const alive = new Uint8Array(nodeCount).fill(1);
  const size = new Int32Array(nodeCount).fill(1);
  const degree = countNeighbours(arcs);

  const leaves: number[] = [];
  for (let node = 0; node < nodeCount; node++) if (degree[node] === 1) leaves.push(node);
  for (let leaf = leaves.pop(); leaf !== undefined; leaf = leaves.pop()) {
    if (degree[leaf] !== 1 || (size[leaf] as number) > limit) continue;
    alive[leaf] = 0;
    const stem = livingNeighbour(arcs, leaf, alive);
    size[stem] = (size[stem] as number) + (size[leaf] as number);
    degree[stem] = (degree[stem] as number) - 1;
    if (degree[stem] === 1) leaves.push(stem);
  }

  const beside = new Int32Array(2 * nodeCount).fill(-1);
  for (let node = 0; node < nodeCount; node++) {
    if (alive[node] && degree[node] === 2) findStretch(arcs, node, alive, beside);
  }
  return { alive, size, beside };
}

/** Nodes that an arc leads to or from, each counted once, the node itself not at all. */
function countNeighbours({ nodeCount, out, into }: Arcs): Int32Array {
  const degree = new Int32Array(nodeCount);
  const seenFrom = new Int32Array(nodeCount).fill(-1);
  for (let node = 0; node < nodeCount; node++) {
    seenFrom[node] = node;
    for (const { first, arcs, end } of [out, into]) {
      for (let i = first[node] as number; i < (first[node + 1] as number); i++) {
        const neighbour = end[arcs[i] as number] as number;
        if (seenFrom[neighbour] === node) continue;
        seenFrom[neighbour] = node;
        degree[node] = (degree[node] as number) + 1;
      }
    }
  }
  return degree;
}

function livingNeighbour({ out, into }: Arcs, node: number, alive: Uint8Array): number {
  for (const { first, arcs, end } of [out, into]) {
    for (let i = first[node] as number; i < (first[node + 1] as number); i++) {
      const neighbour = end[arcs[i] as number] as number;
      if (alive[neighbour]) return neighbour;
    }
  }
  return -1;
}

/**
 * Notes the two neighbours of a node. It stays a junction when two arcs lead to one neighbour: which of them is quicker
 * depends on who walks.
 */
function findStretch({ out, into }: Arcs, node: number, alive: Uint8Array, beside: Int32Array): void {
  let [a, b] = [-1, -1];
  const isPlain = ({ first, arcs, end }: Side): boolean => {
    let before = -1;
    let count = 0;
    for (let i = first[node] as number; i < (first[node + 1] as number); i++) {
      const neighbour = end[arcs[i] as number] as number;
      if (!alive[neighbour]) continue;
      if (neighbour === node || neighbour === before || ++count > 2) return false;
      if (a === -1 || a === neighbour) a = neighbour;
      else if (b === -1 || b === neighbour) b = neighbour;
      before = neighbour;
    }
    return true;
  };
  if (!isPlain(out) || !isPlain(into)) return;
  beside[2 * node] = a;
  beside[2 * node + 1] = b;
}
