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

export interface Tab {
  readonly page: Page;
  readonly watch: PageWatch;
}

/** Runs `action` with tabs of a fresh profile. */
export async function withTabs<Value>(
  { browser, isOurs, isListed }: Preview,
  window: keyof typeof viewports,
  action: (openTab: () => Promise<Tab>) => Promise<Value>,
): Promise<Value> {
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
  try {
    return await action(openTab);
  } finally {
    // Not awaited: close() never resolves while a page hangs. The browser is closed after all checks.
    void context.close().catch(() => undefined);
  }
}

/** A visit in one composition of the site. */
export interface ShellVisit extends Visit {
  readonly content: SiteContent;
}

/** Works off a queue that several tabs share; empties it after `maxFindings` findings. */
export async function runVisits(
  waiting: ShellVisit[],
  visit: (to: ShellVisit) => Promise<readonly string[]>,
): Promise<GateFinding[]> {
  const findings: GateFinding[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { module, path, content } = next;
    // A tab that crashed or hangs cannot be used again.
    const reasons = await visit(next).catch((error: Error) => {
      waiting.splice(0);
      return [error.message];
    });
    const where = { module, shell: content.shell.version, page: path };
    findings.push(...reasons.map((reason) => ({ ...where, reason })));
    if (findings.length >= maxFindings) waiting.splice(0);
  }
  return findings;
}
