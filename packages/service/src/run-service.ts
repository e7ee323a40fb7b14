import type { FastifyInstance } from 'fastify';
import { toSystemError } from './system-errors.ts';

/** Longer than a drain of 1 s plus a response that takes 1.5 s. */
const stopMs = 2800;

/** Connections that wait to be accepted. Linux limits it to net.core.somaxconn, 4096 by default. */
const maxPending = 4096;

interface Startable {
  readonly app: FastifyInstance;
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Settings of host and port, for messages: `MENU_HOST and MENU_PORT`. */
  readonly settings: string;
}

/** Starts a service and prints its address, or prints the error and exits with 1. SIGINT and SIGTERM end it within 3 s. */
export async function runService(name: string, build: () => Promise<Startable>): Promise<void> {
  // Without a listener, output that cannot be written ends the process.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  try {
    const { app, host, port, settings } = await build();
    closeOnSignals(app);
    await app.listen({ host, port, backlog: maxPending }).catch((error: unknown) => {
      throw toSystemError(error, `start the ${name} on ${host}:${port}`, `Change ${settings}`);
    });
    const address = app.server.address();
    const boundPort = address instanceof Object ? address.port : port;
    process.stdout.write(`${name} ready on http://${host}:${boundPort}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

function closeOnSignals(app: FastifyInstance): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      // Ends the process even if a request, a hash, the database or the reader of the log hangs. Not exit(), also after
      // close(): it waits for native threads and runs no timer meanwhile. Without work the process ends by itself.
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), stopMs).unref();
      void app.close();
    });
}
