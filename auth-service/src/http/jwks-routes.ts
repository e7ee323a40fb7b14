import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { PublicJwkSchema } from '../keys/key-ring.ts';
import type { Services } from '../services.ts';

/** Serialises only the listed members, so no private member can leak. */
const JwksSchema = Type.Object({ keys: Type.Array(PublicJwkSchema) });

export const jwksRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const { keys, clock, config } = services;

  app.get(
    '/.well-known/jwks.json',
    {
      schema: {
        tags: ['keys'],
        operationId: 'getKeys',
        summary: 'The keys that verify access tokens',
        response: { 200: JwksSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', `public, max-age=${config.tokens.jwksSeconds}`);
      return { keys: [...keys.ring().toJwks(clock()).keys] };
    },
  );
};
