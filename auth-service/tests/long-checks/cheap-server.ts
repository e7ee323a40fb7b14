import { buildApp } from '../../src/app.ts';
import { createTestConfig } from '../support/config.ts';

/** The service with cheap hashes and without limits, as a process for the fuzz test. */
const [folder = '', databaseUrl] = process.argv.slice(2);
const database = databaseUrl ? ({ kind: 'postgres', url: databaseUrl } as const) : undefined;
const config = createTestConfig(folder, { logLevel: 'error', ...(database && { database }) });
const app = await buildApp(config);
process.stdout.write(`ready on ${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
