import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@campusway/contract';
import type { Page } from 'playwright-core';
import type { SiteContent } from '../release/compose-release.ts';
import { askPage } from './ask-page.ts';
import { findLooseRules } from './find-loose-rules.ts';
import type { GateProblem } from './gate-result.ts';
import type { Visit } from './gate-visits.ts';
import {
  countListeners,
  findChangedGlobals,
  historyLengthAtStart,
  keepStart,
  type Surroundings,
  storedAtStart,
  surroundingsOf,
} from './page-surroundings.ts';
import { runSteps } from './run-steps.ts';
import { findFault, followLink } from './visit-page.ts';
import type { Preview } from './with-preview.ts';
import { findProblems, type Tab, viewports, withTabs } from './with-tabs.ts';

/** More would only wait for a processor. */
const maxTabs = 12;

/** Seconds for which a page is watched after it stands, and what it left after it was gone from. */
const watched = { phone: { stay: 3.2, after: 1 }, desk: { stay: 1, after: 0.6 } } as const;
type Width = keyof typeof watched;

/** A page of the shell's own. */
const elsewhere = paths.about();

/** A page of the shell that was opened first, for comparison. */
interface Elsewhere extends Readonly<Record<Width, Surroundings>> {
  readonly listeners: ReadonlyMap<string, number>;
}

/**
 * Stays at pages, each in a tab and most of the time doing nothing, and says what they do to all that is not their own:
 * header, title, history, storage, the browser's functions, listeners.
 */
export async function checkStays(
  preview: Preview,
  content: SiteContent,
  visits: readonly Visit[],
): Promise<GateProblem[]> {
  const waiting = visits.map((visit) => ({ ...visit, content }));
  if (waiting.length === 0) return [];
  const origin = await preview.serve(content);
  return withTabs(preview, 'phone', async (openTab) => {
    async function open(): Promise<Tab> {
      const tab = await openTab();
      await keepStart(tab.page);
      return tab;
    }
    const before = open().then((tab) => readElsewhere(tab, origin));
    // The comparison reports the error.
    before.catch(() => undefined);
    async function work(): Promise<GateProblem[]> {
      const tab = await open();
      return findProblems(waiting, (visit) => checkStay(tab, { ...visit, origin, before }));
    }
    const found = await Promise.all(Array.from({ length: Math.min(maxTabs, visits.length) }, work));
    return found.flat();
  });
}

/** @throws {Error} when the page does not stand */
async function readElsewhere({ page, watch }: Tab, origin: string): Promise<Elsewhere> {
  await page.goto(origin + elsewhere, { waitUntil: 'commit' });
  const fault = await findFault(page, watch);
  if (fault) throw new Error(`${elsewhere}: ${fault}`);
  await stayFor(page, watched.phone.after);
  const phone = await surroundingsOf(page);
  await page.setViewportSize(viewports.desk);
  await stayFor(page, watched.desk.after);
  const desk = await surroundingsOf(page);
  return { phone, desk, listeners: await countListeners(await page.context().newCDPSession(page)) };
}

/** Seconds of the page's own time too, which runs late on a busy machine. */
async function stayFor(page: Page, seconds: number): Promise<void> {
  const own = page.evaluate((ms) => new Promise<void>((done) => setTimeout(done, ms)), seconds * 1000);
  await Promise.all([askPage(own), pause(seconds * 1000)]);
}

interface Stay extends Visit {
  readonly origin: string;
  readonly before: Promise<Elsewhere>;
}

/** Loads a page as on a phone, and lets a module's own page be drawn again as on a desk. */
async function checkStay(tab: Tab, stay: Stay): Promise<string[]> {
  const { origin, path, module, component, status = 200, before } = stay;
  const { page } = tab;
  const answered = (await page.goto(origin + path, { waitUntil: 'commit' }))?.status();
  const phone = await stayAndLeave(tab, stay, 'phone');
  const onPhone = phone.reasonsFrom(await historyLengthAtStart(page));
  const late = new Set(phone.late);
  let onDesk: string[] = [];
  if (component?.startsWith(`${module}/`)) {
    await page.setViewportSize(viewports.desk);
    await followLink(page, path);
    const desk = await stayAndLeave(tab, stay, 'desk');
    onDesk = desk.reasonsFrom(phone.historyLength + 1);
    for (const reason of desk.late) late.add(reason);
    await page.setViewportSize(viewports.phone);
  }
  const left = await findListenersLeft(page, (await before).listeners);
  return [
    ...(answered === status ? [] : [`${origin}${path} was answered ${answered}`]),
    ...onDesk,
    ...onPhone
      .filter((reason) => !onDesk.includes(reason) && !late.has(reason))
      .map((reason) => `${reason} (at ${viewports.phone.width} px)`),
    ...late,
    ...(await findChangedGlobals(page)).map((name) => `it changes ${name}`),
    ...left.map((what) => `it leaves behind a listener for ${what}`),
  ];
}

/** Seconds for which the shell may listen for something after a page has come. */
const listenedSeconds = 5;

/** What has more listeners than before, and still has them after a while. */
async function findListenersLeft(page: Page, before: ReadonlyMap<string, number>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  for (const started = performance.now(); ; await pause(200)) {
    const more = [...(await countListeners(session))].filter(
      ([what, count]) => count > (before.get(what) ?? 0),
    );
    if (more.length === 0 || performance.now() - started > listenedSeconds * 1000)
      return more.map(([what]) => what);
  }
}

interface Stayed {
  readonly historyLength: number;
  /** What it said after it stood: when it does so need not depend on the width. */
  readonly late: readonly string[];
  /** What was wrong with a page that had this many entries in the history when it came. */
  readonly reasonsFrom: (historyLength: number) => string[];
}

/** What happens on a page that was gone to, and what is left of it on one of the shell's. */
async function stayAndLeave({ page, watch }: Tab, stay: Stay, width: Width): Promise<Stayed> {
  const fault = await findFault(page, watch);
  const arrived = await surroundingsOf(page);
  const stopped = fault ? undefined : await runSteps(page, watch, stay.steps);
  const clicked = await surroundingsOf(page);
  const said = watch.takeReasons();
  await stayFor(page, watched[width].stay);
  const loose = fault ? [] : await findLooseRules(page);
  const during = await surroundingsOf(page);
  await followLink(page, elsewhere);
  const faultElsewhere = await findFault(page, watch);
  await stayFor(page, watched[width].after);
  const after = await surroundingsOf(page);
  const before = (await stay.before)[width];
  const late = watch.takeReasons().filter((reason) => !said.includes(reason));
  function reasonsFrom(historyLength: number): string[] {
    // The link that was followed, and those of the steps.
    const followed = 1 + clicked.historyLength - arrived.historyLength;
    const entries = after.historyLength - historyLength - followed;
    return [
      ...said,
      ...(fault ? [fault] : []),
      ...(stopped ? [stopped] : []),
      ...loose,
      ...(faultElsewhere ? [`after it ${elsewhere}: ${faultElsewhere}`] : []),
      ...damageOf(before, during).map((damage) => `on it ${damage}`),
      ...[...damageOf(before, after), ...traces(before, after)].map((damage) => `after it ${damage}`),
      ...(entries === 0 ? [] : [`it adds ${entries} entries to the history`]),
    ];
  }
  return { historyLength: after.historyLength, late, reasonsFrom };
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
