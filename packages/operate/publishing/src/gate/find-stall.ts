import { setTimeout as pause } from 'node:timers/promises';
import type { PageWatch } from './page-watch.ts';

/** State of a page, and whether its DOM changed while it was observed. */
export interface PageState {
  readonly state: 'is loading' | 'has no heading of its own' | 'failed' | 'ready';
  readonly changed: boolean;
}

const limits = {
  /** Seconds without any progress. Longer than the shell's own load timeout, whose error says more. */
  idleSeconds: 20,
  /** Length of one observation. A late result counts as no more than this. */
  watchSeconds: 2,
  /** Total, for a page that keeps changing and never becomes ready. */
  totalSeconds: 90,
};

/**
 * Waits until a page is ready and all its files are loaded. Returns undefined then, otherwise an explanation of what is
 * missing. Any progress, a DOM change or a file, restarts the idle limit, so a busy machine does not cause a failure.
 */
export async function findStall(
  observe: (watchSeconds: number) => Promise<PageState>,
  watch: Pick<PageWatch, 'eventCount' | 'pendingUrls'>,
  { idleSeconds, watchSeconds, totalSeconds } = limits,
): Promise<string | undefined> {
  const started = performance.now();
  let idleMs = 0;
  for (;;) {
    const [observedFrom, eventsBefore] = [performance.now(), watch.eventCount()];
    const { state, changed } = await observe(watchSeconds);
    if (state === 'failed') return 'a part of the page says that it is not available';
    const files = watch.pendingUrls();
    if (state === 'ready' && files.length === 0) return undefined;
    await pause(10);
    const now = performance.now();
    const hasProgress = changed || watch.eventCount() > eventsBefore;
    idleMs = hasProgress ? 0 : idleMs + Math.min(now - observedFrom, watchSeconds * 1000);
    if (idleMs < idleSeconds * 1000 && now - started < totalSeconds * 1000) continue;
    const pending = files.map((url) => `waits for ${url}`);
    return `it is not ready after ${Math.round((now - started) / 1000)} seconds: it ${[...(state === 'ready' ? [] : [state]), ...pending].join(', ')}`;
  }
}
