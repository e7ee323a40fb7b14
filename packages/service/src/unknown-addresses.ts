import { METHODS } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createSharedProblem } from './problems.ts';

/** All that Node parses, but CONNECT, which reaches no route. */
const methods = METHODS.filter((method) => method !== 'CONNECT');

declare module 'fastify' {
  interface FastifySchema {
    /** Of @fastify/swagger: leaves the route out of the documentation. */
    hide?: boolean;
  }
}

/** Answers 405 with Allow at the paths of routes and 404 elsewhere. Call it before any route is declared. */
export function collectMethods(app: FastifyInstance): { refuseOthers: () => void } {
  for (const method of methods) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  const urls = new Set<string>();
  // @fastify/cors declares `*` for preflight requests at any path.
  app.addHook('onRoute', ({ url }) => {
    if (url !== '*') urls.add(url);
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
      for (const url of [...urls]) {
        const others = methods.filter((method) => !app.hasRoute({ url, method }));
        const known = methods.filter((method) => !others.includes(method));
        const allow = known.sort().join(', ');
        const refuse = async () => {
          throw createSharedProblem('method-not-allowed', { headers: { allow } });
        };
        app.route({ url, method: others, schema: { hide: true }, onRequest: refuse, handler: refuse });
      }
    },
  };
}
