import type { Browser } from 'playwright-core';
import type { ServedSite } from '../load-bench/serve-folders.ts';
import { withColdPage } from '../measured-site.ts';

const rounds = 3;
/** Milliseconds from the load event in which a page ends its work. */
const restMs = 1500;
const pages = [
  '/',
  '/departments',
  '/cse',
  '/login',
  '/cse-nav',
  '/navigate?from=main-gate-1&to=room-310',
  '/room/310',
];

/**
 * The main thread's work until a page rests, cold, beside that of the navigation screen written by hand: the least of some
 * rounds, as another program can only add to it.
 * @returns the work of that screen divided by that of each page
 */
export async function measureWork(
  browser: Browser,
  ours: ServedSite,
  theirs: ServedSite,
): Promise<Record<string, number>> {
  const works = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1)
    // The reference is short, so its time varies most: four times a round.
    for (const path of pages.flatMap((path, i) => (i % 2 === 0 ? ['', path] : path))) {
      const url = path === '' ? `${theirs.origin}/cse-nav` : ours.origin + path;
      works.set(path, [...(works.get(path) ?? []), await workOf(browser, url)]);
    }
  const leastOf = (path: string) => Math.min(...(works.get(path) ?? []));
  const reference = leastOf('');
  console.log(`Work of the main thread, ms, least of ${rounds}\n${''.padEnd(44)}${reference.toFixed(0)}`);
  return Object.fromEntries(
    pages.map((path) => {
      const work = leastOf(path);
      console.log(`${path.padEnd(44)}${work.toFixed(0)}  ${(work / reference).toFixed(2)} times`);
      return [`work of ${path}, a map written by hand`, Number((reference / work).toFixed(2))];
    }),
  );
}

/** Milliseconds of all tasks of the main thread. */
function workOf(browser: Browser, url: string): Promise<number> {
  const options = { viewport: { width: 412, height: 823 }, serviceWorkers: 'block' } as const;
  return withColdPage(browser, options, async (page, devtools) => {
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(restMs);
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  });
}
