import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { createSharedProblem } from './problems.ts';

const minSampleMs = 500;

/** Answers 503 while the event loop lags more than `maxLagMs`: new work would make it worse. Health is answered. */
export async function registerOverload(app: FastifyInstance, maxLagMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxLagMs,
    // One stall as long as the interval leaves it without a sample, which counts as an endless lag.
    sampleInterval: Math.max(minSampleMs, maxLagMs),
    pressureHandler(request) {
      if (!request.url.startsWith('/health/')) throw createSharedProblem('busy');
    },
  });
}
