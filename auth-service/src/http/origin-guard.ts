import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { createProblem } from '../errors.ts';
import type { Services } from '../services.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CORS tells a browser which pages may read an answer; it stops no request. So what changes something is refused here
 * when it comes from a page that is not on the list. Programs send no Origin and hold no cookie of a browser.
 */
export async function registerOriginGuard(
  app: FastifyInstance,
  { config, journal }: Services,
): Promise<void> {
  // The service's own page of documentation can try the calls.
  const origins = [...new Set([...config.origins, config.issuer])];
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers;
    if (reading.has(request.method) || origin === undefined || origins.includes(origin)) return done();
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
