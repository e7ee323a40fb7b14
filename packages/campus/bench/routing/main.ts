import { measureBuild } from './build-cost.ts';
import { createCorridorCampus } from './corridor-campus.ts';
import { type Duel, fight } from './duel.ts';
import { createNgraphRouter } from './ngraph-router.ts';
import { drawPairs, everyThirdLift, toConditions } from './questions.ts';

/** What the router promises: see docs/decisions/040-routing-engine.md. */
const TIMES_FASTER = 15;
const BUILD_MILLISECONDS = 300;
const BUILD_MEGABYTES = 40;

const failures: string[] = [];
const require = (holds: boolean, promise: string) => {
  if (!holds) failures.push(promise);
};

for (const { size, pairs } of [
  { size: 10_000, pairs: 400 },
  { size: 100_000, pairs: 60 },
]) {
  const { graph, rooms } = createCorridorCampus(size);
  const { router, milliseconds, megabytes } = measureBuild(graph);
  const name = `${size.toLocaleString('en')} nodes`;
  console.log(`\nCorridor campus, ${graph.nodes.length} nodes, ${graph.edges.length} edges`);
  console.log(`index built in ${milliseconds.toFixed(0)} ms, ${megabytes.toFixed(1)} MB`);
  require(milliseconds < BUILD_MILLISECONDS, `${name}: index within ${BUILD_MILLISECONDS} ms`);
  require(megabytes < BUILD_MEGABYTES, `${name}: index within ${BUILD_MEGABYTES} MB`);

  const prepare = createNgraphRouter(graph);
  const duels = toConditions(everyThirdLift(graph)).map((condition) =>
    fight(router, prepare(condition), condition, drawPairs(rooms, pairs)),
  );
  console.table(duels.map(toRow));
  for (const { condition, equal, pairs: asked, ourRate, theirRate } of duels) {
    require(equal === asked, `${name}, ${condition}: all lengths equal`);
    require(ourRate >=
      TIMES_FASTER * theirRate, `${name}, ${condition}: ${TIMES_FASTER} times as fast as NBA*`);
  }
}

for (const failure of failures) console.error(`FAILED ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

function toRow({ condition, pairs, equal, unreachable, ourRate, theirRate, p95 }: Duel) {
  return {
    condition,
    'lengths equal': `${equal} of ${pairs}`,
    'without a way': unreachable,
    'ours, per s': Math.round(ourRate),
    'NBA*, per s': Math.round(theirRate),
    'times as fast': Number((ourRate / theirRate).toFixed(1)),
    'our p95, ms': Number(p95.toFixed(3)),
  };
}
