import { setTimeout as pause } from 'node:timers/promises';
import type { PageWatch } from './page-watch.ts';

/** How a page says that it is, and whether anything in it has changed since it was asked. */
export interface PageState {
  readonly state: 'loads' | 'has no heading of its own' | 'failed' | 'stands';
  readonly changed: boolean;
}

const limits = {
  /** Longer than the shell lets a page load, since its reason says more. */
  stillSeconds: 20,
  /** How long a page is watched until it is asked again; however late it answers, no more counts. */
  watchSeconds: 2,
  /** For a page that changes all the time and never stands. */
  allSeconds: 90,
};

/**
 * Waits until a page stands and all its files are there; otherwise says what it waits for. It may take its time while
 * anything leads on, a change in it or a file: a busy machine makes a page slow, not still.
 */
export async function findStall(
  ask: (watchSeconds: number) => Promise<PageState>,
  watch: Pick<PageWatch, 'steps' | 'waitsFor'>,
  { stillSeconds, watchSeconds, allSeconds } = limits,
): Promise<string | undefined> {
  const started = performance.now();
  let stillMs = 0;
  for (;;) {
    const [asked, steps] = [performance.now(), watch.steps()];
    const { state, changed } = await ask(watchSeconds);
    if (state === 'failed') return 'a part of the page says that it is not available';
    const files = watch.waitsFor();
    if (state === 'stands' && files.length === 0) return undefined;
    await pause(10);
    const now = performance.now();
    const leadsOn = changed || watch.steps() > steps;
    stillMs = leadsOn ? 0 : stillMs + Math.min(now - asked, watchSeconds * 1000);
    if (stillMs < stillSeconds * 1000 && now - started < allSeconds * 1000) continue;
    const waits = files.map((url) => `waits for ${url}`);
    return `it does not stand after ${Math.round((now - started) / 1000)} seconds: it ${[...(state === 'stands' ? [] : [state]), ...waits].join(', ')}`;
  }
}
