import type { Browser, BrowserContext } from 'playwright-core';
import type { SiteContent } from '../release/compose-release.ts';
import type { GateProblem } from './gate-result.ts';
import type { Visit } from './gate-visits.ts';
import { openShell } from './open-shell.ts';
import { watchPage } from './page-watch.ts';
import { findFault, followLink } from './visit-page.ts';

/** One more would say the same again. */
const enoughProblems = 5;

export interface PageCheck {
  readonly site: string;
  readonly content: SiteContent;
  readonly visits: readonly Visit[];
  /** Pages that are opened at a time; one unless said. */
  readonly tabs?: number;
  /** Loads the first page and goes on from there as links do: three fifths of the work of loading each. */
  readonly byLinks?: boolean;
}

/** Opens every page in one shell, in a fresh profile, and says what went wrong on which. */
export async function checkPages(
  browser: Browser,
  { site, content, visits, tabs = 1, byLinks = false }: PageCheck,
): Promise<GateProblem[]> {
  const shell = await openShell(site, content);
  // What a service worker fetches in the background is no part of a page.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  const ours = [shell.origin, ...content.shell.origins];
  const waiting = [...visits];
  const problems: GateProblem[] = [];
  async function work(): Promise<void> {
    const tab = await openTab(context, ours, byLinks);
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const { module, path } = visit;
      const reasons = await tab.visit(shell.origin, visit);
      const where = { module, shell: content.shell.version, page: path };
      problems.push(...reasons.map((reason) => ({ ...where, reason })));
      if (problems.length >= enoughProblems) waiting.splice(0);
    }
  }
  try {
    await Promise.all(Array.from({ length: tabs }, work));
    return problems;
  } finally {
    await context.close();
    await shell.close();
  }
}

async function openTab(context: BrowserContext, ours: readonly string[], byLinks: boolean) {
  const page = await context.newPage();
  const watch = watchPage(page, (url) => ours.some((origin) => url.startsWith(`${origin}/`)));
  /** What went wrong; what the page itself says comes before what it looks like. */
  async function visit(origin: string, { path, status = 200 }: Visit): Promise<string[]> {
    const isOpen = page.url().startsWith(origin);
    let answered: number | undefined = status;
    if (byLinks && isOpen) await followLink(page, path);
    else answered = (await page.goto(origin + path, { waitUntil: 'commit' }))?.status();
    const fault = await findFault(page, watch);
    const reasons = watch.takeReasons();
    if (answered !== status) reasons.push(`${origin}${path} was answered ${answered}`);
    return reasons.length > 0 || !fault ? reasons : [fault];
  }
  return { visit };
}
