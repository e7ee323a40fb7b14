import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';
import { killAtExit } from '../support/process.ts';
import type { OpenOrder, Order, Report } from './host.ts';

export const instanceCount = 3;
const hosts: ChildProcess[] = [];

/** Opens one instance on each of three processes, which are reused for all tests of this worker. */
export async function openOnHosts(order: Omit<OpenOrder, 'id'>) {
  while (hosts.length < instanceCount) hosts.push(startHost());
  const id = randomUUID();
  const close = () => orderAll({ id });
  const reports = await orderAll({ ...order, id }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { ports: reports.map(({ port }) => port ?? 0), close };
}

function startHost(): ChildProcess {
  const file = fileURLToPath(new URL('host.ts', import.meta.url));
  // JSON would lose the sets of a configuration.
  const host = fork(file, { stdio: ['ignore', 2, 2, 'ipc'], serialization: 'advanced' });
  return killAtExit(host).setMaxListeners(0);
}

async function orderAll(order: Order): Promise<readonly Report[]> {
  const done = await Promise.allSettled(hosts.map((host) => send(host, order)));
  const failed = done.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return done.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

async function send(host: ChildProcess, order: Order): Promise<Report> {
  const reports = on(host, 'message', { close: ['exit'] });
  host.send(order);
  for await (const [report] of reports as AsyncIterable<[Report]>) {
    if (report.id !== order.id) continue;
    if (report.error !== undefined) throw new Error(`An instance did not start: ${report.error}`);
    return report;
  }
  throw new Error('The process of an instance ended');
}
