import type { Arcs } from './arcs.ts';

/** Which nodes of a graph are junctions, once dead ends are peeled off and plain stretches are passed over. */
export interface Peeled {
  /** Nodes that stand in no dead end of at most `limit` nodes. */
  readonly alive: Uint8Array;
  /** How many nodes each has swallowed, itself included. */
  readonly size: Int32Array;
  /** The two living neighbours of a node that lies on a plain stretch, else undefined. */
  stretch(node: number): readonly [number, number] | undefined;
}

/**
 * Peels nodes that have a single neighbour, again and again, as rooms hang off a corridor and corridors end blind. A
 * branch of more than `limit` nodes stays, so that what hangs off one place is never large.
 */
export function peel({ nodeCount, out, into }: Arcs, limit: number): Peeled {
  const alive = new Uint8Array(nodeCount).fill(1);
  const size = new Int32Array(nodeCount).fill(1);
  const degree = new Int32Array(nodeCount);
  const seen = new Int32Array(nodeCount).fill(-1);

  function eachNeighbour(node: number, visit: (neighbour: number) => void): void {
    for (const { first, arcs, end } of [out, into]) {
      for (let i = first[node] as number; i < (first[node + 1] as number); i++) {
        visit(end[arcs[i] as number] as number);
      }
    }
  }

  for (let node = 0; node < nodeCount; node++) {
    let count = 0;
    eachNeighbour(node, (neighbour) => {
      if (neighbour === node || seen[neighbour] === node) return;
      seen[neighbour] = node;
      count++;
    });
    degree[node] = count;
  }

  const leaves: number[] = [];
  degree.forEach((count, node) => {
    if (count === 1) leaves.push(node);
  });
  for (let leaf = leaves.pop(); leaf !== undefined; leaf = leaves.pop()) {
    if (degree[leaf] !== 1 || (size[leaf] as number) > limit) continue;
    const gone = leaf;
    let stem = -1;
    eachNeighbour(gone, (neighbour) => {
      if (alive[neighbour] && neighbour !== gone) stem = neighbour;
    });
    alive[gone] = 0;
    size[stem] = (size[stem] as number) + (size[gone] as number);
    degree[stem] = (degree[stem] as number) - 1;
    if (degree[stem] === 1) leaves.push(stem);
  }

  return {
    alive,
    size,
    stretch(node) {
      if (!alive[node] || degree[node] !== 2) return undefined;
      const ends = [out, into].map(({ first, arcs, end }) =>
        [...arcs.subarray(first[node], first[node + 1])]
          .map((arc) => end[arc] as number)
          .filter((neighbour) => alive[neighbour]),
      );
      const [a, b, ...more] = new Set(ends.flat());
      // Two edges to one neighbour: which is quicker depends on the profile, so the node must stay a junction.
      const parallel = ends.some((side) => new Set(side).size < side.length);
      return a === undefined || b === undefined || more.length > 0 || parallel ? undefined : [a, b];
    },
  };
}
