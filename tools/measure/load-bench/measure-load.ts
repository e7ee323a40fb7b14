import type { Browser, Page } from 'playwright-core';
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
  /** URLs that were not read from the cache. */
  readonly fetched: readonly string[];
}

declare global {
  /** Set by the measuring script when that element is visible. */
  var readyAt: number | undefined;
}

interface LoadOptions {
  readonly sign: string;
  readonly network?: Network | undefined;
}

/** Opens a page with empty caches. */
export function measureLoad(browser: Browser, url: string, options: LoadOptions): Promise<Load> {
  return withWatchedPage(browser, options, (page) => load(page, url));
}

/** Opens a page again with the caches of its first visit, after `between`. */
export function measureReturn(
  browser: Browser,
  url: string,
  options: LoadOptions,
  between?: () => Promise<void>,
): Promise<Load> {
  return withWatchedPage(browser, options, async (page) => {
    await load(page, url);
    await page.waitForLoadState('networkidle');
    await between?.();
    await page.goto('about:blank');
    return load(page, url);
  });
}

function withWatchedPage(
  browser: Browser,
  { sign, network }: LoadOptions,
  action: (page: Page) => Promise<Load>,
): Promise<Load> {
  const options = { ignoreHTTPSErrors: true, serviceWorkers: 'block', network } as const;
  return withColdPage(browser, options, async (page) => {
    await page.addInitScript(watchFor, sign);
    return action(page);
  });
}

async function load(page: Page, url: string): Promise<Load> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.readyAt !== undefined, undefined, { timeout: 60_000 });
  return page.evaluate(readTimings);
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
  const fetched = needed.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name);
  return { ready, requests: needed.length, kilobytes: bytes / 1000, roundTrips, fetched };
}
