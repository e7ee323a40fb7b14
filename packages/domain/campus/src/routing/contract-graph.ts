import type { Arcs } from './arcs.ts';
import { type ContractedGraph, toChains } from './chains.ts';
import { contractTrees, visitNeighbours } from './contract-trees.ts';

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
      visitNeighbours(arcs, junction, (next) => {
        if (remains[next] && !isJunction[next] && !passed[next]) follow(junction, next);
      });
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
