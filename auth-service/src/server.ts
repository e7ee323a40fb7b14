import { availableParallelism } from 'node:os';
import { runService } from '@campusway/service/run-service';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

await runService('auth service', async () => {
  const config = readConfig(process.env, { cores: availableParallelism() });
  const { host, port } = config;
  return { app: await buildApp(config), host, port, settings: 'AUTH_HOST or AUTH_PORT' };
});
