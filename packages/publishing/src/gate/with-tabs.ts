import type { Page } from 'playwright-core';
import type { SiteContent } from '../release/compose-release.ts';
import type { GateProblem } from './gate-result.ts';
import type { Visit } from './gate-visits.ts';
import { type PageWatch, watchPage } from './page-watch.ts';
import type { Preview } from './with-preview.ts';

export const viewports = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** One more would say the same again. */
const enoughProblems = 5;

export interface Tab {
  readonly page: Page;
  readonly watch: PageWatch;
}

/** Runs `action` with tabs of a fresh profile. */
export async function withTabs<Value>(
  { browser, isOurs }: Preview,
  window: keyof typeof viewports,
  action: (openTab: () => Promise<Tab>) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext({
    viewport: viewports[window],
    ...(window === 'phone' && { isMobile: true, hasTouch: true }),
    // What a service worker fetches in the background is no part of a page.
    serviceWorkers: 'block',
  });
  async function openTab(): Promise<Tab> {
    const page = await context.newPage();
    return { page, watch: watchPage(page, isOurs) };
  }
  try {
    return await action(openTab);
  } finally {
    // The browser is ended after all checks; a profile with a page that hangs does not close.
    void context.close().catch(() => undefined);
  }
}

/** A visit to one shell. */
export interface ShellVisit extends Visit {
  readonly content: SiteContent;
}

/** Visits what waits, as other tabs may do beside; once enough is wrong nothing waits any more. */
export async function findProblems(
  waiting: ShellVisit[],
  visit: (to: ShellVisit) => Promise<readonly string[]>,
): Promise<GateProblem[]> {
  const problems: GateProblem[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { module, path, content } = next;
    // A tab that has crashed or hangs is of no more use.
    const reasons = await visit(next).catch((error: Error) => {
      waiting.splice(0);
      return [error.message];
    });
    const where = { module, shell: content.shell.version, page: path };
    problems.push(...reasons.map((reason) => ({ ...where, reason })));
    if (problems.length >= enoughProblems) waiting.splice(0);
  }
  return problems;
}
