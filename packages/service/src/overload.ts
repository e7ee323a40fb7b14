import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { createSharedProblem } from './problems.ts';

const minSampleMs = 500;

/** Answers 503 while the event loop lags more than `maxLagMs`. Health routes are always served. */
export async function registerOverload(app: FastifyInstance, maxLagMs: number): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxLagMs,
    // A stall longer than the interval leaves no sample, which under-pressure reads as infinite lag.
    sampleInterval: Math.max(minSampleMs, maxLagMs),
    pressureHandler(request) {
      if (!request.url.startsWith('/health/')) throw createSharedProblem('busy');
    },
  });
}
