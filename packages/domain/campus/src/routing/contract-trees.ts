import type { Arcs, Side } from './arcs.ts';

/** A graph whose attached trees are contracted into the nodes that they hang from. */
export interface TreeContraction {
  /** 1 for nodes outside of attached trees of at most `limit` nodes. */
  readonly remains: Uint8Array;
  /** Nodes contracted into each node, itself included. */
  readonly size: Int32Array;
  /** The two remaining neighbours of a node `n` on a chain, at `2n` and `2n + 1`; else -1. */
  readonly beside: Int32Array;
}

/**
 * Removes nodes of degree 1 repeatedly: rooms off a corridor, then dead-end corridors. A tree of more than `limit`
 * nodes stays, so that the nodes contracted into one node are bounded.
 */
export function contractTrees(arcs: Arcs, limit: number): TreeContraction {
  const { nodeCount } = arcs;
  const remains = new Uint8Array(nodeCount).fill(1);
  const size = new Int32Array(nodeCount).fill(1);
  const degree = countNeighbours(arcs);

  const leaves: number[] = [];
  for (let node = 0; node < nodeCount; node++) if (degree[node] === 1) leaves.push(node);
  for (let leaf = leaves.pop(); leaf !== undefined; leaf = leaves.pop()) {
    if (degree[leaf] !== 1 || (size[leaf] as number) > limit) continue;
    remains[leaf] = 0;
    const stem = remainingNeighbour(arcs, leaf, remains);
    size[stem] = (size[stem] as number) + (size[leaf] as number);
    degree[stem] = (degree[stem] as number) - 1;
    if (degree[stem] === 1) leaves.push(stem);
  }

  const beside = new Int32Array(2 * nodeCount).fill(-1);
  for (let node = 0; node < nodeCount; node++) {
    if (remains[node] && degree[node] === 2) findChainNeighbours(arcs, node, remains, beside);
  }
  return { remains, size, beside };
}

/** Number of distinct neighbours, in either direction, without the node itself. */
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

function remainingNeighbour({ out, into }: Arcs, node: number, remains: Uint8Array): number {
  for (const { first, arcs, end } of [out, into]) {
    for (let i = first[node] as number; i < (first[node + 1] as number); i++) {
      const neighbour = end[arcs[i] as number] as number;
      if (remains[neighbour]) return neighbour;
    }
  }
  return -1;
}

/**
 * Records the two neighbours of a node on a chain. A node with two arcs to one neighbour stays a junction, as the
 * quicker arc depends on the profile.
 */
function findChainNeighbours(
  { out, into }: Arcs,
  node: number,
  remains: Uint8Array,
  beside: Int32Array,
): void {
  let [a, b] = [-1, -1];
  const isPlain = ({ first, arcs, end }: Side): boolean => {
    let before = -1;
    let count = 0;
    for (let i = first[node] as number; i < (first[node + 1] as number); i++) {
      const neighbour = end[arcs[i] as number] as number;
      if (!remains[neighbour]) continue;
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
