import { setTimeout as pause } from 'node:timers/promises';
import type { GateStep } from '@campusway/contract';
import type { Page } from 'playwright-core';
import type { PageWatch } from './page-watch.ts';
import { withPageTimeout } from './with-page-timeout.ts';

/** State of a page, and whether its DOM changed while it was observed. */
export interface PageState {
  readonly state: 'is loading' | 'has no heading of its own' | 'failed' | 'ready';
  readonly changed: boolean;
}

/** Loads a page. Returns an error text when its answer has another status. */
export async function loadPage(page: Page, url: string, status = 200): Promise<string | undefined> {
  const answered = (await page.goto(url, { waitUntil: 'commit' }))?.status();
  return answered === status ? undefined : `${url} was answered ${answered}`;
}

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

const limits = {
  /** Seconds without any progress. Longer than the shell's own load timeout, whose error says more. */
  idleSeconds: 20,
  /** Length of one observation. A late result counts as no more than this. */
  watchSeconds: 2,
  /** Total, for a page that keeps changing and never becomes ready. */
  totalSeconds: 90,
};

/**
 * Waits until a page is ready and all its files are loaded. Returns undefined then, otherwise an explanation of what is
 * missing. Any progress, a DOM change or a file, restarts the idle limit, so a busy machine does not cause a failure.
 */
export async function findStall(
  observe: (watchSeconds: number) => Promise<PageState>,
  watch: Pick<PageWatch, 'eventCount' | 'pendingUrls'>,
  { idleSeconds, watchSeconds, totalSeconds } = limits,
): Promise<string | undefined> {
  const started = performance.now();
  let idleMs = 0;
  for (;;) {
    const [observedFrom, eventsBefore] = [performance.now(), watch.eventCount()];
    const { state, changed } = await observe(watchSeconds);
    if (state === 'failed') return 'a part of the page says that it is not available';
    const files = watch.pendingUrls();
    if (state === 'ready' && files.length === 0) return undefined;
    await pause(10);
    const now = performance.now();
    const hasProgress = changed || watch.eventCount() > eventsBefore;
    idleMs = hasProgress ? 0 : idleMs + Math.min(now - observedFrom, watchSeconds * 1000);
    if (idleMs < idleSeconds * 1000 && now - started < totalSeconds * 1000) continue;
    const pending = files.map((url) => `waits for ${url}`);
    return `it is not ready after ${Math.round((now - started) / 1000)} seconds: it ${[...(state === 'ready' ? [] : [state]), ...pending].join(', ')}`;
  }
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
