import { setTimeout as sleep } from 'node:timers/promises';

/** Requests the health of the service until the returned function is called, which resolves to the longest time in ms. */
export function watchHealth(url: string): () => Promise<number> {
  let isOver = false;
  let worst = 0;
  async function watch(): Promise<void> {
    while (!isOver) {
      const started = performance.now();
      // A service that was stopped for long closes the connections that waited.
      await fetch(`${url}/health/live`).catch(() => undefined);
      worst = Math.max(worst, performance.now() - started);
      await sleep(20);
    }
  }
  const watching = watch();
  return async () => {
    isOver = true;
    await watching;
    return Math.round(worst);
  };
}
