import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { WalkingGraph } from '../../src/model.ts';
import { createRouter, type Router } from '../../src/routing/router.ts';

export interface BuildCost {
  readonly router: Router;
  readonly milliseconds: number;
  readonly megabytes: number;
}

const BUILDS = 5;

/**
 * Builds a router several times and takes the quickest run, as other programs only slow it down. Memory is measured
 * after garbage collection, without the graph itself.
 */
export function measureBuild(graph: WalkingGraph): BuildCost {
  const costs = Array.from({ length: BUILDS }, (): BuildCost => {
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
