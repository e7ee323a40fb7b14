import type { WalkingGraph } from '../../src/model.ts';
import { createRandom } from './random.ts';

/** A condition under which both routers are compared. */
export interface Condition {
  readonly name: 'normal' | 'step-free' | 'closed lifts' | 'step-free, closed lifts';
  readonly stepFree: boolean;
  readonly closed: readonly number[];
}

export type Pair = readonly [from: number, to: number];

/** `closedLifts`: edges closed in two of the conditions. */
export function toConditions(closedLifts: readonly number[]): Condition[] {
  return [
    { name: 'normal', stepFree: false, closed: [] },
    { name: 'step-free', stepFree: true, closed: [] },
    { name: 'closed lifts', stepFree: false, closed: closedLifts },
    { name: 'step-free, closed lifts', stepFree: true, closed: closedLifts },
  ];
}

/** Random pairs of different doors, seeded. */
export function samplePairs(doors: readonly number[], count: number, seed = 7): Pair[] {
  const random = createRandom(seed);
  const any = () => doors[Math.floor(random() * doors.length)] as number;
  const pairs: Pair[] = [];
  while (pairs.length < count) {
    const pair = [any(), any()] as const;
    if (pair[0] !== pair[1]) pairs.push(pair);
  }
  return pairs;
}

/** The edges of every third lift; a lift is a connected component of lift edges. */
export function everyThirdLift({ nodes, edges }: WalkingGraph): number[] {
  const shaft = nodes.map((_, node) => node);
  const rootOf = (node: number): number => {
    const next = shaft[node] as number;
    return next === node ? node : rootOf(next);
  };
  const lifts = edges.flatMap((edge, index) => (edge.kind === 'lift' ? [{ ...edge, index }] : []));
  for (const { from, to } of lifts) shaft[rootOf(from)] = rootOf(to);
  const roots = [...new Set(lifts.map(({ from }) => rootOf(from)))];
  return lifts.filter(({ from }) => roots.indexOf(rootOf(from)) % 3 === 0).map(({ index }) => index);
}
