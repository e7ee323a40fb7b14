import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@campusway/toolkit';
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { setSlowdown, withColdPage } from '../measured-site.ts';
import type { Scenario } from './scenarios.ts';

/** Milliseconds; 0 where there is none over the browser's threshold (50 for tasks, 16 for interactions). */
interface Longest {
  readonly ms: number;
  /** Script that ran longest in it, as the browser attributes it; empty where none ran for 5 ms. */
  readonly script: string;
}

export interface Watched {
  readonly task: Longest;
  /** Interaction to next paint, as web-vitals counts it. */
  readonly interaction: Longest;
}

declare global {
  var webVitals: typeof import('web-vitals/attribution');
  /** Of the page so far. */
  var watched: {
    readonly longtask: PerformanceEntry[];
    readonly 'long-animation-frame': PerformanceEntry[];
    interaction: Longest;
  };
}

/** Its declaration is local to the init script. */
const vitals = `${readFileSync(
  join(projectRoot, 'node_modules/web-vitals/dist/web-vitals.attribution.iife.js'),
)}\nglobalThis.webVitals = webVitals;`;

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
): Promise<Watched> {
  const options = { viewport: { width: 412, height: 823 }, hasTouch: true, serviceWorkers: 'block' } as const;
  return withColdPage(browser, options, async (page, devtools) => {
    await page.addInitScript(vitals);
    await page.addInitScript(watchPage);
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

/** Runs in the page before its scripts. */
function watchPage(): void {
  globalThis.watched = {
    longtask: [],
    'long-animation-frame': [],
    interaction: { ms: 0, script: '' },
  };
  for (const type of ['longtask', 'long-animation-frame'] as const)
    new PerformanceObserver((list) => globalThis.watched[type].push(...list.getEntries())).observe({
      type,
      buffered: true,
    });
  webVitals.onINP(
    ({ value, attribution: { longestScript } }) => {
      globalThis.watched.interaction = { ms: value, script: longestScript?.entry.sourceURL ?? '' };
    },
    { reportAllChanges: true, durationThreshold: 16 },
  );
}

function longestSince(page: Page, begun: number): Promise<Watched> {
  return page.evaluate((since) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const [longest] = globalThis.watched.longtask
      .filter(({ startTime }) => startTime >= Math.max(since, painted))
      .toSorted((one, other) => other.duration - one.duration);
    const { startTime = 0, duration = 0 } = longest ?? {};
    const [script] = globalThis.watched['long-animation-frame']
      .flatMap((frame) => (frame as PerformanceLongAnimationFrameTiming).scripts)
      .filter((one) => one.startTime < startTime + duration && one.startTime + one.duration > startTime)
      .toSorted((one, other) => other.duration - one.duration);
    const task = { ms: duration, script: script?.sourceURL ?? '' };
    return { task, interaction: globalThis.watched.interaction };
  }, begun);
}
