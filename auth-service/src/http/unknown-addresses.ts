import type { FastifyInstance, HTTPMethods } from 'fastify';
import { ProblemError } from '../errors.ts';

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'];

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
    throw new ProblemError('not-found');
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
            throw new ProblemError('method-not-allowed', { headers: { allow } });
          },
        });
      }
    },
  };
}
