import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { PageWatch } from './page-watch.ts';

/** How long a page may take until it stands. Everything comes from this machine. */
const pageSeconds = 10;

/** Loads an address as a first visit does. */
export function loadPage(page: Page, origin: string, path: string): Promise<unknown> {
  return page.goto(origin + path, { waitUntil: 'commit' });
}

/** Goes to an address of the site as its links do, without loading the shell again. */
export function followLink(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-left', '');
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** Waits until the page that was gone to stands with all its parts; otherwise says what is the matter. */
export async function findFault(page: Page, watch: PageWatch): Promise<string | undefined> {
  const deadline = performance.now() + pageSeconds * 1000;
  for (;;) {
    const state = await page.evaluate(readState).catch(() => 'loading' as const);
    if (state === 'failed') return 'a part of the page says that it is not available';
    if (state === 'stands' && watch.isIdle()) return undefined;
    if (performance.now() > deadline)
      return state === 'empty'
        ? `no heading stood on it within ${pageSeconds} seconds`
        : `it still waited for files after ${pageSeconds} seconds`;
    await pause(15);
  }
}

/** Runs in the page. The shell marks what loads and what failed (`data-remote-state`). */
function readState(): 'failed' | 'loading' | 'empty' | 'stands' {
  const main = document.querySelector('main');
  if (main?.querySelector('[data-remote-state="failed"]')) return 'failed';
  if (!main || main.querySelector('[data-remote-state="loading"]')) return 'loading';
  return main.querySelector('h1:not([data-left])') ? 'stands' : 'empty';
}
