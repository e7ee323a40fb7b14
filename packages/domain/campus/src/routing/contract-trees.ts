import type { Arcs, Side } from './arcs.ts';

/**
 * Removes nodes of degree 1 repeatedly: rooms off a corridor, then dead-end corridors. A tree of more than `limit`
 * nodes stays, so that the nodes contracted into one node are bounded. Returns, by node,
 * - `remains`: 1 for nodes outside of the removed trees
 * - `size`: number of nodes contracted into it, itself included
 * - `beside`: the two remaining neighbours of a node `n` on a chain, at `2n` and `2n + 1`; else -1
 */
export function contractTrees(arcs: Arcs, limit: number) {
  const { nodeCount } = arcs;
  const remains = new Uint8Array(nodeCount).fill(1);
  const size = new Int32Array(nodeCount).fill(1);
  const degree = countNeighbours(arcs);

  const leaves: number[] = [];
  for (let node = 0; node < nodeCount; node++) if (degree[node] === 1) leaves.push(node);
  for (let leaf = leaves.pop(); leaf !== undefined; leaf = leaves.pop()) {
    if (degree[leaf] !== 1 || (size[leaf] as number) > limit) continue;
    remains[leaf] = 0;
    let stem = -1;
    visitNeighbours(arcs, leaf, (neighbour) => {
      if (remains[neighbour]) stem = neighbour;
    });
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
function countNeighbours(arcs: Arcs): Int32Array {
  const degree = new Int32Array(arcs.nodeCount);
  const seenFrom = new Int32Array(arcs.nodeCount).fill(-1);
  for (let node = 0; node < arcs.nodeCount; node++) {
    seenFrom[node] = node;
    visitNeighbours(arcs, node, (neighbour) => {
      if (seenFrom[neighbour] === node) return;
      seenFrom[neighbour] = node;
      degree[node] = (degree[node] as number) + 1;
    });
  }
  return degree;
}

/** Calls `visit` with the node at the other end of each arc, in either direction. */
export function visitNeighbours({ out, into }: Arcs, node: number, visit: (neighbour: number) => void): void {
  for (const { first, arcs, end } of [out, into]) {
    for (let i = first[node] as number; i < (first[node + 1] as number); i++)
      visit(end[arcs[i] as number] as number);
  }
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
