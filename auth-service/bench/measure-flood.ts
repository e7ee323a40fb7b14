import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningService } from '../tests/support/process.ts';
import { measureLogins } from './load.ts';

export interface Flood {
  readonly healthP99Ms: number;
  /** Slowest login from another address. */
  readonly visitorMs: number;
  readonly visitorStatuses: readonly number[];
  readonly statuses: Readonly<Record<string, number>>;
  /** Peak resident memory in the first and the second half. */
  readonly peakMiB: readonly [number, number];
}

/** Sends 400 concurrent logins, while another address logs in and a health check runs every 10 ms. */
export async function measureFlood(
  service: RunningService,
  { names, seconds }: { names: readonly string[]; seconds: number },
): Promise<Flood> {
  const delays: number[] = [];
  const memory: number[] = [];
  let isOver = false;
  async function watch(): Promise<void> {
    while (!isOver) {
      const start = performance.now();
      await (await fetch(`${service.url}/health/live`)).text();
      delays.push(performance.now() - start);
      memory.push(readMiB(service.pid));
      await sleep(10);
    }
  }
  const visits: { ms: number; status: number }[] = [];
  async function visit(): Promise<void> {
    await sleep(1000);
    for (let number = 0; !isOver; number += 1) {
      const start = performance.now();
      const status = await logInFrom('127.0.0.2', {
        port: new URL(service.url).port,
        username: names[number],
      });
      visits.push({ ms: performance.now() - start, status });
    }
  }
  const watching = Promise.all([watch(), visit()]);
  const { statuses } = await measureLogins(service.url, { names, seconds, connections: 400 });
  isOver = true;
  await watching;
  const half = memory.length / 2;
  const sorted = delays.sort((a, b) => a - b);
  return {
    healthP99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    visitorMs: Math.max(...visits.map(({ ms }) => ms)),
    visitorStatuses: visits.map(({ status }) => status),
    statuses,
    peakMiB: [Math.max(...memory.slice(0, half)), Math.max(...memory.slice(half))],
  };
}

function readMiB(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

function logInFrom(
  localAddress: string,
  { port, username }: { port: string; username: string | undefined },
): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const login = request({ host: '127.0.0.1', port, localAddress, path: '/login', method: 'POST', headers });
    login.on('error', reject);
    login.on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    login.end(JSON.stringify({ username, password: 'quiet river stones', deliver: 'body' }));
  });
}
