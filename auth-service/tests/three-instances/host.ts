import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import { createTestConfig } from '../support/config.ts';

export interface OpenOrder {
  readonly id: string;
  readonly folder: string;
  readonly changes: Partial<Config>;
  /** Its clock stands at the time in this file. */
  readonly clockFile: string;
}
export type Order = OpenOrder | { readonly id: string; readonly folder?: never };
export interface Report {
  readonly id: string;
  /** Of the opened instance. */
  readonly port?: number;
  readonly error?: string;
}

/** An instance for one test after the other: what takes long, the start of a process, is done once. */
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
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return { id, port: address instanceof Object ? address.port : 0 };
}

async function close(id: string): Promise<Report> {
  await open.get(id)?.close();
  open.delete(id);
  return { id };
}
