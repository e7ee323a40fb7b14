import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { explainListening } from '../ports.ts';
import { securityHeaders } from './security-headers.ts';

const noSuchAddress = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Page not found</title>
<h1>There is no page at this address</h1>
<p><a href="/">To the home page</a></p>
</html>
`;
const immutable = 'public, max-age=31536000, immutable';

export interface ServeOptions {
  /** The folder with the pages; the live release unless said. */
  readonly pages?: string;
  /** Where it listens; on loopback unless said. */
  readonly host?: string;
  /** What to do where the port is taken. */
  readonly advice?: string;
}

/** A static server for a site folder: precompressed files, cache headers, deep links. */
export async function serveSite(
  site: string,
  port: number,
  { pages = join(site, 'live'), host = 'localhost', advice = 'choose another port' }: ServeOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      void reply.code(400).type('text/plain').send('The address is not well encoded\n'),
  });
  // What no file can be called: `//`, an encoded zero, thousands of characters.
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if ((error.statusCode ?? 500) >= 500) throw error;
    return reply.code(404).type('text/html').send(noSuchAddress);
  });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(securityHeaders));
  await app.register(fastifyStatic, {
    root: pages,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
  await app.register(fastifyStatic, {
    root: join(site, 'modules'),
    prefix: '/modules/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply) {
      reply.header('cache-control', immutable);
      // Public files, which another site may take from here.
      reply.header('access-control-allow-origin', '*');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    // A page address is the shell's to answer; a missing file stays missing, so that no script is ever served as HTML.
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!wantsPage || request.url.startsWith('/modules/'))
      return reply.code(404).type('text/plain').send('Not found\n');
    return reply.sendFile(pageFile(pages, request.url));
  });
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw explainListening(error, { what: 'Cannot serve', host, port, advice });
  }
  return app;
}

/** The HTML file of a page address: its own where publishing wrote one, otherwise the one for all others. */
function pageFile(pages: string, url: string): string {
  const [path = ''] = url.split('?', 1);
  const own = /^\/([a-z0-9][a-z0-9/-]*)$/.exec(path)?.[1];
  return own && existsSync(join(pages, `${own}.html`)) ? `${own}.html` : 'fallback.html';
}
