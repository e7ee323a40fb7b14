import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findPageNames } from '@campusway/contract';
import { explainListening } from '@campusway/toolkit';
import fastifyStatic from '@fastify/static';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';

/** Headers besides the policy in the page, which has the digests of its scripts and cannot contain these directives. */
export const securityHeaders = {
  'content-security-policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

const immutable = 'public, max-age=31536000, immutable';

export interface ServeOptions {
  /** Folder with the pages; the live release by default. */
  readonly pages?: string;
  /** Host to listen on; loopback by default. */
  readonly host?: string;
  /** Advice in the error when the port is taken. */
  readonly advice?: string;
  /** Leads pages opened at 127.0.0.1 to localhost. Not behind a proxy, which may send that name for all visitors. */
  readonly isLocal?: boolean;
}

/** Static server for a site folder: precompressed files, cache headers, deep links. */
export async function serveSite(
  site: string,
  port: number,
  {
    pages = join(site, 'live'),
    host = 'localhost',
    advice = 'choose another port',
    isLocal,
  }: ServeOptions = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    forceCloseConnections: true,
    // A malformed URL, such as with a stray `%`, is answered as the address of no page. For it no hook would run.
    rewriteUrl: ({ url = '/' }) => (isDecodable(pathOf({ url })) ? url : '/%2F'),
  });
  // Paths that cannot be file names: `//`, an encoded zero byte, thousands of characters.
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if ((error.statusCode ?? 500) >= 500) throw error;
    return sendUnknown(request, reply);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders);
    // The cookies of an auth service on localhost are not sent from a page of another host.
    const isByNumber = isLocal && /^(127\.0\.0\.1|\[::1\])(:|$)/.test(request.host);
    if (isByNumber && request.headers['sec-fetch-mode'] === 'navigate')
      return reply.redirect(`http://localhost:${request.socket.localPort}${request.url}`, 307);
    // Pages are served at their route, not as .html files. Only the service worker requests the fallback.
    const path = pathOf(request);
    if (path.endsWith('.html') && path !== '/fallback.html' && !path.startsWith('/modules/preview/'))
      return reply.callNotFound();
    // Public, and other sites may load them.
    if (path === '/modules.json' || path.startsWith('/modules/'))
      reply.header('access-control-allow-origin', '*');
  });
  await app.register(fastifyStatic, {
    root: pages,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    // Its history contains names of people.
    allowedPath: (path) => !/release\.json/i.test(path),
  });
  await app.register(fastifyStatic, {
    root: join(site, 'modules'),
    prefix: '/modules/',
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', immutable),
  });
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    // A missing file is answered 404 instead of the fallback page, so that no script is served as HTML.
    const isFile = path.startsWith('/modules/') || /\.(?!html$)[a-z0-9]+$/i.test(path);
    if (isFile || !['GET', 'HEAD'].includes(request.method))
      return reply.code(404).type('text/plain').send('Not found\n');
    const page = findPageNames(path).find((name) => existsSync(join(pages, `${name}.html`)));
    return page ? reply.sendFile(`${page}.html`) : sendUnknown(request, reply);
  });

  function sendUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    // A 404 must have the full body, never 304 or 206.
    for (const header of ['if-none-match', 'if-modified-since', 'range']) delete request.raw.headers[header];
    // Older releases have no 404.html.
    const file = ['404.html', 'fallback.html'].find((name) => existsSync(join(pages, name)));
    return file ? reply.code(404).sendFile(file) : reply.code(404).type('text/plain').send('Not found\n');
  }
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw explainListening(error, { what: 'Cannot serve', host, port, advice });
  }
  return app;
}

/** Origin of a server that listens on `localhost`. */
export function localOrigin(server: FastifyInstance): string {
  const { port } = server.addresses()[0] as AddressInfo;
  return `http://localhost:${port}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?', 1)[0] ?? '';
}
