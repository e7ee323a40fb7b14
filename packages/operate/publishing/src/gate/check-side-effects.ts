import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@campusway/contract';
import pLimit from 'p-limit';
import type { Page } from 'playwright-core';
import { findLeakingRules } from './find-leaking-rules.ts';
import type { GateFinding } from './gate-result.ts';
import type { Visit } from './gate-visits.ts';
import {
  countListeners,
  findChangedGlobals,
  historyLengthAtStart,
  type PageEnvironment,
  readEnvironment,
  recordStart,
  storedAtStart,
} from './page-environment.ts';
import { type OpenTab, type PageRun, runVisits, type Tab, viewports } from './run-visits.ts';
import { findPageError, followLink, loadPage, runSteps } from './visit-page.ts';
import { withPageTimeout } from './with-page-timeout.ts';
import type { Preview } from './with-preview.ts';

/** More tabs would only compete for the processor. */
const maxTabs = 12;
/** The first pages are then observed while the others load. */
const maxLoads = 3;

/** Seconds to observe a page once it is ready (`onPage`), and the next page after leaving it (`after`). */
const observedSeconds = { phone: { onPage: 3.2, after: 1 }, desktop: { onPage: 1, after: 0.6 } } as const;
type Width = keyof typeof observedSeconds;

/** A page of the shell without a remote. */
const shellPath = paths.about();

/** State of `shellPath` before any remote was loaded. */
interface Baseline extends Readonly<Record<Width, PageEnvironment>> {
  readonly listeners: ReadonlyMap<string, number>;
}

/**
 * Opens each page in a tab, waits, leaves it, and reports side effects on what the page does not own: header, title,
 * history, storage, built-in functions, event listeners. Calls `onLoaded` once every tab has loaded its first page.
 */
export function checkSideEffects(
  preview: Preview,
  run: PageRun,
  onLoaded: () => void,
): Promise<GateFinding[]> {
  const tabCount = Math.min(maxTabs, run.visits.length);
  const limitLoads = pLimit(maxLoads);
  const loaded = new Set<Tab>();
  let isHanging = false;
  let baseline: Promise<Baseline> | undefined;
  async function visitPage({ tab, origin, isNew, openTab }: OpenTab, visit: Visit): Promise<string[]> {
    baseline ??= openTab().then((other) => readBaseline(other, origin));
    // Avoids an unhandled rejection; each comparison reports the error.
    baseline.catch(() => undefined);
    if (isNew) await recordStart(tab.page);
    const opened = await limitLoads(() => (isHanging ? undefined : openVisit(tab, origin, visit)))
      .catch((error: Error) => {
        isHanging = true;
        throw error;
      })
      .finally(() => {
        if (loaded.add(tab).size === tabCount) onLoaded();
      });
    return opened ? checkVisit(tab, { ...visit, baseline }, opened) : [];
  }
  return runVisits(preview, run, { window: 'phone', tabCount }, visitPage).finally(onLoaded);
}

/** @throws {Error} when the page does not become ready */
async function readBaseline({ page, watch }: Tab, origin: string): Promise<Baseline> {
  await recordStart(page);
  await page.goto(origin + shellPath, { waitUntil: 'commit' });
  const error = await findPageError(page, watch);
  if (error) throw new Error(`${shellPath}: ${error}`);
  await waitInPage(page, observedSeconds.phone.after);
  const phone = await readEnvironment(page);
  await page.setViewportSize(viewports.desktop);
  await waitInPage(page, observedSeconds.desktop.after);
  const desktop = await readEnvironment(page);
  return { phone, desktop, listeners: await countListeners(await page.context().newCDPSession(page)) };
}

/** Waits for a timer of the page as well: on a busy machine it fires late. */
async function waitInPage(page: Page, seconds: number): Promise<void> {
  const timer = page.evaluate((ms) => new Promise<void>((done) => setTimeout(done, ms)), seconds * 1000);
  await Promise.all([withPageTimeout(timer), pause(seconds * 1000)]);
}

/** Result of loading a page. */
async function openVisit({ page, watch }: Tab, origin: string, { path, status }: Visit) {
  const statusError = await loadPage(page, origin + path, status);
  return { error: await findPageError(page, watch), statusError };
}

type SideEffectVisit = Visit & { readonly baseline: Promise<Baseline> };

/** Observes a page loaded at phone width; opens a page of the module itself again at desktop width. */
async function checkVisit(
  tab: Tab,
  visit: SideEffectVisit,
  { error, statusError }: Awaited<ReturnType<typeof openVisit>>,
): Promise<string[]> {
  const { path, module, component, baseline } = visit;
  const { page, watch } = tab;
  const phone = await observe(tab, visit, 'phone', error);
  const onPhone = phone.findingsSince(await historyLengthAtStart(page));
  const late = new Set(phone.late);
  let onDesktop: string[] = [];
  if (component?.startsWith(`${module}/`)) {
    await page.setViewportSize(viewports.desktop);
    await followLink(page, path);
    const desktop = await observe(tab, visit, 'desktop', await findPageError(page, watch));
    onDesktop = desktop.findingsSince(phone.historyLength + 1);
    for (const text of desktop.late) late.add(text);
    await page.setViewportSize(viewports.phone);
  }
  const listeners = await findLeakedListeners(page, (await baseline).listeners);
  return [
    ...(statusError ? [statusError] : []),
    ...onDesktop,
    ...onPhone
      .filter((finding) => !onDesktop.includes(finding) && !late.has(finding))
      .map((finding) => `${finding} (at ${viewports.phone.width} px)`),
    ...late,
    ...(await findChangedGlobals(page)).map((name) => `it changes ${name}`),
    ...listeners.map((listener) => `it leaves behind a listener for ${listener}`),
  ];
}

/** The shell itself keeps some listeners for up to this long after a navigation. */
const listenerGraceSeconds = 5;

/** Listeners whose count stays above the baseline. */
async function findLeakedListeners(page: Page, before: ReadonlyMap<string, number>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  for (const started = performance.now(); ; await pause(200)) {
    const more = [...(await countListeners(session))].filter(
      ([what, count]) => count > (before.get(what) ?? 0),
    );
    if (more.length === 0 || performance.now() - started > listenerGraceSeconds * 1000)
      return more.map(([what]) => what);
  }
}

/** Observes the open page, which has loaded with `error`, then the shell's page that is opened after it. */
async function observe(
  { page, watch }: Tab,
  visit: SideEffectVisit,
  width: Width,
  error: string | undefined,
) {
  const ready = await readEnvironment(page);
  const stepError = error ? undefined : await runSteps(page, watch, visit.steps);
  const clicked = await readEnvironment(page);
  const early = watch.takeErrors();
  await waitInPage(page, observedSeconds[width].onPage);
  const leakingRules = error ? [] : await findLeakingRules(page);
  const during = await readEnvironment(page);
  await followLink(page, shellPath);
  const nextError = await findPageError(page, watch);
  await waitInPage(page, observedSeconds[width].after);
  const after = await readEnvironment(page);
  const before = (await visit.baseline)[width];
  // Apart, because the timing of errors that are logged after the page was ready need not depend on the width.
  const late = watch.takeErrors().filter((text) => !early.includes(text));
  /** All other findings, given the length of the history before the page was opened. */
  function findingsSince(historyLength: number): string[] {
    // The navigation to `shellPath`, and those of the steps.
    const expected = 1 + clicked.historyLength - ready.historyLength;
    const entries = after.historyLength - historyLength - expected;
    return [
      ...early,
      ...(error ? [error] : []),
      ...(stepError ? [stepError] : []),
      ...leakingRules,
      ...(nextError ? [`after it ${shellPath}: ${nextError}`] : []),
      ...headerFindings(before, during).map((finding) => `on it ${finding}`),
      ...[...headerFindings(before, after), ...leftovers(before, after)].map(
        (finding) => `after it ${finding}`,
      ),
      ...(entries === 0 ? [] : [`it adds ${entries} entries to the history`]),
    ];
  }
  return { historyLength: after.historyLength, late, findingsSince };
}

/** Checked on every page. The header's position is not compared: it differs between pages. */
function headerFindings(before: PageEnvironment, now: PageEnvironment): string[] {
  if (!now.header) return ['the header is gone'];
  const covered = now.covered.filter((control) => !before.covered.includes(control));
  return covered.length > 0 ? [`the header is hidden or covered (${covered.join(', ')})`] : [];
}

/** Differences to the baseline after the page was left. */
function leftovers(before: PageEnvironment, now: PageEnvironment): string[] {
  const look = now.header?.findIndex((text, index) => text !== before.header?.[index]) ?? -1;
  const gone = storedAtStart.filter((key) => !now.stored.includes(key));
  const added = now.inBody.filter((element) => !before.inBody.includes(element));
  return [
    ...(look >= 0 ? [`the header has changed: ${now.header?.[look]}, was ${before.header?.[look]}`] : []),
    ...(now.title === before.title ? [] : [`the title is "${now.title}", was "${before.title}"`]),
    ...(now.heading === before.heading ? [] : [`the heading is "${now.heading}", was "${before.heading}"`]),
    ...(gone.length > 0 ? [`stored items are gone: ${gone.join(', ')}`] : []),
    ...(added.length > 0 ? [`the body still contains ${added.join(', ')}`] : []),
  ];
}
