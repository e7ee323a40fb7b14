import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { findFreePort } from './free-port.ts';
import { killAtExit } from './process.ts';

export interface RedisServer {
  readonly url: string;
  /** Accepts connections and does not respond. */
  hang(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** Starts a Redis server without persistence, or returns why it cannot. */
export async function createRedis(): Promise<RedisServer | { readonly reason: string }> {
  if (spawnSync('redis-server', ['--version']).status !== 0)
    return { reason: 'redis-server is not installed: sudo apt-get install redis-server' };
  const port = await findFreePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = killAtExit(spawn('redis-server', settings, { stdio: 'ignore' }));
  const url = `redis://127.0.0.1:${port}`;
  await waitForAnswer(url);
  return {
    url,
    hang: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const exited = once(server, 'exit');
      server.kill('SIGKILL');
      await exited;
    },
  };
}

async function waitForAnswer(url: string): Promise<void> {
  const client = new Redis(url, { retryStrategy: () => 50 });
  client.on('error', () => undefined);
  while (client.status !== 'ready') await sleep(20);
  client.disconnect();
}
