import type { Skeleton } from './skeleton.ts';
import { createSweep, type Sweep } from './sweep.ts';
import { FORBIDDEN } from './travel-time.ts';

/**
 * Lower bounds on travel times from a few far-off junctions, the landmarks: by the triangle inequality, from `v` to `t`
 * takes at least as long as landmark to `t` less landmark to `v`, and as `v` to landmark less `t` to landmark
 * (Goldberg and Harrelson, "Computing the shortest path: A* search meets graph theory", 2005). The bounds are worked
 * out once, with every way open; they stay true when ways become slower or closed.
 */
export interface Landmarks {
  /** Chooses the goals: junctions, each with the milliseconds that remain from there. */
  aim(junctions: readonly number[], remaining: readonly number[]): void;
  /** At least so many milliseconds from a junction to the end of the way. */
  bound(junction: number): number;
}

export interface LandmarkOptions {
  readonly count: number;
  /** No way is one-way: there takes as long as back, and half of the table will do. */
  readonly twoWay: boolean;
}

export function createLandmarks(
  skeleton: Skeleton,
  chainTimes: Int32Array,
  { count, twoWay }: LandmarkOptions,
): Landmarks {
  const { nodeCount } = skeleton;
  const landmarks = Math.min(count, nodeCount);
  const from = new Int32Array(nodeCount * landmarks);
  const to = twoWay ? from : new Int32Array(nodeCount * landmarks);
  const away = createSweep(skeleton.out);
  const back = createSweep(skeleton.into);
  const nearest = new Int32Array(nodeCount).fill(FORBIDDEN);

  away.run(chainTimes, nodeCount > 0 ? [0] : []);
  let next = away.reached.at(-1) ?? 0;
  for (let landmark = 0; landmark < landmarks; landmark++) {
    away.run(chainTimes, [next]);
    fill(from, away, landmark);
    if (!twoWay) {
      back.run(chainTimes, [next]);
      fill(to, back, landmark);
    }
    next = farthest(away);
  }

  function fill(table: Int32Array, sweep: Sweep, landmark: number): void {
    for (let node = 0; node < nodeCount; node++) table[node * landmarks + landmark] = sweep.distance(node);
  }

  /** The junction that is farthest from all landmarks so far; one that none of them reaches comes first. */
  function farthest(latest: Sweep): number {
    let best = 0;
    for (let node = 0; node < nodeCount; node++) {
      nearest[node] = Math.min(nearest[node] as number, latest.distance(node));
      if ((nearest[node] as number) > (nearest[best] as number)) best = node;
    }
    return best;
  }

  const goalFrom = new Int32Array(landmarks);
  const goalTo = new Int32Array(landmarks);
  return {
    aim(junctions, remaining) {
      for (let landmark = 0; landmark < landmarks; landmark++) {
        let least = FORBIDDEN;
        let most = -FORBIDDEN;
        junctions.forEach((junction, i) => {
          const rest = remaining[i] as number;
          const there = to[junction * landmarks + landmark] as number;
          least = Math.min(least, (from[junction * landmarks + landmark] as number) + rest);
          most = Math.max(most, there === FORBIDDEN ? FORBIDDEN : there - rest);
        });
        goalFrom[landmark] = least;
        goalTo[landmark] = most;
      }
    },

    bound(junction) {
      let best = 0;
      const end = (junction + 1) * landmarks;
      for (let i = junction * landmarks, landmark = 0; i < end; i++, landmark++) {
        best = Math.max(
          best,
          (goalFrom[landmark] as number) - (from[i] as number),
          (to[i] as number) - (goalTo[landmark] as number),
        );
      }
      return best;
    },
  };
}
