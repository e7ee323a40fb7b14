import { join } from 'node:path';
import { buildModule, describeModule } from '@campusway/artefact/build';
import { toRecord } from '@campusway/artefact/record';
import { expandRoutes } from '@campusway/contract';
import { toBuildId, toRegistered } from '@campusway/pages';
import { buildCollege } from '@campusway/publishing/college';
import { collegeFolder, explainListening, projectRoot } from '@campusway/toolkit';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';

/**
 * Serves one module of the project to pages of a local site. On each request for the record, the
 * module is built if its sources have changed, so that reloading the page is enough.
 */
export async function serveModule(module: string, port: number): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  });
  await app.register(fastifyStatic, { root: join(projectRoot, module, 'dist'), serve: false });

  let building: Promise<unknown> = Promise.resolve();
  app.get('/module.json', async (request) => {
    // One build at a time, since both would write to the same folder.
    const built = building.then(() => buildModule(module));
    building = built.catch(() => undefined);
    const { built: fresh, seconds } = await built;
    if (fresh) console.log(`  built in ${seconds.toFixed(1)} s`);
    const described = await describeModule(module);
    const record = toRecord(described, { base: `http://${request.host}/${toBuildId(described)}` });
    const { college } = buildCollege(collegeFolder()).record;
    return { ...toRegistered(record), routes: expandRoutes(record.routes, college?.subjects) };
  });
  app.get<{ Params: { '*': string } }>('/:version/*', (request, reply) => {
    // A retry requests the second copy that publishing would have made.
    return reply.sendFile(request.params['*'].replace(/^retry\//, ''));
  });
  app.setErrorHandler((error, _request, reply) => {
    console.error(error instanceof Error ? error.message : error);
    return reply.code(500).type('text/plain').send(String(error));
  });
  try {
    await app.listen({ port, host: 'localhost' });
  } catch (error) {
    throw explainListening(error, {
      what: `Cannot serve ${module}`,
      host: 'localhost',
      port,
      advice: 'choose one with --port',
    });
  }
  return app;
}
