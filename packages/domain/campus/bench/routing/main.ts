import { readFileSync } from 'node:fs';
import { createTimetable } from '../../src/closures/timetable.ts';
import type { Campus, Place, WalkingGraph } from '../../src/model.ts';
import { createRouter } from '../../src/routing/router.ts';
import { type PackedGraph, unpackGraph } from '../../src/walking-graph/packed-graph.ts';
import { numberedLevels } from '../../tests/drawing/numbered-levels.ts';
import { createRandom } from '../random.ts';
import { createCorridorCampus, toRoomPlaces } from './corridor-campus.ts';
import { compareRouters, measureBuild, measureDirections, measureP99 } from './measure.ts';
import { type Condition, createNgraphRouter, type Pair } from './ngraph-router.ts';
import { createTimedClosures, DAY } from './timed-closures.ts';

/** Requirements of docs/decisions/012-own-routing-engine.md. */
const MIN_SPEEDUP = 15;
const MAX_BUILD_MS = 300;
const MAX_BUILD_MEGABYTES = 40;
/** For routes among 1,000 timed closures. */
const MAX_P99_MS = 1;

const failures: string[] = [];
const check = (isMet: boolean, what: string) => {
  if (!isMet) failures.push(what);
};

/** A real campus, packed by `npm run bench`, as this package has no college. It is small: only lengths are checked, not speed. */
const file = process.argv[2];
if (file) {
  const { graph, ...rest }: Omit<Campus, 'graph'> & { graph: PackedGraph } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const ours = { ...rest, graph: unpackGraph(graph) };
  const pairs = allPairs(ours.places);
  compare('our campus', ours, { pairs, rounds: 1, mustBeFast: false, maxDirectionsMs: 2 });
} else console.log('Skips our campus: run npm run bench, which derives it.');

for (const [size, count] of [
  [10_000, 400],
  [100_000, 60],
] as const) {
  const campus = createCorridorCampus(size);
  const name = `corridor campus of ${size.toLocaleString('en')} nodes`;
  const whole = { graph: campus.graph, places: toRoomPlaces(campus), levels: numberedLevels(9) };
  const pairs = samplePairs(campus.rooms, count);
  compare(name, whole, { pairs, rounds: 9, mustBeFast: true, maxDirectionsMs: 10 });
}
compareClosures(createCorridorCampus(100_000));

for (const failure of failures) console.error(`FAILED ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

interface Requirements {
  readonly pairs: readonly Pair[];
  readonly rounds: number;
  readonly mustBeFast: boolean;
  /** Limit for the 95th percentile of a route with directions, milliseconds. */
  readonly maxDirectionsMs: number;
}

function compare(
  name: string,
  { graph, places, levels }: Campus,
  { pairs, rounds, mustBeFast, maxDirectionsMs }: Requirements,
): void {
  const { router, milliseconds, megabytes } = measureBuild(graph);
  console.log(`\n${name}: ${graph.nodes.length} nodes, ${graph.edges.length} edges`);
  console.log(`index built in ${milliseconds.toFixed(0)} ms, ${megabytes.toFixed(1)} MB`);
  check(milliseconds < MAX_BUILD_MS, `${name}: index within ${MAX_BUILD_MS} ms`);
  check(megabytes < MAX_BUILD_MEGABYTES, `${name}: index within ${MAX_BUILD_MEGABYTES} MB`);

  const prepare = createNgraphRouter(graph);
  const comparisons = toConditions(graph).map((condition) =>
    compareRouters(router, prepare(condition), { condition, pairs, rounds }),
  );
  console.table(comparisons.map(toRow));
  for (const { condition, equal, pairCount, ourRate, theirRate } of comparisons) {
    check(equal === pairCount, `${name}, ${condition}: all lengths equal`);
    const fast = !mustBeFast || ourRate >= MIN_SPEEDUP * theirRate;
    check(fast, `${name}, ${condition}: ${MIN_SPEEDUP} times as fast as NBA*`);
  }
  // `npm run bench` compares such lines with docs/figures.json.
  const ratio = Math.min(...comparisons.map(({ ourRate, theirRate }) => ourRate / theirRate));
  if (mustBeFast) console.log(`ratio routes, ${name}, ngraph NBA*: ${ratio.toFixed(1)}`);

  const { p50, p95, steps } = measureDirections(router, { places, levels }, pairs);
  const summary = `${steps.toFixed(1)} steps, half within ${p50.toFixed(3)} ms, p95 ${p95.toFixed(3)} ms`;
  console.log(`route and directions together: ${summary}`);
  check(p95 < maxDirectionsMs, `${name}: route and directions within ${maxDirectionsMs} ms`);
}

/** Every query is at another instant, so that most of them find other closures in force than the one before. */
function compareClosures({ graph, rooms }: ReturnType<typeof createCorridorCampus>): void {
  const name = '1,000 timed closures, 100,000 nodes';
  const closures = createTimedClosures(graph, 1000);
  const condition = { name, stepFree: false, closedAt: createTimetable(() => closures) };
  const router = createRouter(graph);
  const comparisons = [false, true].map((stepFree) => {
    const one = { ...condition, name: stepFree ? 'step-free' : 'normal', stepFree };
    const pairs = samplePairs(rooms, 60);
    const compared = compareRouters(router, createNgraphRouter(graph)(one), {
      condition: one,
      pairs,
      rounds: 9,
    });
    const p99 = measureP99(router, one, samplePairs(rooms, 3000));
    check(compared.equal === pairs.length, `${name}, ${one.name}: all lengths equal`);
    check(p99 < MAX_P99_MS, `${name}, ${one.name}: p99 within ${MAX_P99_MS} ms`);
    return { ...compared, p99 };
  });
  console.log(`\n${name}: ${condition.closedAt(DAY / 2).length} in force at noon`);
  console.table(comparisons.map((one) => ({ ...toRow(one), 'our p99, ms': Number(one.p99.toFixed(3)) })));
  const ratio = Math.min(...comparisons.map(({ ourRate, theirRate }) => ourRate / theirRate));
  console.log(`ratio routes, ${name}, ngraph NBA*: ${ratio.toFixed(1)}`);
}

function toRow(one: ReturnType<typeof compareRouters>) {
  return {
    condition: one.condition,
    'lengths equal': `${one.equal} of ${one.pairCount}`,
    'no route': one.unreachable,
    'ours, per s': Math.round(one.ourRate),
    'NBA*, per s': Math.round(one.theirRate),
    speedup: Number((one.ourRate / one.theirRate).toFixed(1)),
    'our p95, ms': Number(one.p95.toFixed(3)),
  };
}

/** All pairs of places, once each, from first door to first door. */
function allPairs(places: readonly Place[]): Pair[] {
  const doors = [...new Set(places.flatMap(({ nodes }) => nodes.slice(0, 1)))];
  return doors.flatMap((from, i) => doors.slice(i + 1).map((to): Pair => [from, to, 0]));
}

/** Random pairs of different doors at random instants of a day, seeded. */
function samplePairs(doors: readonly number[], count: number): Pair[] {
  const random = createRandom(7);
  const clock = createRandom(8);
  const any = () => doors[Math.floor(random() * doors.length)] as number;
  const pairs: Pair[] = [];
  while (pairs.length < count) {
    const pair = [any(), any(), clock() * DAY] as const;
    if (pair[0] !== pair[1]) pairs.push(pair);
  }
  return pairs;
}

function toConditions(graph: WalkingGraph): Condition[] {
  const none = () => [];
  const lifts = [{ edges: everyThirdLift(graph) }];
  const closed = () => lifts;
  return [
    { name: 'normal', stepFree: false, closedAt: none },
    { name: 'step-free', stepFree: true, closedAt: none },
    { name: 'closed lifts', stepFree: false, closedAt: closed },
    { name: 'step-free, closed lifts', stepFree: true, closedAt: closed },
  ];
}

/** The edges of every third lift; a lift is a connected component of lift edges. */
function everyThirdLift({ nodes, edges }: WalkingGraph): number[] {
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
