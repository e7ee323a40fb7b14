import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

const recheckMs = 25;

/**
 * On close(): for `drainMs` serves what was already on its way, and ends each connection with its answer. Fastify alone
 * refuses such requests with 503 and then waits for idle connections.
 */
export function registerDrain(app: FastifyInstance, drainMs: number): void {
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
