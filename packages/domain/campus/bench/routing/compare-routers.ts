import type { Router } from '../../src/routing/router.ts';
import type { Condition, Pair } from './conditions.ts';
import type { Measure } from './ngraph-router.ts';

/** Results of both routers for one condition, in the same run. */
export interface Comparison {
  readonly condition: string;
  /** Number of pairs of doors. */
  readonly pairCount: number;
  /** Pairs without a route in both routers count as equal. */
  readonly equal: number;
  readonly unreachable: number;
  readonly ourRate: number;
  readonly theirRate: number;
  /** 95th percentile of our router in milliseconds. */
  readonly p95: number;
}

/** Runs our router `rounds` times and takes the median round. Warms up both routers first. */
export function compareRouters(
  router: Router,
  measure: Measure,
  { condition, pairs, rounds }: { condition: Condition; pairs: readonly Pair[]; rounds: number },
): Comparison {
  const ours: Measure = (from, to) => {
    const result = router.findRoute({ ...condition, from: [from], to: [to] });
    return result.status === 'found' ? Math.round(result.seconds * 1000) : undefined;
  };
  const warmUp = pairs.slice(0, 20);
  for (const [from, to] of warmUp) measure(from, to);
  for (let i = 0; i < 10; i++) for (const [from, to] of warmUp) ours(from, to);

  const theirs = timed(pairs, measure);
  const all = Array.from({ length: rounds }, () => timed(pairs, ours));
  const middle = all.toSorted((a, b) => a.total - b.total)[rounds >> 1] as Timed;
  const taken = all.flatMap(({ each }) => each).sort((a, b) => a - b);
  return {
    condition: condition.name,
    pairCount: pairs.length,
    equal: theirs.answers.filter((answer, i) => answer === middle.answers[i]).length,
    unreachable: theirs.answers.filter((answer) => answer === undefined).length,
    ourRate: (pairs.length / middle.total) * 1000,
    theirRate: (pairs.length / theirs.total) * 1000,
    p95: taken[Math.floor(taken.length * 0.95)] as number,
  };
}

interface Timed {
  readonly answers: readonly (number | undefined)[];
  readonly each: readonly number[];
  readonly total: number;
}

function timed(pairs: readonly Pair[], measure: Measure): Timed {
  const answers: (number | undefined)[] = [];
  const each: number[] = [];
  for (const [from, to] of pairs) {
    const start = performance.now();
    answers.push(measure(from, to));
    each.push(performance.now() - start);
  }
  return { answers, each, total: each.reduce((sum, time) => sum + time, 0) };
}
