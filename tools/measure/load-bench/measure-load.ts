import type { Browser } from 'playwright-core';
import { type Network, withColdPage } from '../measured-site.ts';

export interface LoadedPage {
  readonly path: string;
  /** Selector of an element that is visible when the page is usable. */
  readonly sign: string;
}

export interface Load {
  /** Milliseconds from the navigation until that element is visible. */
  readonly ready: number;
  readonly requests: number;
  readonly kilobytes: number;
  /** Longest chain of requests that each began after the end of the one before. */
  readonly roundTrips: number;
}

declare global {
  /** Set by the measuring script when that element is visible. */
  var readyAt: number | undefined;
}

/** Opens a page with empty caches. */
export function measureLoad(
  browser: Browser,
  url: string,
  { sign, network }: { sign: string; network?: Network | undefined },
): Promise<Load> {
  const options = { ignoreHTTPSErrors: true, serviceWorkers: 'block', network } as const;
  return withColdPage(browser, options, async (page) => {
    await page.addInitScript(watchFor, sign);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.readyAt !== undefined, undefined, { timeout: 60_000 });
    return page.evaluate(readTimings);
  });
}

/** Runs in the page before any script. */
function watchFor(sign: string): void {
  const changes = new MutationObserver(() => {
    if (!document.querySelector(sign)) return;
    globalThis.readyAt = performance.now();
    changes.disconnect();
  });
  changes.observe(document, { childList: true, subtree: true });
}

/** Runs in the page when it is ready. */
function readTimings() {
  const ready = globalThis.readyAt ?? Number.NaN;
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const needed = entries.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= ready);
  let roundTrips = 0;
  let ended = -1;
  // Greedy: each step takes the request that ends first among those that start after the previous one.
  for (const { startTime, responseEnd } of needed.toSorted((a, b) => a.responseEnd - b.responseEnd)) {
    if (startTime < ended) continue;
    roundTrips += 1;
    ended = responseEnd;
  }
  const bytes = needed.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { ready, requests: needed.length, kilobytes: bytes / 1000, roundTrips };
}
