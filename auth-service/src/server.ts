import { availableParallelism } from 'node:os';
import { runService } from '@campusway/service/run-service';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

await runService('auth service', async () => {
  const config = readConfig(process.env, { cores: availableParallelism() });
  return { app: await buildApp(config), host: config.host, port: config.port };
});
