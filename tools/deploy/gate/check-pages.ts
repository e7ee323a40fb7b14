import type { Browser } from 'playwright-core';
import type { SiteContent } from '../../site/release/compose-release.ts';
import type { GateProblem } from './gate-result.ts';
import type { Visit } from './gate-visits.ts';
import { openShell } from './open-shell.ts';
import { watchPage } from './page-watch.ts';
import { findFault, followLink, loadPage } from './visit-page.ts';

/** One more would say the same again. */
const enoughProblems = 5;

export interface PageCheck {
  readonly site: string;
  readonly content: SiteContent;
  readonly visits: readonly Visit[];
  /** Loads every page afresh, rather than going from one to the next as links do. */
  readonly afresh: boolean;
}

/** Opens every page in one shell, in a fresh profile, and says what went wrong on which. */
export async function checkPages(browser: Browser, check: PageCheck): Promise<GateProblem[]> {
  const { site, content, visits, afresh } = check;
  const shell = await openShell(site, content);
  // What a service worker fetches in the background is no part of a page.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  try {
    const modules = [shell.origin, ...content.shell.origins];
    const isOurs = (url: string) => modules.some((origin) => url.startsWith(`${origin}/`));
    const page = await context.newPage();
    const watch = watchPage(page, isOurs);
    const problems: GateProblem[] = [];
    for (const { module, path } of visits) {
      const first = page.url() === 'about:blank';
      await (first || afresh ? loadPage(page, shell.origin, path) : followLink(page, path));
      const fault = await findFault(page, watch);
      const reasons = watch.takeReasons();
      const where = { module, shell: content.shell.version, page: path };
      if (reasons.length > 0) problems.push(...reasons.map((reason) => ({ ...where, reason })));
      else if (fault) problems.push({ ...where, reason: fault });
      if (problems.length >= enoughProblems) break;
    }
    return problems;
  } finally {
    await context.close();
    await shell.close();
  }
}
