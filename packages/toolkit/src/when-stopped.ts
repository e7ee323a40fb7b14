import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
const cleanups: (() => void)[] = [];
const { ppid } = process;
let watch: NodeJS.Timeout | undefined;

/**
 * Runs `cleanup` should a signal end the process before the function that is returned has been called. What was begun
 * last is cleaned up first.
 */
export function whenStopped(cleanup: () => void): () => void {
  if (cleanups.length === 0) listen();
  cleanups.unshift(cleanup);
  return () => {
    const index = cleanups.indexOf(cleanup);
    if (index >= 0) cleanups.splice(index, 1);
    if (cleanups.length > 0) return;
    for (const signal of signals) process.off(signal, stop);
    clearInterval(watch);
  };
}

/** For a child of its own process group (`detached`): ends it with all that it has started. */
export function killWhenStopped(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  child.once(
    'exit',
    whenStopped(() => process.kill(-pid, 'SIGKILL')),
  );
}

function listen(): void {
  for (const signal of signals) process.on(signal, stop);
  // npm passes a signal on to the shell between it and us alone, which ends by it.
  if (!process.env.npm_lifecycle_event) return;
  watch = setInterval(() => process.ppid !== ppid && stop('SIGTERM'), 100).unref();
}

function stop(signal: (typeof signals)[number]): void {
  // After the listeners of others: the browser is ended by its own, and writes its profile until then.
  process.on('exit', () => {
    for (const cleanup of cleanups) attempt(cleanup);
  });
  process.exit(128 + constants.signals[signal]);
}

/** What has ended or gone by itself is no reason to leave the rest. */
function attempt(cleanup: () => void): void {
  try {
    cleanup();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
