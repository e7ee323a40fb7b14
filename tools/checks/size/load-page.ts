import type { Browser } from 'playwright-core';
import { touch, withColdPage } from '../../measure/measured-site.ts';

export interface LoadedFile {
  /** Path in the site. */
  readonly path: string;
  readonly text: string;
  /** Bytes of the body as the browser received it: Brotli where publishing compressed the file. */
  readonly bytes: number;
  /** Bytes of the same body gzipped. */
  readonly gzipped: number;
  /** Requested before the page had a form. */
  readonly isEarly: boolean;
}

/** Longer than the site waits after a page is idle before it looks for a newer release. */
const quietMs = 5000;

/** Files of the site that a page loads on a phone without any input, with empty caches and without the service worker. */
export function loadPage(browser: Browser, url: string): Promise<LoadedFile[]> {
  return withColdPage(browser, { ...touch, serviceWorkers: 'block' }, async (page) => {
    await page.addInitScript(markForm);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(quietMs);
    const loaded = await page.evaluate(readLoaded);
    return Promise.all(loaded.map((file) => readFile(file)));
  });
}

/** Runs in the page before any script. */
function markForm(): void {
  const changes = new MutationObserver(() => {
    if (!document.querySelector('main form')) return;
    performance.mark('form');
    changes.disconnect();
  });
  changes.observe(document, { childList: true, subtree: true });
}

interface Loaded extends Pick<LoadedFile, 'bytes' | 'isEarly'> {
  readonly url: string;
}

/** Runs in the page. */
function readLoaded(): Loaded[] {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const form = performance.getEntriesByName('form')[0]?.startTime ?? Number.POSITIVE_INFINITY;
  const own = entries.filter(({ name }) => name.startsWith(location.origin));
  const loaded = own.map(({ name: url, encodedBodySize: bytes, startTime }) => ({
    url,
    bytes,
    isEarly: startTime < form,
  }));
  return [...new Map(loaded.map((file) => [file.url, file])).values()];
}

async function readFile({ url, ...loaded }: Loaded): Promise<LoadedFile> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const text = await response.text();
  const gzipped = Number(response.headers.get('content-length'));
  return { path: new URL(url).pathname, text, gzipped, ...loaded };
}
