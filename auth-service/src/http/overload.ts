import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { ProblemError } from '../errors.ts';

const mostOftenMs = 500;

/** When the event loop lags this far behind, new work makes it worse. Whoever asks whether we live gets an answer. */
export async function registerOverload(app: FastifyInstance, { longestLagMs }: Config): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestLagMs,
    // One stall as long as the interval leaves it without a sample, which counts as an endless lag.
    sampleInterval: Math.max(mostOftenMs, longestLagMs),
    pressureHandler(request) {
      if (!request.url.startsWith('/health/')) throw new ProblemError('busy');
    },
  });
}
