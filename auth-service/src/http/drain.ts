import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const recheckMs = 25;

/**
 * On close(): goes on serving for a moment what was already on its way, and ends each connection with its answer. Fastify
 * alone refuses such requests with 503 and then waits for idle connections.
 */
export function registerDrain(app: FastifyInstance, { drainMs }: Config): void {
  let isClosing = false;
  // Fastify sets the header for requests that arrive while it closes, not for those that it is working on.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    const end = performance.now() + drainMs;
    while (performance.now() < end && (await countConnections(app.server)) > 0) await sleep(recheckMs);
  });
}

function countConnections(server: Server): Promise<number> {
  return promisify(server.getConnections.bind(server))();
}
