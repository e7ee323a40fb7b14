import type { GateStep } from '@campusway/contract';
import type { Page } from 'playwright-core';
import { findStall, type PageState } from './find-stall.ts';
import type { PageWatch } from './page-watch.ts';
import { withPageTimeout } from './with-page-timeout.ts';

/** Client-side navigation, as by a link of the site: the shell is not loaded again. */
export function followLink(page: Page, path: string): Promise<void> {
  const navigation = page.evaluate((to) => {
    for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-left', '');
    // The router keys its entries; a new key prevents it from restoring the state of another entry.
    history.pushState({ key: crypto.randomUUID() }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  return withPageTimeout(navigation);
}

/** Waits until the open page is ready with all its parts. Returns undefined then, otherwise an error text. */
export function findPageError(page: Page, watch: PageWatch): Promise<string | undefined> {
  // evaluate() rejects while the document is replaced.
  const navigating: PageState = { state: 'is loading', changed: false };
  return findStall(
    (watchSeconds) =>
      withPageTimeout(page.evaluate(untilSettled, watchSeconds * 1000).catch(() => navigating)),
    watch,
  );
}

/** Runs in the page. The shell sets `data-remote-state`; the prerendered shell has `data-frame` until React replaces it. */
function untilSettled(milliseconds: number): Promise<PageState> {
  let changed = false;
  function read(): PageState['state'] {
    const main = document.querySelector('main');
    if (main?.querySelector('[data-remote-state="failed"]')) return 'failed';
    const isLoading =
      !main || main.closest('[data-frame]') || main.querySelector('[data-remote-state="loading"]');
    if (isLoading) return 'is loading';
    return main.querySelector('h1:not([data-left])') ? 'ready' : 'has no heading of its own';
  }
  return new Promise((resolve) => {
    function end(): void {
      changes.disconnect();
      resolve({ state: read(), changed });
    }
    function check(): void {
      if (['failed', 'ready'].includes(read())) end();
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

/** Limit for a control to become visible and clickable. */
const controlSeconds = 15;

/** Runs the interactions of a module's `src/gate.ts` on its page. Returns the first failed step with its error. */
export async function runSteps(
  page: Page,
  watch: PageWatch,
  steps: readonly GateStep[] = [],
): Promise<string | undefined> {
  for (const step of steps) {
    const { role, name } = 'click' in step ? step.click : step.into;
    const control = page.getByRole(role, { name, exact: true }).first();
    const timeout = controlSeconds * 1000;
    const action = 'click' in step ? control.click({ timeout }) : control.fill(step.type, { timeout });
    const actionError = await action.then(
      () => undefined,
      (error: Error) => error.message.split('\n', 1)[0],
    );
    const error = actionError ?? (await findPageError(page, watch));
    if (error)
      return `src/gate.ts, ${'click' in step ? 'click on' : 'type into'} ${role} "${name}": ${error}`;
  }
  return undefined;
}
