import type { GateFinding } from './gate-result.ts';
import { type PageRun, runVisits } from './run-visits.ts';
import { findPageError, followLink, loadPage, runSteps } from './visit-page.ts';
import type { Preview } from './with-preview.ts';

/**
 * Opens the pages and reports errors by page. Pages of remotes are opened by client-side navigation, a fifth of the work
 * of a load. The first page of a tab, and pages without a component, are loaded. Errors a page logs replace the generic one.
 */
export function checkPages(preview: Preview, run: PageRun, tabCount = 1): Promise<GateFinding[]> {
  return runVisits(preview, run, { window: 'desktop', tabCount }, async ({ tab, origin, isNew }, visit) => {
    const { page, watch } = tab;
    const { path, status, steps, component } = visit;
    const isLink = component !== undefined && !isNew;
    const statusError = await (isLink ? followLink(page, path) : loadPage(page, origin + path, status));
    const failure = (await findPageError(page, watch)) ?? (await runSteps(page, watch, steps));
    const errors = watch.takeErrors();
    if (statusError) errors.push(statusError);
    return errors.length > 0 || !failure ? errors : [failure];
  });
}
