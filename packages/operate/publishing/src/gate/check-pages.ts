import type { SiteContent } from '@campusway/pages';
import type { GateFinding } from './gate-result.ts';
import type { Visit } from './gate-visits.ts';
import { findPageError, followLink, loadPage, runSteps } from './visit-page.ts';
import type { Preview } from './with-preview.ts';
import { runVisits, type ShellVisit, type Tab, withTabs } from './with-tabs.ts';

/** Pages to open in one composition of the site. */
export interface PageRun {
  readonly content: SiteContent;
  readonly visits: readonly Visit[];
}

/**
 * Opens the pages and reports errors by page. Pages of remotes are opened by client-side navigation, a fifth of the work
 * of a load. The first page of a tab, and pages without a component, are loaded.
 */
export async function checkPages(
  preview: Preview,
  { content, visits }: PageRun,
  tabCount = 1,
): Promise<GateFinding[]> {
  if (visits.length === 0) return [];
  const waiting = visits.map((visit) => ({ ...visit, content }));
  const origin = await preview.serve(content);
  return withTabs(preview, 'desktop', async (openTab) => {
    async function work(): Promise<GateFinding[]> {
      const tab = await openTab();
      let isOpen = false;
      return runVisits(waiting, (visit) => {
        const isLink = visit.component !== undefined && isOpen;
        isOpen = true;
        return visitPage(tab, visit, isLink ? undefined : origin);
      });
    }
    const found = await Promise.all(Array.from({ length: Math.min(tabCount, waiting.length) }, work));
    return found.flat();
  });
}

/** Loads a page from `origin`, or navigates to it within the tab. Errors the page logs replace the generic one. */
async function visitPage({ page, watch }: Tab, visit: ShellVisit, origin?: string): Promise<string[]> {
  const { path, status, steps } = visit;
  const opening = origin === undefined ? followLink(page, path) : loadPage(page, origin + path, status);
  const statusError = await opening;
  const failure = (await findPageError(page, watch)) ?? (await runSteps(page, watch, steps));
  const errors = watch.takeErrors();
  if (statusError) errors.push(statusError);
  return errors.length > 0 || !failure ? errors : [failure];
}
