import { availableParallelism } from 'node:os';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

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
      // What is under way is answered, then the database is closed.
      void app.close().then(() => process.exit(0));
    });
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  const port = address instanceof Object ? address.port : config.port;
  process.stdout.write(`auth service ready on http://${config.host}:${port}\n`);
}
