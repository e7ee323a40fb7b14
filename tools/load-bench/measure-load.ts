import type { Browser, Page } from 'playwright-core';

export interface LoadedPage {
  readonly path: string;
  /** Stands on the page when it can be used. */
  readonly sign: string;
}

export interface Network {
  readonly latencyMs: number;
  readonly bitsPerSecond: number;
}

export interface Load {
  /** Milliseconds from the navigation until the sign stands. */
  readonly ready: number;
  readonly requests: number;
  readonly kilobytes: number;
  /** Longest chain of requests that each began after the end of the one before. */
  readonly roundTrips: number;
}

declare global {
  /** Set by the measuring script when the sign stands. */
  var readyAt: number | undefined;
}

/** Opens a page with nothing in any cache. */
export async function measureLoad(
  browser: Browser,
  url: string,
  { sign, network }: { sign: string; network?: Network | undefined },
): Promise<Load> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    if (network) await slowDown(page, network);
    await page.addInitScript(watchFor, sign);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.readyAt !== undefined, undefined, { timeout: 60_000 });
    return await page.evaluate(readTimings);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page, { latencyMs, bitsPerSecond }: Network): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const throughput = bitsPerSecond / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Runs in the page, before anything else. */
function watchFor(sign: string): void {
  const changes = new MutationObserver(() => {
    if (!document.querySelector(sign)) return;
    globalThis.readyAt = performance.now();
    changes.disconnect();
  });
  changes.observe(document, { childList: true, subtree: true });
}

/** Runs in the page, when it stands. */
function readTimings() {
  const ready = globalThis.readyAt ?? Number.NaN;
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const needed = entries.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= ready);
  let roundTrips = 0;
  let ended = -1;
  // The longest chain takes, again and again, the request that ends first of those that begin after the last one.
  for (const { startTime, responseEnd } of needed.toSorted((a, b) => a.responseEnd - b.responseEnd)) {
    if (startTime < ended) continue;
    roundTrips += 1;
    ended = responseEnd;
  }
  const bytes = needed.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { ready, requests: needed.length, kilobytes: bytes / 1000, roundTrips };
}
