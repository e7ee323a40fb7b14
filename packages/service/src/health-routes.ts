import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { withProblems } from './problem-schema.ts';

const HealthSchema = Type.Object({ status: Type.Literal('ok') });

interface HealthOptions {
  /** Rejects while a dependency of the service is unavailable. */
  readonly checkReady: () => Promise<unknown>;
}

export const healthRoutes: FastifyPluginAsyncTypebox<HealthOptions> = async (app, { checkReady }) => {
  /** Requests share a check: it has no rate limit. */
  let checking: Promise<unknown> | undefined;

  app.get(
    '/health/live',
    {
      schema: {
        tags: ['health'],
        operationId: 'getLiveness',
        summary: 'The process answers',
        response: { 200: HealthSchema },
      },
    },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    '/health/ready',
    {
      schema: {
        tags: ['health'],
        operationId: 'getReadiness',
        summary: 'The process answers and reaches what it works with',
        response: withProblems({ 200: HealthSchema }, 503),
      },
    },
    async () => {
      checking ??= checkReady().finally(() => {
        checking = undefined;
      });
      await checking;
      return { status: 'ok' as const };
    },
  );
};
