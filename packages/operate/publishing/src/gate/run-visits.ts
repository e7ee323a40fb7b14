import type { SiteContent } from '@campusway/pages';
import type { Page } from 'playwright-core';
import type { GateFinding } from './gate-result.ts';
import type { Visit } from './gate-visits.ts';
import { type PageWatch, watchPage } from './page-watch.ts';
import type { Preview } from './with-preview.ts';

export const viewports = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

/** Further findings are usually repetitions. */
const maxFindings = 5;

/** Pages to open in one composition of the site. */
export interface PageRun {
  readonly content: SiteContent;
  readonly visits: readonly Visit[];
}

export interface Tab {
  readonly page: Page;
  readonly watch: PageWatch;
}

/** Where a visit takes place. */
export interface OpenTab {
  readonly tab: Tab;
  /** Of the served content. */
  readonly origin: string;
  /** Whether the tab has opened no page yet. */
  readonly isNew: boolean;
  /** Another tab of the same profile. */
  readonly openTab: () => Promise<Tab>;
}

/** Works off a queue of visits in tabs of a fresh profile; empties it after `maxFindings` findings of a tab. */
export async function runVisits(
  { browser, serve, isOurs, isListed }: Preview,
  { content, visits }: PageRun,
  { window, tabCount }: { readonly window: keyof typeof viewports; readonly tabCount: number },
  visitPage: (where: OpenTab, visit: Visit) => Promise<readonly string[]>,
): Promise<GateFinding[]> {
  if (visits.length === 0) return [];
  const origin = await serve(content);
  const context = await (await browser).newContext({
    viewport: viewports[window],
    ...(window === 'phone' && { isMobile: true, hasTouch: true }),
    // Background requests of the service worker are not part of a page.
    serviceWorkers: 'block',
  });
  async function openTab(): Promise<Tab> {
    const page = await context.newPage();
    return { page, watch: watchPage(page, { isOurs, isListed }) };
  }
  const waiting = [...visits];
  async function work(): Promise<GateFinding[]> {
    const tab = await openTab();
    const findings: GateFinding[] = [];
    let isNew = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const where = { module: next.module, shell: content.shell.version, page: next.path };
      // A tab that crashed or hangs cannot be used again.
      const reasons = await visitPage({ tab, origin, isNew, openTab }, next).catch((error: Error) => {
        waiting.splice(0);
        return [error.message];
      });
      isNew = false;
      findings.push(...reasons.map((reason) => ({ ...where, reason })));
      if (findings.length >= maxFindings) waiting.splice(0);
    }
    return findings;
  }
  try {
    const found = await Promise.all(Array.from({ length: Math.min(tabCount, visits.length) }, work));
    return found.flat();
  } finally {
    // Not awaited: close() never resolves while a page hangs. The browser is closed after all checks.
    void context.close().catch(() => undefined);
  }
}
