import FlatQueue from 'flatqueue';
import type { Side } from './arcs.ts';
import type { PartsOf } from './spots.ts';
import { FORBIDDEN } from './travel-time.ts';

export type Dijkstra = ReturnType<typeof createDijkstra>;

/**
 * Dijkstra's algorithm from several start nodes, over outgoing or incoming arcs. A start that `partsOf` knows as a spot is
 * replaced by the ends of its edge, each with the time from the spot as initial distance. The results of a run are valid
 * until the next run; the arrays are reused, so that the cost of a run depends only on the nodes it visits.
 */
export function createDijkstra(side: Side, partsOf?: PartsOf) {
  const nodeCount = side.first.length - 1;
  const { first, arcs, end } = side;
  const run = new Int32Array(nodeCount);
  const best = new Int32Array(nodeCount);
  const arcTo = new Int32Array(nodeCount);
  const heap = new FlatQueue();
  const reached: number[] = [];
  let current = 0;

  function reach(node: number, distance: number, arc: number): void {
    if (run[node] === current && (best[node] as number) <= distance) return;
    run[node] = current;
    best[node] = distance;
    arcTo[node] = arc;
    heap.push(node, distance);
  }

  return {
    /** Nodes of the last run, nearest first. */
    reached: reached as readonly number[],
    /** Milliseconds, or FORBIDDEN when the last run did not reach the node. */
    distance: (node: number) => (run[node] === current ? (best[node] as number) : FORBIDDEN),
    /** Last arc of the path to the node; -1 at a start. */
    via: (node: number) => arcTo[node] as number,

    /** `stops(node)` true: the search does not continue beyond the node. */
    run(milliseconds: Int32Array, starts: readonly number[], stops?: (node: number) => boolean): void {
      current++;
      reached.length = 0;
      heap.clear();
      for (const start of starts) {
        const parts = partsOf?.(start, milliseconds);
        if (!parts) reach(start, 0, -1);
        else for (const part of parts) reach(part.end, part.milliseconds, -1);
      }
      for (;;) {
        const distance = heap.peekValue();
        const node = heap.pop();
        if (distance === undefined || node === undefined) break;
        // A node is pushed again with a smaller distance, which is cheaper than moving its entry.
        if (distance > (best[node] as number)) continue;
        reached.push(node);
        if (stops?.(node)) continue;
        for (let i = first[node] as number; i < (first[node + 1] as number); i++) {
          const arc = arcs[i] as number;
          const beyond = distance + (milliseconds[arc] as number);
          if (beyond < FORBIDDEN) reach(end[arc] as number, beyond, arc);
        }
      }
    },
  };
}
