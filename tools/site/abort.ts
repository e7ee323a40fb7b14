import { runEndCanary } from './run-end-canary.ts';

await runEndCanary('abort');
