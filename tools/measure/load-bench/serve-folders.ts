import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeCertificate } from '@campusway/toolkit';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

export interface ServedSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a site on the loopback: the file of the first of `folders` that has it, the page of that name, or `fallback` for an
 * address without an ending. With `answerMs` over HTTP/2, where each answer starts so many milliseconds after its request that
 * times count round trips. Compressed files are sent as gzip, so that both sites get the same treatment.
 */
export async function serveFolders(
  folders: readonly string[],
  fallback: string,
  answerMs?: number,
): Promise<ServedSite> {
  const options = {
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => {
      const [path = '/'] = url.split('?', 1);
      if (extname(path)) return path;
      const page = path === '/' ? '/index.html' : `${path}.html`;
      return folders.some((folder) => existsSync(join(folder, page))) ? page : fallback;
    },
  } as const;
  const secure = { ...options, http2: true, https: newCertificate() } as const;
  const app = answerMs ? (Fastify(secure) as unknown as FastifyInstance) : Fastify(options);
  app.addHook('onRequest', async ({ raw }) => {
    raw.headers['accept-encoding'] = 'gzip';
    await wait(answerMs);
  });
  await app.register(fastifyStatic, {
    root: [...folders],
    preCompressed: true,
    cacheControl: false,
    // As a site is served: the URL of a module's file changes with its content.
    setHeaders: (reply, path) =>
      void reply.header(
        'cache-control',
        path.includes('/modules/') ? 'max-age=31536000, immutable' : 'no-cache',
      ),
  });
  return { origin: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
}

function newCertificate() {
  return makeCertificate(mkdtempSync(join(tmpdir(), 'campusway-bench-')));
}
