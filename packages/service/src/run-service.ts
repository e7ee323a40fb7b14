import type { FastifyInstance } from 'fastify';

/** Longer than a drain of a second and an answer that takes 1.5 s. */
const stopMs = 2800;

interface Startable {
  readonly app: FastifyInstance;
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
}

/** Starts the service and says where it listens, or exits with 1 and says why not. SIGINT and SIGTERM end it within 3 s. */
export async function runService(name: string, build: () => Promise<Startable>): Promise<void> {
  try {
    const { app, host, port } = await build();
    closeOnSignals(app);
    await app.listen({ host, port });
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
      // Requests in flight are answered, then the rest is closed. A request that never ends, or a database that hangs,
      // delays nothing beyond this: exit() would wait for work in native threads.
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), stopMs).unref();
      void app.close().then(() => process.exit(0));
    });
}
