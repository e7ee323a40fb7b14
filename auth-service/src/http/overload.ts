import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../errors.ts';

const longestDelayMs = 1000;

/** When the event loop lags this far behind, new work makes it worse. Whoever asks whether we live gets an answer. */
export async function registerOverload(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelayMs,
    sampleInterval: 500,
    pressureHandler(request) {
      if (!request.url.startsWith('/health/')) throw new ProblemError('busy');
    },
  });
}
