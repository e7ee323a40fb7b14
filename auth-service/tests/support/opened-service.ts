import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../src/config.ts';

export interface RawRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
  readonly address: string;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly text: string;
}

/** A service under test, in this process or as three instances. */
export interface OpenedService {
  readonly config: Config;
  send(request: RawRequest): Promise<RawAnswer>;
  /** @throws {Error} if the service runs in other processes */
  inside(): FastifyInstance;
  close(): Promise<void>;
}

export type Clock = ReturnType<typeof createClock>;

export function createClock() {
  let time = Date.now();
  const listeners: ((time: number) => void)[] = [];
  return {
    now: () => time,
    advance(seconds: number) {
      time += seconds * 1000;
      for (const listener of listeners) listener(time);
    },
    /** Calls `listener` now and after each step. */
    follow(listener: (time: number) => void) {
      listeners.push(listener);
      listener(time);
    },
  };
}
