import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import { createTestConfig } from '../support/config.ts';

export interface OpenOrder {
  readonly id: string;
  readonly folder: string;
  readonly changes: Partial<Config>;
  /** File with the time of the test's clock. */
  readonly clockFile: string;
}
export type Order = OpenOrder | { readonly id: string; readonly folder?: never };
export interface Report {
  readonly id: string;
  /** Port of the opened instance. */
  readonly port?: number;
  readonly error?: string;
}

/** Open instances by id. The process is reused for all tests, because starting one is slow. */
const open = new Map<string, FastifyInstance>();

process.on('message', async (order: Order) => {
  const report = await (order.folder === undefined ? close(order.id) : start(order)).catch(
    (error: Error): Report => ({ id: order.id, error: error.stack ?? error.message }),
  );
  process.send?.(report);
});
process.once('disconnect', () => process.exit());

async function start({ id, folder, changes, clockFile }: OpenOrder): Promise<Report> {
  const clock = () => Number(readFileSync(clockFile, 'utf8'));
  const app = await buildApp(createTestConfig(folder, { logLevel: 'silent', ...changes }), { clock });
  open.set(id, app);
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  return { id, port };
}

async function close(id: string): Promise<Report> {
  await open.get(id)?.close();
  open.delete(id);
  return { id };
}
