import { join, sep } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { ToolError } from '../fail.ts';

const immutable = 'public, max-age=31536000, immutable';

/** A static server for a site folder: precompressed files, cache headers, deep links. Listens on loopback. */
export async function serveSite(site: string, port: number): Promise<FastifyInstance> {
  const app = Fastify({
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      void reply.code(400).type('text/plain').send('The address is not well encoded\n'),
  });
  // Module files are compressed when they are published; this is for the two files that change in place.
  await app.register(fastifyCompress);
  await app.register(fastifyStatic, {
    root: site,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const lasting = path.startsWith(join(site, 'modules') + sep);
      reply.header('cache-control', lasting ? immutable : 'no-cache');
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    // A page address is the shell's to answer; a missing file stays missing, so that no script is ever served as HTML.
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (wantsPage && !request.url.startsWith('/modules/')) return reply.sendFile('index.html');
    return reply.code(404).type('text/plain').send('Not found\n');
  });
  try {
    await app.listen({ port, host: 'localhost' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ToolError(
      `Cannot serve on port ${port}: another program has it. Stop that program, or choose a port: SITE_PORT=4200 npm start`,
    );
  }
  return app;
}
