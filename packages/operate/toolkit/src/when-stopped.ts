import { constants } from 'node:os';

const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;
const cleanups: (() => void)[] = [];
const { ppid } = process;
let watch: NodeJS.Timeout | undefined;

/**
 * Runs `cleanup` when a signal ends the process, latest first. Returns a function that unregisters it.
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

function listen(): void {
  for (const signal of signals) process.on(signal, stop);
  // npm forwards signals only to the shell that it starts, so the end of that parent is checked too.
  if (!process.env.npm_lifecycle_event) return;
  watch = setInterval(() => process.ppid !== ppid && stop('SIGTERM'), 100).unref();
}

function stop(signal: (typeof signals)[number]): void {
  // Cleans up after other exit listeners: Playwright's ends the browser, which writes its profile until then.
  process.on('exit', () => {
    for (const cleanup of cleanups) attempt(cleanup);
  });
  process.exit(128 + constants.signals[signal]);
}

/** A cleanup that fails must not prevent the others. */
function attempt(cleanup: () => void): void {
  try {
    cleanup();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
