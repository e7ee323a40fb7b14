import type { Browser } from 'playwright-core';
import type { ServedSite } from '../load-bench/serve-folders.ts';
import { withColdPage } from '../measured-site.ts';

/** Every page is measured so often, and one that seems slower than before up to five times as often. */
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
 * @param isSlower whether a page lost too much; it is measured again before that counts
 * @returns the work of that screen divided by that of each page
 */
export async function measureWork(
  browser: Browser,
  ours: ServedSite,
  theirs: ServedSite,
  isSlower: (name: string, ratio: number) => boolean,
): Promise<Record<string, number>> {
  const works = new Map<string, number[]>();
  const workOf = (path: string) => Math.min(...(works.get(path) ?? []));
  const nameOf = (path: string) => `work of ${path}, a map written by hand`;
  const ratioOf = (path: string) => Number((workOf('') / workOf(path)).toFixed(2));
  let asked = pages;
  for (let round = 1; round <= 5 * rounds && asked.length > 0; round += 1) {
    // The reference is short, so its time varies most: before every second page.
    for (const path of asked.flatMap((path, i) => (i % 2 === 0 ? ['', path] : path))) {
      const url = path === '' ? `${theirs.origin}/cse-nav` : ours.origin + path;
      works.set(path, [...(works.get(path) ?? []), await measurePage(browser, url)]);
    }
    // Of all: further rounds may lower the reference.
    if (round >= rounds) asked = pages.filter((path) => isSlower(nameOf(path), ratioOf(path)));
  }
  console.log(`Work of the main thread, ms, least of the rounds\n${''.padEnd(44)}${workOf('').toFixed(0)}`);
  for (const path of pages) {
    const { length } = works.get(path) ?? [];
    const work = workOf(path);
    console.log(
      `${path.padEnd(44)}${work.toFixed(0)}  ${(work / workOf('')).toFixed(2)} times, ${length} rounds`,
    );
  }
  return Object.fromEntries(pages.map((path) => [nameOf(path), ratioOf(path)]));
}

/** Milliseconds of all tasks of the main thread. */
function measurePage(browser: Browser, url: string): Promise<number> {
  const options = { viewport: { width: 412, height: 823 }, serviceWorkers: 'block' } as const;
  return withColdPage(browser, options, async (page, devtools) => {
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(restMs);
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  });
}
