import type { FastifyInstance, HTTPMethods } from 'fastify';
import { createSharedProblem } from './problems.ts';

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'];

declare module 'fastify' {
  interface FastifySchema {
    /** As @fastify/swagger has it: not a part of the documentation. */
    hide?: boolean;
  }
}

/** 405 with Allow where a documented address exists, 404 where none does. Call it before any route is declared. */
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
      for (const [url, known] of [...allowed]) {
        const allow = [...known].sort().join(', ');
        const others = methods.filter((method) => !known.has(method));
        app.route({
          url,
          method: [...others],
          schema: { hide: true },
          handler() {
            throw createSharedProblem('method-not-allowed', { headers: { allow } });
          },
        });
      }
    },
  };
}
