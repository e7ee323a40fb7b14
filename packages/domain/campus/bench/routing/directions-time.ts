import { createSurroundings, describeRoute } from '../../src/directions/index.ts';
import type { Campus } from '../../src/model.ts';
import type { Router } from '../../src/routing/router.ts';
import type { Pair } from './conditions.ts';

/** Milliseconds for a route with its directions. */
export interface DirectionsTime {
  readonly p50: number;
  readonly p95: number;
  readonly steps: number;
}

export function measureDirections(
  router: Router,
  { places, levels }: Pick<Campus, 'places' | 'levels'>,
  pairs: readonly Pair[],
): DirectionsTime {
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
  const times = pairs.map(time).sort((a, b) => a - b);
  const share = (part: number) => times[Math.floor(times.length * part)] as number;
  return { p50: share(0.5), p95: share(0.95), steps: steps / pairs.length };
}
