import type { TimedClosure, WalkingGraph } from '../../src/model.ts';
import { createRandom } from '../random.ts';

/** Milliseconds. */
export const DAY = 24 * 3600 * 1000;

/**
 * Closures on one day, seeded, each for half a day or longer: of all edges at a random node, as a closed room or crossing,
 * every fourth for step-free routes only.
 */
export function createTimedClosures({ nodes, edges }: WalkingGraph, count: number): TimedClosure[] {
  const random = createRandom(9);
  const edgesAt = Map.groupBy(
    edges.flatMap(({ from, to }, index) => [from, to].map((node) => ({ node, index }))),
    ({ node }) => node,
  );
  return Array.from({ length: count }, (_, i) => {
    const node = Math.floor(random() * nodes.length);
    const from = (random() * DAY) / 2;
    const until = from + ((1 + random()) * DAY) / 2;
    const closed = edgesAt.get(node) ?? [];
    return { edges: closed.map(({ index }) => index), stepFreeOnly: i % 4 === 3, from, until };
  });
}
