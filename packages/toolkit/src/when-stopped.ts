import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';

const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
const cleanups: (() => void)[] = [];

/**
 * Runs `cleanup` should a signal end the process before the function that is returned has been called. What was begun
 * last is cleaned up first.
 */
export function whenStopped(cleanup: () => void): () => void {
  if (cleanups.length === 0) for (const signal of signals) process.on(signal, stop);
  cleanups.unshift(cleanup);
  return () => {
    const index = cleanups.indexOf(cleanup);
    if (index >= 0) cleanups.splice(index, 1);
    if (cleanups.length === 0) for (const signal of signals) process.off(signal, stop);
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

function stop(signal: (typeof signals)[number]): void {
  // After the listeners of others: the browser is ended by its own, and writes its profile until then.
  process.on('exit', () => {
    for (const cleanup of cleanups) cleanup();
  });
  process.exit(128 + constants.signals[signal]);
}
