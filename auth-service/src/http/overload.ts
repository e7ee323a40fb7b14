import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { ProblemError } from '../errors.ts';

/** When the event loop lags this far behind, new work makes it worse. Whoever asks whether we live gets an answer. */
export async function registerOverload(app: FastifyInstance, { longestLagMs }: Config): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: longestLagMs,
    sampleInterval: 500,
    pressureHandler(request) {
      if (!request.url.startsWith('/health/')) throw new ProblemError('busy');
    },
  });
}
