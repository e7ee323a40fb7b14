import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { SiteContent } from '../release/compose-release.ts';
import { checkStay, type Elsewhere, readElsewhere } from './check-stay.ts';
import type { GateProblem } from './gate-result.ts';
import type { Visit } from './gate-visits.ts';
import { openShell } from './open-shell.ts';
import { keepStart } from './page-surroundings.ts';
import { watchPage } from './page-watch.ts';
import { runSteps } from './run-steps.ts';
import { findFault, followLink } from './visit-page.ts';

/** One more would say the same again. */
const enoughProblems = 5;

/** Windows in which pages are opened. */
export const windows = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

/**
 * How pages are gone to: each loaded; the first one loaded and the others from there as links do, at three fifths of the
 * work; or each loaded, stayed at for some seconds, and left for a page of the shell's own.
 */
export type Way = 'load' | 'links' | 'stay';

export interface PageCheck {
  readonly site: string;
  readonly content: SiteContent;
  readonly visits: readonly Visit[];
  /** Pages that are opened at a time; one unless given. */
  readonly tabs?: number;
  readonly way?: Way;
  readonly window?: keyof typeof windows;
}

/** Opens every page in one shell, in a fresh profile, and says what went wrong on which. */
export async function checkPages(
  browser: Browser,
  { site, content, visits, tabs = 1, way = 'load', window = 'desk' }: PageCheck,
): Promise<GateProblem[]> {
  const shell = await openShell(site, content);
  // What a service worker fetches in the background is no part of a page.
  const context = await browser.newContext({ ...windows[window], serviceWorkers: 'block' });
  const ours = [shell.origin, ...content.shell.origins];
  const waiting = [...visits];
  const problems: GateProblem[] = [];
  let before: Promise<Elsewhere> | undefined;
  async function work(): Promise<void> {
    const tab = await openTab(context, ours, way);
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const { module, path } = visit;
      // A tab that has crashed or hangs is of no more use.
      const reasons = await tab.visit(shell.origin, visit, before).catch((error: Error) => {
        waiting.splice(0);
        return [error.message];
      });
      const where = { module, shell: content.shell.version, page: path };
      problems.push(...reasons.map((reason) => ({ ...where, reason: `${reason}${atWidth(window)}` })));
      if (problems.length >= enoughProblems) waiting.splice(0);
    }
  }
  try {
    if (way === 'stay') before = openTab(context, ours, way).then((tab) => tab.readElsewhere(shell.origin));
    // Whoever compares with it says what went wrong.
    before?.catch(() => undefined);
    await Promise.all(Array.from({ length: Math.min(tabs, visits.length) }, work));
    return problems;
  } finally {
    // The browser is ended after all checks; a profile with a page that hangs does not close.
    void context.close().catch(() => undefined);
    await shell.close();
  }
}

function atWidth(window: keyof typeof windows): string {
  return window === 'desk' ? '' : ` (at ${windows[window].viewport.width} px)`;
}

async function openTab(context: BrowserContext, ours: readonly string[], way: Way) {
  const page = await context.newPage();
  if (way === 'stay') await keepStart(page);
  const watch = watchPage(page, (url) => ours.some((origin) => url.startsWith(`${origin}/`)));
  /** What went wrong; what the page itself says comes before what it looks like. */
  async function visit(origin: string, to: Visit, before?: Promise<Elsewhere>): Promise<string[]> {
    const { path, status = 200, steps } = to;
    if (before) return checkStay(page, watch, { origin, before, ...to });
    const isOpen = page.url().startsWith(origin);
    let answered: number | undefined = status;
    if (way === 'links' && isOpen) await followLink(page, path);
    else answered = (await page.goto(origin + path, { waitUntil: 'commit' }))?.status();
    const stands = await findFault(page, watch);
    const fault = stands ?? (way === 'links' ? await runSteps(page, watch, steps) : undefined);
    const reasons = watch.takeReasons();
    if (answered !== status) reasons.push(`${origin}${path} was answered ${answered}`);
    return reasons.length > 0 || !fault ? reasons : [fault];
  }
  return { visit, readElsewhere: (origin: string) => readElsewhere(page, watch, origin) };
}
