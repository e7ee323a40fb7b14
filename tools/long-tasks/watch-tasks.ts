import type { Browser, Page } from 'playwright-core';
import type { Scenario } from './scenarios.ts';

declare global {
  /** Long tasks of the page so far: when each began and how long it took, in milliseconds. */
  var longTasks: { readonly startTime: number; readonly duration: number }[];
}

/** How much slower than this machine, as Lighthouse has it for a phone. */
const slowdown = 4;
/** As long as the page is watched after all that was asked for stands. */
const restMs = 2500;

/**
 * Plays a scenario with nothing in any cache on a slowed processor.
 * @returns the longest task in milliseconds, of those that began after the first paint or after the person began to act;
 *   0 when none was over 50 ms
 */
export async function watchTasks(browser: Browser, origin: string, { path, act }: Scenario): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      globalThis.longTasks = [];
      new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries())).observe({
        type: 'longtask',
        buffered: true,
      });
    });
    if (!act) await slowDown(page);
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.waitForTimeout(restMs);
    if (!act) return await longestSince(page, 0);
    await slowDown(page);
    const begun = await page.evaluate(() => performance.now());
    await act(page);
    await page.waitForTimeout(restMs);
    return await longestSince(page, begun);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

function longestSince(page: Page, begun: number): Promise<number> {
  return page.evaluate((since) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const later = globalThis.longTasks.filter(({ startTime }) => startTime >= Math.max(since, painted));
    return Math.max(0, ...later.map(({ duration }) => duration));
  }, begun);
}
