import type { SiteContent } from '../release/compose-release.ts';
import type { GateProblem } from './gate-result.ts';
import type { Visit } from './gate-visits.ts';
import { runSteps } from './run-steps.ts';
import { findFault, followLink } from './visit-page.ts';
import type { Preview } from './with-preview.ts';
import { findProblems, type ShellVisit, type Tab, withTabs } from './with-tabs.ts';

/** Pages to open in one shell. */
export interface Walk {
  readonly content: SiteContent;
  readonly visits: readonly Visit[];
}

/**
 * Opens the pages of one walk after the other, and says what went wrong on which. A page of a remote is gone to as links
 * do, at a fifth of the work of a load; the first one of a walk, and what no component answers, is loaded.
 */
export async function checkPages(
  preview: Preview,
  walks: readonly Walk[],
  tabCount = 1,
): Promise<GateProblem[]> {
  const waiting = walks.flatMap(({ content, visits }) => visits.map((visit) => ({ ...visit, content })));
  if (waiting.length === 0) return [];
  return withTabs(preview, 'desk', async (openTab) => {
    async function work(): Promise<GateProblem[]> {
      const tab = await openTab();
      let open: SiteContent | undefined;
      return findProblems(waiting, async (visit) => {
        const isLink = visit.component !== undefined && open === visit.content;
        open = visit.content;
        return visitPage(tab, visit, isLink ? undefined : await preview.serve(visit.content));
      });
    }
    const found = await Promise.all(Array.from({ length: Math.min(tabCount, waiting.length) }, work));
    return found.flat();
  });
}

/** Loads a page from `origin`, or goes to it as links do. What the page itself says comes before what it looks like. */
async function visitPage({ page, watch }: Tab, visit: ShellVisit, origin?: string): Promise<string[]> {
  const { path, status = 200, steps } = visit;
  let answered: number | undefined = status;
  if (origin === undefined) await followLink(page, path);
  else answered = (await page.goto(origin + path, { waitUntil: 'commit' }))?.status();
  const fault = (await findFault(page, watch)) ?? (await runSteps(page, watch, steps));
  const reasons = watch.takeReasons();
  if (answered !== status) reasons.push(`${origin}${path} was answered ${answered}`);
  return reasons.length > 0 || !fault ? reasons : [fault];
}
