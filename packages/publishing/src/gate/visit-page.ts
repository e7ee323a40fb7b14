import type { Page } from 'playwright-core';
import { askPage } from './ask-page.ts';
import { findStall, type PageState } from './find-stall.ts';
import type { PageWatch } from './page-watch.ts';

/** Goes to an address of the site as its links do, without loading the shell again. */
export function followLink(page: Page, path: string): Promise<void> {
  const following = page.evaluate((to) => {
    for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-left', '');
    // With a key, as the router's own entries: what was remembered of another entry does not apply.
    history.pushState({ key: crypto.randomUUID() }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  return askPage(following);
}

/** Waits until the page that was gone to stands with all its parts; otherwise says what is the matter. */
export function findFault(page: Page, watch: PageWatch): Promise<string | undefined> {
  const gone: PageState = { state: 'loads', changed: false };
  return findStall(
    (watchSeconds) => askPage(page.evaluate(untilSettled, watchSeconds * 1000).catch(() => gone)),
    watch,
  );
}

/** Runs in the page. The shell marks what loads and what failed (`data-remote-state`); `data-frame` stands before it runs. */
function untilSettled(milliseconds: number): Promise<PageState> {
  let changed = false;
  function read(): PageState['state'] {
    const main = document.querySelector('main');
    if (main?.querySelector('[data-remote-state="failed"]')) return 'failed';
    const isLoading =
      !main || main.closest('[data-frame]') || main.querySelector('[data-remote-state="loading"]');
    if (isLoading) return 'loads';
    return main.querySelector('h1:not([data-left])') ? 'stands' : 'has no heading of its own';
  }
  return new Promise((resolve) => {
    function end(): void {
      changes.disconnect();
      resolve({ state: read(), changed });
    }
    function check(): void {
      if (['failed', 'stands'].includes(read())) end();
    }
    const changes = new MutationObserver(() => {
      changed = true;
      check();
    });
    changes.observe(document, { childList: true, subtree: true });
    setTimeout(end, milliseconds);
    check();
  });
}
