import type { FastifyInstance, HTTPMethods } from 'fastify';
import { createSharedProblem } from './problems.ts';

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'];

declare module 'fastify' {
  interface FastifySchema {
    /** Of @fastify/swagger: leaves the route out of the documentation. */
    hide?: boolean;
  }
}

/** Answers 405 with Allow at documented paths and 404 elsewhere. Call it before any route is declared. */
export function collectMethods(app: FastifyInstance): { refuseOthers: () => void } {
  const allowed = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method, schema }) => {
    if (schema?.hide) return;
    const known = allowed.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    allowed.set(url, known);
  });
  app.setNotFoundHandler(() => {
    throw createSharedProblem('not-found');
  });
  return {
    refuseOthers() {
      // Before the body is read, whose errors do not matter here. Not called for routes of plugins, registered before.
      app.addHook('onRequest', ({ is404 }, _reply, done) =>
        done(is404 ? createSharedProblem('not-found') : undefined),
      );
      for (const [url, known] of [...allowed]) {
        const allow = [...known].sort().join(', ');
        const others = methods.filter((method) => !known.has(method));
        const refuse = async () => {
          throw createSharedProblem('method-not-allowed', { headers: { allow } });
        };
        app.route({ url, method: others, schema: { hide: true }, onRequest: refuse, handler: refuse });
      }
    },
  };
}
