import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { withProblems } from '../http-schemas.ts';
import type { Services } from '../services.ts';

const HealthSchema = Type.Object({ status: Type.Literal('ok') });

export const healthRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
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
        summary: 'The process answers and reaches its database',
        response: withProblems({ 200: HealthSchema }, 503),
      },
    },
    async () => {
      await services.storage.ping();
      return { status: 'ok' as const };
    },
  );
};
