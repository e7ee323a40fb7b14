import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningService } from '../tests/support/process.ts';
import { measureLogins } from './load.ts';

export interface Flood {
  readonly healthP99Ms: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Resident memory at its highest in the first and the second half. */
  readonly peakMiB: readonly [number, number];
}

/** Far more logins at once than the service hashes, while somebody asks every 10 ms whether it is alive. */
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
  const watching = watch();
  const { statuses } = await measureLogins(service.url, { names, seconds, connections: 400 });
  isOver = true;
  await watching;
  const half = memory.length / 2;
  const sorted = delays.sort((a, b) => a - b);
  return {
    healthP99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    statuses,
    peakMiB: [Math.max(...memory.slice(0, half)), Math.max(...memory.slice(half))],
  };
}

function readMiB(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
