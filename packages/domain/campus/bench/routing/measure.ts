import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createSurroundings, describeRoute } from '../../src/directions/index.ts';
import type { Campus, WalkingGraph } from '../../src/model.ts';
import { createRouter, type Router } from '../../src/routing/router.ts';
import type { Condition, Measure, Pair } from './ngraph-router.ts';

const builds = 5;

/**
 * Builds a router several times and takes the quickest run, as other programs only slow it down. Memory is measured
 * after garbage collection, without the graph itself.
 */
export function measureBuild(graph: WalkingGraph) {
  const costs = Array.from({ length: builds }, () => {
    const before = usedBytes();
    const start = performance.now();
    const router = createRouter(graph);
    const milliseconds = performance.now() - start;
    return { router, milliseconds, megabytes: (usedBytes() - before) / 2 ** 20 };
  });
  return costs.reduce((best, cost) => (cost.milliseconds < best.milliseconds ? cost : best));
}

function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/**
 * Results of both routers for one condition, in the same run: rates are routes per second, `p95` is the 95th percentile of
 * our router in milliseconds; pairs without a route in both routers count as equal. Warms up both routers first, then runs
 * ours `rounds` times and takes the median round.
 */
export function compareRouters(
  router: Router,
  measure: Measure,
  { condition, pairs, rounds }: { condition: Condition; pairs: readonly Pair[]; rounds: number },
) {
  const ours = toMeasure(router, condition);
  const warmUp = pairs.slice(0, 20);
  for (const pair of warmUp) measure(...pair);
  for (let i = 0; i < 10; i++) for (const pair of warmUp) ours(...pair);

  const theirs = timed(pairs, measure);
  const all = Array.from({ length: rounds }, () => timed(pairs, ours));
  const middle = all.toSorted((a, b) => a.total - b.total)[rounds >> 1] as ReturnType<typeof timed>;
  return {
    condition: condition.name,
    pairCount: pairs.length,
    equal: theirs.answers.filter((answer, i) => answer === middle.answers[i]).length,
    unreachable: theirs.answers.filter((answer) => answer === undefined).length,
    ourRate: (pairs.length / middle.total) * 1000,
    theirRate: (pairs.length / theirs.total) * 1000,
    p95: percentile(
      all.flatMap(({ each }) => each),
      0.95,
    ),
  };
}

function toMeasure(router: Router, { stepFree, closedAt }: Condition): Measure {
  return (from, to, at) => {
    const result = router.findRoute({ from: [from], to: [to], stepFree, closed: closedAt(at) });
    return result.status === 'found' ? Math.round(result.seconds * 1000) : undefined;
  };
}

/** 99th percentile of our router in milliseconds, of the quickest of six runs of each pair, as other programs only slow it down. */
export function measureP99(router: Router, condition: Condition, pairs: readonly Pair[]): number {
  const runs = Array.from({ length: 6 }, () => timed(pairs, toMeasure(router, condition)).each);
  return percentile(
    pairs.map((_, i) => Math.min(...runs.map((run) => run[i] as number))),
    0.99,
  );
}

function timed(pairs: readonly Pair[], measure: Measure) {
  const answers: (number | undefined)[] = [];
  const each: number[] = [];
  for (const pair of pairs) {
    const start = performance.now();
    answers.push(measure(...pair));
    each.push(performance.now() - start);
  }
  return { answers, each, total: each.reduce((sum, time) => sum + time, 0) };
}

/** Milliseconds for a route with its directions, and the number of steps. */
export function measureDirections(
  router: Router,
  { places, levels }: Pick<Campus, 'places' | 'levels'>,
  pairs: readonly Pair[],
) {
  const surroundings = createSurroundings({ graph: router.graph, places, levels });
  let steps = 0;
  const time = ([from, to]: Pair) => {
    const start = performance.now();
    const route = router.findRoute({ from: [from], to: [to] });
    if (route.status === 'found') steps += describeRoute(route, surroundings).length;
    return performance.now() - start;
  };
  for (const pair of pairs.slice(0, 200)) time(pair);
  steps = 0;
  const times = pairs.map(time);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), steps: steps / pairs.length };
}

function percentile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] as number;
}
