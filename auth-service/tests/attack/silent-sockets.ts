import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AttackResult } from './with-service.ts';
import { withService } from './with-service.ts';

const count = 2500;
const maxSeconds = 15;

/** Connections that send nothing: the service ends them all, and answers another client meanwhile. */
export function attackWithSilentSockets(): Promise<AttackResult> {
  return withService(async ({ url }) => {
    const port = Number(new URL(url).port);
    let open = count;
    const sockets = Array.from({ length: count }, () => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      socket.on('error', () => undefined).resume();
      socket.once('end', () => {
        open -= 1;
        socket.destroy();
      });
      return socket;
    });
    const started = performance.now();
    let isHealthy = true;
    while (open > 0 && performance.now() - started < maxSeconds * 1000) {
      isHealthy &&= (await fetch(`${url}/health/live`)).ok;
      await sleep(100);
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    for (const socket of sockets) socket.destroy();
    return {
      name: `${count} sockets that send nothing`,
      figure: `${open} open after ${seconds} s, another client ${isHealthy ? 'was' : 'was NOT'} answered`,
      bound: `0 open after ${maxSeconds} s`,
      isPassed: open === 0 && isHealthy,
    };
  });
}
