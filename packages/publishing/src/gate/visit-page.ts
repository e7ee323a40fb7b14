import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { askPage } from './ask-page.ts';
import type { PageWatch } from './page-watch.ts';

/** How long a page may take until it stands. Everything comes from this machine. */
const pageSeconds = 15;
/** How long the page itself watches for that, before it is asked again. */
const watchSeconds = 2;

/** Goes to an address of the site as its links do, without loading the shell again. */
export function followLink(page: Page, path: string): Promise<void> {
  const following = page.evaluate((to) => {
    for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-left', '');
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  return askPage(following);
}

/** Waits until the page that was gone to stands with all its parts; otherwise says what is the matter. */
export async function findFault(page: Page, watch: PageWatch): Promise<string | undefined> {
  const deadline = performance.now() + pageSeconds * 1000;
  while (performance.now() < deadline) {
    const watching = page.evaluate(untilSettled, watchSeconds * 1000).catch(() => 'loading');
    const state = await askPage(watching);
    if (state === 'failed') return 'a part of the page says that it is not available';
    if (state === 'stands' && watch.isIdle()) return undefined;
    await pause(10);
  }
  return `it did not stand within ${pageSeconds} seconds, or still waited for files`;
}

/** Runs in the page. The shell marks what loads and what failed (`data-remote-state`); `data-frame` stands before it runs. */
function untilSettled(milliseconds: number): Promise<'failed' | 'stands' | 'loading'> {
  function read(): 'failed' | 'stands' | 'loading' {
    const main = document.querySelector('main');
    if (main?.querySelector('[data-remote-state="failed"]')) return 'failed';
    const isLoading =
      !main || main.closest('[data-frame]') || main.querySelector('[data-remote-state="loading"]');
    return !isLoading && main.querySelector('h1:not([data-left])') ? 'stands' : 'loading';
  }
  return new Promise((resolve) => {
    function check(): void {
      const state = read();
      if (state === 'loading') return;
      changes.disconnect();
      resolve(state);
    }
    const changes = new MutationObserver(check);
    changes.observe(document, { childList: true, subtree: true });
    setTimeout(() => resolve('loading'), milliseconds);
    check();
  });
}
