import type { Campus } from '../../src/model.ts';
import { numberedLevels } from '../../tests/drawing/numbered-levels.ts';
import { measureBuild } from './build-cost.ts';
import { type Comparison, compareRouters } from './compare-routers.ts';
import { everyThirdLift, type Pair, samplePairs, toConditions } from './conditions.ts';
import { createCorridorCampus, toRoomPlaces } from './corridor-campus.ts';
import { measureDirections } from './directions-time.ts';
import { createNgraphRouter } from './ngraph-router.ts';
import { allPairs, readOurCampus } from './our-campus.ts';

/** Requirements of docs/decisions/012-own-routing-engine.md. */
const MIN_SPEEDUP = 15;
const MAX_BUILD_MS = 300;
const MAX_BUILD_MEGABYTES = 40;

const failures: string[] = [];
const check = (isMet: boolean, what: string) => {
  if (!isMet) failures.push(what);
};

/** Our own campus is small: only lengths are checked, not speed. */
const ours = readOurCampus();
if (ours)
  compare('our campus', ours, {
    pairs: allPairs(ours.places),
    rounds: 1,
    mustBeFast: false,
    maxDirectionsMs: 2,
  });
else console.log('Skips our campus: run npm run bench, which derives it.');

for (const [size, count] of [
  [10_000, 400],
  [100_000, 60],
] as const) {
  const campus = createCorridorCampus(size);
  const name = `corridor campus of ${size.toLocaleString('en')} nodes`;
  const places = toRoomPlaces(campus);
  const pairs = samplePairs(campus.rooms, count);
  compare(
    name,
    { graph: campus.graph, places, levels: numberedLevels(9) },
    { pairs, rounds: 9, mustBeFast: true, maxDirectionsMs: 10 },
  );
}

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
  const comparisons = toConditions(everyThirdLift(graph)).map((condition) =>
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

function toRow({ condition, pairCount, equal, unreachable, ourRate, theirRate, p95 }: Comparison) {
  return {
    condition,
    'lengths equal': `${equal} of ${pairCount}`,
    'no route': unreachable,
    'ours, per s': Math.round(ourRate),
    'NBA*, per s': Math.round(theirRate),
    speedup: Number((ourRate / theirRate).toFixed(1)),
    'our p95, ms': Number(p95.toFixed(3)),
  };
}
