import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@campusway/contract';
import type { Page } from 'playwright-core';
import { askPage } from './ask-page.ts';
import { findLooseRules } from './find-loose-rules.ts';
import type { Visit } from './gate-visits.ts';
import {
  countListeners,
  findChangedGlobals,
  holdGlobals,
  type Surroundings,
  surroundingsOf,
} from './page-surroundings.ts';
import type { PageWatch } from './page-watch.ts';
import { runSteps } from './run-steps.ts';
import { findFault, followLink } from './visit-page.ts';

/** How long a page is watched after it stands, and what it left after it was gone from. */
const staySeconds = 3.2;
const afterSeconds = 1;

/** A page of the shell's own. */
const elsewhere = paths.about();
const mark = 'campusway-gate';

/**
 * Comes to a page from one of the shell's, stays for some seconds, leaves, and says what the page did to all that is
 * not its own: header, title, history, storage, the browser's functions, listeners.
 */
export async function checkStay(
  page: Page,
  watch: PageWatch,
  { origin, path, steps }: { readonly origin: string } & Visit,
): Promise<string[]> {
  await page.goto(origin + elsewhere, { waitUntil: 'commit' });
  const found = await findFault(page, watch);
  if (found) return [`${elsewhere}: ${found}`];
  await askPage(page.evaluate(storeMark, mark));
  const session = await page.context().newCDPSession(page);
  const globals = await holdGlobals(page);
  const [before, listeners] = [await surroundingsOf(page), await countListeners(session)];

  await followLink(page, path);
  const fault = await findFault(page, watch);
  const arrived = await surroundingsOf(page);
  const stopped = fault ? undefined : await runSteps(page, watch, steps);
  const clicked = await surroundingsOf(page);
  await pause(staySeconds * 1000);
  const loose = fault ? [] : await findLooseRules(page);
  const during = await surroundingsOf(page);
  await followLink(page, elsewhere);
  const faultElsewhere = await findFault(page, watch);
  await pause(afterSeconds * 1000);
  const after = await surroundingsOf(page);
  const left = await countListeners(session);
  // The two links that were followed, and those of the steps.
  const visited = before.historyLength + 2 + clicked.historyLength - arrived.historyLength;
  const entries = after.historyLength - visited;
  return [
    ...watch.takeReasons(),
    ...(fault ? [fault] : []),
    ...(stopped ? [stopped] : []),
    ...loose,
    ...(faultElsewhere ? [`after it ${elsewhere}: ${faultElsewhere}`] : []),
    ...damageOf(before, during).map((damage) => `on it ${damage}`),
    ...[...damageOf(before, after), ...traces(before, after)].map((damage) => `after it ${damage}`),
    ...(entries === 0 ? [] : [`it adds ${entries} entries to the history`]),
    ...(await findChangedGlobals(page, globals)).map((name) => `it changes ${name}`),
    ...[...left]
      .filter(([what, count]) => count > (listeners.get(what) ?? 0))
      .map(([what]) => `it leaves behind a listener for ${what}`),
  ];
}

/** Runs in the page. */
function storeMark(key: string): void {
  for (const storage of [localStorage, sessionStorage]) storage.setItem(key, 'kept');
}

/** What must hold on every page; its header may be lower than another's. */
function damageOf(before: Surroundings, now: Surroundings): string[] {
  if (!now.header) return ['the header is gone'];
  const covered = now.covered.filter((control) => !before.covered.includes(control));
  return covered.length > 0 ? [`the header is hidden or covered (${covered.join(', ')})`] : [];
}

/** What must be again as it was on the page before. */
function traces(before: Surroundings, now: Surroundings): string[] {
  const look = now.header?.findIndex((text, index) => text !== before.header?.[index]) ?? -1;
  const gone = before.stored.filter((key) => !now.stored.includes(key));
  const added = now.inBody.filter((element) => !before.inBody.includes(element));
  return [
    ...(look >= 0 ? [`the header is another: ${now.header?.[look]}, was ${before.header?.[look]}`] : []),
    ...(now.title === before.title ? [] : [`the title is "${now.title}", was "${before.title}"`]),
    ...(now.heading === before.heading ? [] : [`the heading is "${now.heading}", was "${before.heading}"`]),
    ...(gone.length > 0 ? [`what was stored is gone: ${gone.join(', ')}`] : []),
    ...(added.length > 0 ? [`the body has ${added.join(', ')}`] : []),
  ];
}
