import { createHeap } from './heap.ts';
import type { Profile } from './profiles.ts';
import type { Skeleton } from './skeleton.ts';

/** Junctions with milliseconds: how long it took to come here, or how long it still takes from here. */
export interface Stops {
  readonly junctions: readonly number[];
  readonly milliseconds: readonly number[];
}

export interface Search {
  /**
   * A* from several junctions at once to whichever goal ends the quickest way. Returns the junction where the chains
   * end, or -1 when no way takes less than `atMost`.
   */
  run(profile: Profile, starts: Stops, goals: Stops, atMost: number): number;
  /** Chain by which the last run came to a junction, -1 at a start. */
  via(junction: number): number;
}

/**
 * The bounds are consistent (a bound never drops by more than the chain that is walked), so a junction is final when
 * it leaves the heap, and the search may stop as soon as no bound in the heap beats the best end found.
 */
export function createSearch({ nodeCount, out }: Skeleton): Search {
  const { first, end } = out;
  const seen = new Int32Array(nodeCount);
  const gone = new Int32Array(nodeCount);
  const bound = new Int32Array(nodeCount);
  const chainTo = new Int32Array(nodeCount);
  const goal = new Int32Array(nodeCount);
  const remaining = new Int32Array(nodeCount);
  const heap = createHeap();
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
    } else if ((gone[junction] as number) <= milliseconds) return;
    gone[junction] = milliseconds;
    chainTo[junction] = chain;
    heap.push(junction, milliseconds + (bound[junction] as number));
  }

  return {
    via: (junction) => chainTo[junction] as number,

    run({ chains, landmarks }, starts, goals, atMost) {
      run++;
      heap.clear();
      landmarks.aim(goals.junctions, goals.milliseconds);
      goals.junctions.forEach((junction, i) => {
        goal[junction] = run;
        remaining[junction] = goals.milliseconds[i] as number;
      });
      starts.junctions.forEach((junction, i) => {
        reach(landmarks, junction, starts.milliseconds[i] as number, -1);
      });

      let best = atMost;
      let bestEnd = -1;
      while (heap.size() > 0 && heap.peekKey() < best) {
        const key = heap.peekKey();
        const junction = heap.pop();
        const milliseconds = gone[junction] as number;
        if (key > milliseconds + (bound[junction] as number)) continue;
        if (goal[junction] === run && milliseconds + (remaining[junction] as number) < best) {
          best = milliseconds + (remaining[junction] as number);
          bestEnd = junction;
        }
        const last = first[junction + 1] as number;
        for (let chain = first[junction] as number; chain < last; chain++) {
          const beyond = milliseconds + (chains[chain] as number);
          if (beyond < best) reach(landmarks, end[chain] as number, beyond, chain);
        }
      }
      return bestEnd;
    },
  };
}
