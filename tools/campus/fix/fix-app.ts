import { extname } from 'node:path';
import { ImportError } from '@campusway/import';
import type { FixRequest, FixSession } from '@campusway/import/fix';
import { ToolError } from '@campusway/toolkit';
import Fastify, { type FastifyInstance } from 'fastify';
import { withCollegeLock } from '../college-lock.ts';
import type { PageFiles } from './build-page.ts';

interface Served {
  readonly session: FixSession;
  readonly folder: string;
  readonly files: PageFiles;
  /** First part of each path, which other programs and the pages of other sites cannot guess. */
  readonly token: string;
}

const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

const text = { type: 'string', maxLength: 1000 } as const;
const point = { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 } as const;
/** Content of a request that changes something. */
const body = {
  type: 'object',
  required: ['revision', 'do'],
  properties: {
    revision: { type: 'integer' },
    do: { enum: ['door', 'way', 'name', 'undo', 'save', 'read'] },
    level: text,
    at: point,
    line: { type: 'array', items: point, minItems: 2, maxItems: 2 },
    unit: text,
    number: text,
    name: text,
    kind: text,
  },
} as const;

/** Seconds to wait for an import into the folder. */
const maxWait = 5;

/** The page and its requests, for a server on this machine. */
export function buildFixApp({ session, folder, files, token }: Served): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 100_000 });
  // A page of another origin can send text without asking the browser, but no JSON.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    // A name of another site that leads to this machine.
    if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? '')) return reply.callNotFound();
  });
  app.get(`/${token}/state`, async () => {
    try {
      session.refresh();
      return session.state;
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      return { message: error.message, state: session.state };
    }
  });
  app.get<{ Params: { level: string } }>(`/${token}/levels/:level`, async ({ params }, reply) => {
    return session.show(params.level) ?? reply.callNotFound();
  });
  app.post<{ Body: FixRequest & { revision: number } }>(
    `/${token}/do`,
    { schema: { body } },
    async ({ body: { revision, ...request } }, reply) => {
      if (revision !== session.state.revision) {
        const message = 'Another window has changed the plan. It is shown as it is now: repeat what you did';
        return reply.code(409).send({ message, state: session.state });
      }
      try {
        if (request.do === 'save') await withCollegeLock(folder, maxWait, async () => session.run(request));
        else session.run(request);
        return { state: session.state };
      } catch (error) {
        if (!(error instanceof ImportError || error instanceof ToolError)) throw error;
        return reply.code(409).send({ message: error.message, state: session.state });
      }
    },
  );
  app.get<{ Params: { '*': string } }>(`/${token}/*`, async ({ params }, reply) => {
    const name = params['*'] || 'index.html';
    const content = files.get(name);
    if (content === undefined) return reply.callNotFound();
    return reply
      .type(types[extname(name)] ?? 'application/octet-stream')
      .send(typeof content === 'string' ? content : Buffer.from(content));
  });
  return app;
}
