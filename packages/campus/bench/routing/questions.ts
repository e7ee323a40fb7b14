import type { WalkingGraph } from '../../src/model.ts';
import { createRandom } from './random.ts';

/** What is asked of both routers: the same doors, under the same conditions. */
export interface Condition {
  readonly name: 'normal' | 'step-free' | 'closed lifts' | 'step-free, closed lifts';
  readonly stepFree: boolean;
  readonly closed: readonly number[];
}

export type Pair = readonly [from: number, to: number];

/** `closedLifts` are the edges of the lifts that are out of use in the conditions that close some. */
export function toConditions(closedLifts: readonly number[]): Condition[] {
  return [
    { name: 'normal', stepFree: false, closed: [] },
    { name: 'step-free', stepFree: true, closed: [] },
    { name: 'closed lifts', stepFree: false, closed: closedLifts },
    { name: 'step-free, closed lifts', stepFree: true, closed: closedLifts },
  ];
}

/** Pairs of different doors, drawn by chance with a seed. */
export function drawPairs(doors: readonly number[], count: number, seed = 7): Pair[] {
  const random = createRandom(seed);
  const any = () => doors[Math.floor(random() * doors.length)] as number;
  const pairs: Pair[] = [];
  while (pairs.length < count) {
    const pair = [any(), any()] as const;
    if (pair[0] !== pair[1]) pairs.push(pair);
  }
  return pairs;
}

/** The edges of every third lift, as groups of lift edges that hang together. */
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
