import type { Browser } from 'playwright-core';
import { withColdPage } from '../../measure/measured-site.ts';

export interface LoadedFile {
  /** Path in the site. */
  readonly path: string;
  readonly text: string;
  /** Bytes of the body as the browser received it: Brotli where publishing compressed the file. */
  readonly bytes: number;
  /** Bytes of the same body gzipped. */
  readonly gzipped: number;
}

/** Longer than the site waits after a page is idle before it looks for a newer release. */
const quietMs = 5000;

/** Files of the site that a page loads without any input, with empty caches and without the service worker. */
export function loadPage(browser: Browser, url: string): Promise<LoadedFile[]> {
  return withColdPage(browser, { serviceWorkers: 'block' }, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(quietMs);
    const sizes = new Map(await page.evaluate(readSizes));
    return Promise.all(Array.from(sizes, ([file, bytes]) => readFile(file, bytes)));
  });
}

/** Runs in the page. */
function readSizes() {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  return entries
    .filter(({ name }) => name.startsWith(location.origin))
    .map(({ name, encodedBodySize }) => [name, encodedBodySize] as const);
}

async function readFile(url: string, bytes: number): Promise<LoadedFile> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const text = await response.text();
  const gzipped = Number(response.headers.get('content-length'));
  return { path: new URL(url).pathname, text, bytes, gzipped };
}
