import FlatQueue from 'flatqueue';
import type { ContractedGraph } from './chains.ts';
import type { Profile } from './profiles.ts';

/** Junctions, each with the milliseconds from the start to it, or from it to the destination. */
export interface TimedJunctions {
  readonly junctions: readonly number[];
  readonly milliseconds: readonly number[];
}

/**
 * A* on the contracted graph. The bounds are consistent (along a chain a bound drops by at most the time of the chain), so a junction is final
 * when it leaves the heap, and the search stops when no key in the heap is below the best result.
 */
export function createAStar({ nodeCount, out }: ContractedGraph) {
  const { first, end } = out;
  const seen = new Int32Array(nodeCount);
  const distance = new Int32Array(nodeCount);
  const bound = new Int32Array(nodeCount);
  const chainTo = new Int32Array(nodeCount);
  const goal = new Int32Array(nodeCount);
  const remaining = new Int32Array(nodeCount);
  const heap = new FlatQueue();
  let run = 0;

  function reach(
    landmarks: Profile['landmarks'],
    junction: number,
    milliseconds: number,
    chain: number,
  ): void {
    if (seen[junction] !== run) {
      seen[junction] = run;
      bound[junction] = landmarks.bound(junction);
    } else if ((distance[junction] as number) <= milliseconds) return;
    distance[junction] = milliseconds;
    chainTo[junction] = chain;
    heap.push(junction, milliseconds + (bound[junction] as number));
  }

  return {
    /** Last chain of the path to a junction; -1 at a start. */
    via: (junction: number) => chainTo[junction] as number,

    /** The goal on the quickest path from one of the starts, or -1 when no path takes less than `limit`. */
    run(
      { chains, landmarks }: Profile,
      starts: TimedJunctions,
      goals: TimedJunctions,
      limit: number,
    ): number {
      run++;
      heap.clear();
      landmarks.setGoals(goals.junctions, goals.milliseconds);
      goals.junctions.forEach((junction, i) => {
        goal[junction] = run;
        remaining[junction] = goals.milliseconds[i] as number;
      });
      starts.junctions.forEach((junction, i) => {
        reach(landmarks, junction, starts.milliseconds[i] as number, -1);
      });

      let best = limit;
      let bestGoal = -1;
      for (;;) {
        const key = heap.peekValue();
        const junction = heap.pop();
        if (key === undefined || junction === undefined || key >= best) break;
        const milliseconds = distance[junction] as number;
        if (key > milliseconds + (bound[junction] as number)) continue;
        if (goal[junction] === run && milliseconds + (remaining[junction] as number) < best) {
          best = milliseconds + (remaining[junction] as number);
          bestGoal = junction;
        }
        const last = first[junction + 1] as number;
        for (let chain = first[junction] as number; chain < last; chain++) {
          const beyond = milliseconds + (chains[chain] as number);
          if (beyond < best) reach(landmarks, end[chain] as number, beyond, chain);
        }
      }
      return bestGoal;
    },
  };
}
