import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@campusway/contract';
import type { Page } from 'playwright-core';
import { findLooseRules } from './find-loose-rules.ts';
import type { Visit } from './gate-visits.ts';
import {
  countListeners,
  findChangedGlobals,
  historyLengthAtStart,
  type Surroundings,
  storedAtStart,
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

/** What a page of the shell's own is like where nobody was on another page before. */
export interface Elsewhere {
  readonly surroundings: Surroundings;
  readonly listeners: ReadonlyMap<string, number>;
}

/** @throws {Error} when the page does not stand */
export async function readElsewhere(page: Page, watch: PageWatch, origin: string): Promise<Elsewhere> {
  await page.goto(origin + elsewhere, { waitUntil: 'commit' });
  const fault = await findFault(page, watch);
  if (fault) throw new Error(`${elsewhere}: ${fault}`);
  await pause(afterSeconds * 1000);
  const session = await page.context().newCDPSession(page);
  return { surroundings: await surroundingsOf(page), listeners: await countListeners(session) };
}

interface Stay extends Visit {
  readonly origin: string;
  readonly before: Promise<Elsewhere>;
}

/**
 * Loads a page, stays for some seconds, leaves for one of the shell's, and says what the page did to all that is not its
 * own: header, title, history, storage, the browser's functions, listeners.
 */
export async function checkStay(
  page: Page,
  watch: PageWatch,
  { origin, path, status = 200, steps, before: elsewhereBefore }: Stay,
): Promise<string[]> {
  const answered = (await page.goto(origin + path, { waitUntil: 'commit' }))?.status();
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
  const left = await countListeners(await page.context().newCDPSession(page));
  const { surroundings: before, listeners } = await elsewhereBefore;
  // The link that was followed, and those of the steps.
  const followed = 1 + clicked.historyLength - arrived.historyLength;
  const entries = after.historyLength - (await historyLengthAtStart(page)) - followed;
  return [
    ...watch.takeReasons(),
    ...(answered === status ? [] : [`${origin}${path} was answered ${answered}`]),
    ...(fault ? [fault] : []),
    ...(stopped ? [stopped] : []),
    ...loose,
    ...(faultElsewhere ? [`after it ${elsewhere}: ${faultElsewhere}`] : []),
    ...damageOf(before, during).map((damage) => `on it ${damage}`),
    ...[...damageOf(before, after), ...traces(before, after)].map((damage) => `after it ${damage}`),
    ...(entries === 0 ? [] : [`it adds ${entries} entries to the history`]),
    ...(await findChangedGlobals(page)).map((name) => `it changes ${name}`),
    ...[...left]
      .filter(([what, count]) => count > (listeners.get(what) ?? 0))
      .map(([what]) => `it leaves behind a listener for ${what}`),
  ];
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
  const gone = storedAtStart.filter((key) => !now.stored.includes(key));
  const added = now.inBody.filter((element) => !before.inBody.includes(element));
  return [
    ...(look >= 0 ? [`the header is another: ${now.header?.[look]}, was ${before.header?.[look]}`] : []),
    ...(now.title === before.title ? [] : [`the title is "${now.title}", was "${before.title}"`]),
    ...(now.heading === before.heading ? [] : [`the heading is "${now.heading}", was "${before.heading}"`]),
    ...(gone.length > 0 ? [`what was stored is gone: ${gone.join(', ')}`] : []),
    ...(added.length > 0 ? [`the body has ${added.join(', ')}`] : []),
  ];
}
