import type { Browser, Page } from 'playwright-core';
import type { SiteContent } from '../release/compose-release.ts';
import type { GateProblem } from './gate-result.ts';
import type { Visit } from './gate-visits.ts';
import { type OpenedShell, openShell } from './open-shell.ts';
import { type PageWatch, watchPage } from './page-watch.ts';

export const viewports = { desk: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** One more would say the same again. */
const enoughProblems = 5;

export interface Tab {
  readonly page: Page;
  readonly watch: PageWatch;
}

interface TabsOptions {
  readonly site: string;
  readonly window: keyof typeof viewports;
  /** From which the shells may load modules. */
  readonly origins: readonly string[];
}

/** Runs `action` with tabs of a fresh profile and a server of the site's own. */
export async function withTabs<Value>(
  browser: Browser,
  { site, window, origins }: TabsOptions,
  action: (shell: OpenedShell, openTab: () => Promise<Tab>) => Promise<Value>,
): Promise<Value> {
  const shell = await openShell(site);
  const context = await browser.newContext({
    viewport: viewports[window],
    ...(window === 'phone' && { isMobile: true, hasTouch: true }),
    // What a service worker fetches in the background is no part of a page.
    serviceWorkers: 'block',
  });
  const ours = [shell.origin, ...origins].map((origin) => `${origin}/`);
  async function openTab(): Promise<Tab> {
    const page = await context.newPage();
    return { page, watch: watchPage(page, (url) => ours.some((origin) => url.startsWith(origin))) };
  }
  try {
    return await action(shell, openTab);
  } finally {
    // The browser is ended after all checks; a profile with a page that hangs does not close.
    void context.close().catch(() => undefined);
    await shell.close();
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
