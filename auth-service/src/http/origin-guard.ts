import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { createProblem } from '../errors.ts';
import type { Services } from '../services.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing requests of pages whose origin is not listed: CORS alone only hides the response. Requests
 * without Origin pass, since only programs omit it, and they hold no browser's cookies.
 */
export async function registerOriginGuard(
  app: FastifyInstance,
  { config, journal }: Services,
): Promise<void> {
  // The service's own documentation page may call it too.
  const origins = [...new Set([...config.origins, config.issuer])];
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers;
    if (safeMethods.has(request.method) || origin === undefined || origins.includes(origin)) return done();
    journal.record(request.log, 'origin.refused');
    done(createProblem('foreign-origin'));
  });
  await app.register(cors, {
    origin: origins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'x-campusway'],
    exposedHeaders: ['retry-after', 'www-authenticate'],
    maxAge: 600,
    strictPreflight: false,
  });
}
