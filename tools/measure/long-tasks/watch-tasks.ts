import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { setSlowdown, withColdPage } from '../measured-site.ts';
import type { Scenario } from './scenarios.ts';

declare global {
  /** Long tasks and interactions of the page so far: start and duration, in milliseconds. */
  var watched: Readonly<Record<'longtask' | 'event', PerformanceEntry[]>>;
}

/** Milliseconds; 0 where there is none over the browser's threshold (50 and 16). */
export interface Longest {
  readonly task: number;
  /** From an input to the next frame, as interaction to next paint counts it. */
  readonly interaction: number;
}

/** CPU slowdown relative to this machine, as in Lighthouse's phone profile. */
const slowdown = 4;
/** Time to observe the page after it is ready. */
const restMs = 2500;

/**
 * Runs a scenario with empty caches on a throttled processor.
 * @returns the longest of those that began after the first paint or after the person began to act
 */
export function watchTasks(
  browser: Browser,
  origin: string,
  { path, act, shown }: Scenario,
): Promise<Longest> {
  const options = { viewport: { width: 412, height: 823 }, hasTouch: true, serviceWorkers: 'block' } as const;
  return withColdPage(browser, options, async (page, devtools) => {
    await page.addInitScript(() => {
      globalThis.watched = { longtask: [], event: [] };
      for (const type of ['longtask', 'event'] as const) {
        // The DOM's types lack the threshold.
        const options = { type, buffered: true, durationThreshold: 16 };
        new PerformanceObserver((list) => globalThis.watched[type].push(...list.getEntries())).observe(
          options,
        );
      }
    });
    if (!act) await setSlowdown(devtools, slowdown);
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.waitForTimeout(restMs);
    if (!act) return longestSince(page, 0);
    const begun = await page.evaluate(() => performance.now());
    await setSlowdown(devtools, slowdown);
    await act(page, (target) => press(page, devtools, target));
    await page.waitForTimeout(restMs);
    const longest = await longestSince(page, begun);
    await setSlowdown(devtools, 1);
    await shown?.(page).waitFor();
    return longest;
  });
}

/**
 * Locates the target at full speed and presses it at a quarter of it. To locate by role, a script in the page
 * reads the whole document; throttled, it would delay the press by 100 ms, which no visitor would notice.
 */
async function press(page: Page, devtools: CDPSession, target: Locator): Promise<void> {
  await setSlowdown(devtools, 1);
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not visible`);
  await setSlowdown(devtools, slowdown);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 40 });
  await page.waitForTimeout(600);
}

function longestSince(page: Page, begun: number): Promise<Longest> {
  return page.evaluate((since) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const longest = (entries: readonly PerformanceEntry[]) =>
      Math.max(
        0,
        ...entries
          .filter(({ startTime }) => startTime >= Math.max(since, painted))
          .map(({ duration }) => duration),
      );
    const interactions = globalThis.watched.event.filter(
      (entry) => (entry as PerformanceEventTiming).interactionId,
    );
    return { task: longest(globalThis.watched.longtask), interaction: longest(interactions) };
  }, begun);
}
