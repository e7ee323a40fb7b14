import type { Campus } from '../../src/model.ts';
import { numberedLevels } from '../../tests/drawing/numbered-levels.ts';
import { measureBuild } from './build-cost.ts';
import { createCorridorCampus, toRoomPlaces } from './corridor-campus.ts';
import { type Duel, fight } from './duel.ts';
import { createNgraphRouter } from './ngraph-router.ts';
import { allPairs, readOurCampus } from './our-campus.ts';
import { drawPairs, everyThirdLift, type Pair, toConditions } from './questions.ts';
import { measureDirections } from './say-time.ts';

/** What the router promises: see docs/decisions/012-own-routing-engine.md. */
const TIMES_FASTER = 15;
const BUILD_MILLISECONDS = 300;
const BUILD_MEGABYTES = 40;

const failures: string[] = [];
const promise = (holds: boolean, what: string) => {
  if (!holds) failures.push(what);
};

/** Our own campus is small: there all lengths must be equal, but speed is no question. */
const ours = readOurCampus();
if (ours)
  compare('our campus', ours, { pairs: allPairs(ours.places), rounds: 1, mustBeFast: false, sayWithin: 2 });
else console.log('Our campus is left out: npm run bench derives it.');

for (const [size, count] of [
  [10_000, 400],
  [100_000, 60],
] as const) {
  const campus = createCorridorCampus(size);
  const name = `corridor campus of ${size.toLocaleString('en')} nodes`;
  const places = toRoomPlaces(campus);
  const pairs = drawPairs(campus.rooms, count);
  compare(
    name,
    { graph: campus.graph, places, levels: numberedLevels(9) },
    { pairs, rounds: 9, mustBeFast: true, sayWithin: 10 },
  );
}

for (const failure of failures) console.error(`FAILED ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

interface Demands {
  readonly pairs: readonly Pair[];
  readonly rounds: number;
  readonly mustBeFast: boolean;
  /** Milliseconds for 95 of 100 routes with their directions. */
  readonly sayWithin: number;
}

function compare(
  name: string,
  { graph, places, levels }: Campus,
  { pairs, rounds, mustBeFast, sayWithin }: Demands,
): void {
  const { router, milliseconds, megabytes } = measureBuild(graph);
  console.log(`\n${name}: ${graph.nodes.length} nodes, ${graph.edges.length} edges`);
  console.log(`index built in ${milliseconds.toFixed(0)} ms, ${megabytes.toFixed(1)} MB`);
  promise(milliseconds < BUILD_MILLISECONDS, `${name}: index within ${BUILD_MILLISECONDS} ms`);
  promise(megabytes < BUILD_MEGABYTES, `${name}: index within ${BUILD_MEGABYTES} MB`);

  const prepare = createNgraphRouter(graph);
  const duels = toConditions(everyThirdLift(graph)).map((condition) =>
    fight(router, prepare(condition), { condition, pairs, rounds }),
  );
  console.table(duels.map(toRow));
  for (const { condition, equal, asked, ourRate, theirRate } of duels) {
    promise(equal === asked, `${name}, ${condition}: all lengths equal`);
    const fast = !mustBeFast || ourRate >= TIMES_FASTER * theirRate;
    promise(fast, `${name}, ${condition}: ${TIMES_FASTER} times as fast as NBA*`);
  }

  const { p50, p95, steps } = measureDirections(router, { places, levels }, pairs);
  const spoken = `${steps.toFixed(1)} steps, half within ${p50.toFixed(3)} ms, p95 ${p95.toFixed(3)} ms`;
  console.log(`route and directions together: ${spoken}`);
  promise(p95 < sayWithin, `${name}: route and directions within ${sayWithin} ms`);
}

function toRow({ condition, asked, equal, unreachable, ourRate, theirRate, p95 }: Duel) {
  return {
    condition,
    'lengths equal': `${equal} of ${asked}`,
    'without a way': unreachable,
    'ours, per s': Math.round(ourRate),
    'NBA*, per s': Math.round(theirRate),
    'times as fast': Number((ourRate / theirRate).toFixed(1)),
    'our p95, ms': Number(p95.toFixed(3)),
  };
}
