import type { Side } from './arcs.ts';
import { createHeap } from './heap.ts';
import type { PartsOf } from './spots.ts';
import { FORBIDDEN } from './travel-time.ts';

/**
 * Dijkstra's algorithm in ever wider rings from some nodes, along one side of the arcs. The answers of a run stand until
 * the next run of the same sweep; its arrays are used again, so that a small run costs no more than the nodes it meets.
 */
export interface Sweep {
  /** `stops(node)` true: the node is reached, but nothing beyond it through it. */
  run(milliseconds: Int32Array, starts: readonly number[], stops?: (node: number) => boolean): void;
  /** Nodes of the last run, nearest first. */
  readonly reached: readonly number[];
  /** Milliseconds, or FORBIDDEN when the last run did not come here. */
  distance(node: number): number;
  /** Arc by which the run came here, -1 at a start. */
  via(node: number): number;
}

/** `partsOf` tells which starts are spots: the run begins at the ends of their edges, as late as one comes there. */
export function createSweep(side: Side, partsOf?: PartsOf): Sweep {
  const nodeCount = side.first.length - 1;
  const { first, arcs, end } = side;
  const run = new Int32Array(nodeCount);
  const best = new Int32Array(nodeCount);
  const arcTo = new Int32Array(nodeCount);
  const heap = createHeap();
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
    reached,
    distance: (node) => (run[node] === current ? (best[node] as number) : FORBIDDEN),
    via: (node) => arcTo[node] as number,

    run(milliseconds, starts, stops) {
      current++;
      reached.length = 0;
      heap.clear();
      for (const start of starts) {
        const parts = partsOf?.(start, milliseconds);
        if (!parts) reach(start, 0, -1);
        else for (const part of parts) reach(part.end, part.milliseconds, -1);
      }
      while (heap.size() > 0) {
        const distance = heap.peekKey();
        const node = heap.pop();
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
