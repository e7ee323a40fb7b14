import type { Campus } from '@campusway/campus';
import { createSurroundings, describeRoute } from '@campusway/campus/directions';
import { createCampusRouter } from '@campusway/campus/routing';
import { createRandom } from './random.ts';
import { quantile } from './statistics.ts';

export interface AnswerTimes {
  readonly nodes: number;
  readonly queries: number;
  /** Milliseconds for one route and its directions. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Times routes with directions between random places. */
export function timeAnswers(campus: Campus, queries: number): AnswerTimes {
  const { graph, places } = campus;
  const router = createCampusRouter(campus);
  const surroundings = createSurroundings(campus);
  const random = createRandom(20);
  const pick = () => places[Math.floor(random() * places.length)]?.id ?? '';
  const time = () => {
    const [from, to] = [pick(), pick()];
    const start = performance.now();
    const result = router.findRoute({ from, to, stepFree: random() < 0.5 });
    if (result.status === 'found') describeRoute(result, surroundings);
    return performance.now() - start;
  };
  for (let i = 0; i < queries / 4; i++) time();
  const times = Array.from({ length: queries }, time);
  const [p50, p95, p99] = [quantile(times, 0.5), quantile(times, 0.95), quantile(times, 0.99)];
  return { nodes: graph.nodes.length, queries, p50, p95, p99 };
}
