import { availableParallelism } from 'node:os';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

/** Longer than the drain and the longest wait for a password hash together. */
const stopMs = 2800;

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env, { cores: availableParallelism() });
  const app = await buildApp(config);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      // Requests in flight are answered, then the database is closed. A request that never ends, or a database that
      // hangs, delays nothing beyond this: exit() would wait for a hash that runs.
      setTimeout(() => process.kill(process.pid, 'SIGKILL'), stopMs).unref();
      void app.close().then(() => process.exit(0));
    });
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  const port = address instanceof Object ? address.port : config.port;
  process.stdout.write(`auth service ready on http://${config.host}:${port}\n`);
}
