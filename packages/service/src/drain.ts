import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

const recheckMs = 25;

/**
 * On close(), keeps serving requests for up to `drainMs` and closes each connection after its response. Fastify alone
 * answers them 503 and waits for idle connections to time out.
 */
export function registerDrain(app: FastifyInstance, drainMs: number): void {
  let isClosing = false;
  // Fastify sets the header on requests that arrive while it closes, not on those in flight.
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
