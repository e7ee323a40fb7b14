import type { Browser } from 'playwright-core';
import { type Network, setSlowdown, touch, withColdPage } from '../measured-site.ts';

/** Milliseconds from the navigation. */
export interface FirstAnswer {
  /** The first paint. */
  readonly painted: number;
  /** The search field is visible and accepts input. */
  readonly typable: number;
  /** The query was typed and sent. */
  readonly sent: number;
  /** The answer is visible. */
  readonly answered: number;
  /** Transferred bytes of JavaScript, styles and data until then. */
  readonly kilobytes: number;
  /** The page has replaced the prerendered shell, and its answer is a link. */
  readonly completed: number;
}

/** A phone on the network profile "Slow 3G" of DevTools. */
export const phone = { slowdown: 6, latencyMs: 400, bitsPerSecond: 400_000 } as const;

const field = 'input[name="q"]';
const answer = '[aria-label="Answer"]';

export interface Query {
  readonly text: string;
  /** Part of its answer. */
  readonly sign: string;
}

export const roomNumber: Query = { text: '310', sign: 'Room 310' };

declare global {
  /** Set by the measuring script. */
  var marks: { typable?: number; answered?: number; completed?: number };
}

interface Conditions {
  /** How many times slower than this machine's processor. */
  readonly slowdown: number;
  readonly network?: Network | undefined;
}

/** Types the query as soon as there is a field, sends it, and waits for the answer. */
export function measureAnswer(
  browser: Browser,
  origin: string,
  { slowdown, network }: Conditions = { slowdown: phone.slowdown, network: phone },
  { text, sign }: Query = roomNumber,
): Promise<FirstAnswer> {
  const options = { ...touch, network, ignoreHTTPSErrors: true };
  return withColdPage(browser, options, async (page, devtools) => {
    await setSlowdown(devtools, slowdown);
    await page.addInitScript(watchPage, { field, answer, sign });
    await page.goto(origin, { waitUntil: 'commit' });
    const began = await page.evaluate(() => performance.timeOrigin);
    await page.waitForFunction(() => globalThis.marks?.typable !== undefined, undefined, { polling: 50 });
    const { typable, painted } = await page.evaluate(() => ({
      typable: globalThis.marks.typable ?? Number.NaN,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }));
    await page.locator(field).focus();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    const sent = Date.now() - began;
    const waitForMark = async (mark: 'answered' | 'completed') => {
      const seen = await page.waitForFunction((name) => globalThis.marks?.[name], mark, {
        polling: 100,
        timeout: 60_000,
      });
      return ((await seen.jsonValue()) ?? Number.NaN) - began;
    };
    const answered = await waitForMark('answered');
    const kilobytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize / 1000, 0),
    );
    return { painted, typable, sent, answered, kilobytes, completed: await waitForMark('completed') };
  });
}

/** Runs in the page before any script, and again when the form loads another document. */
function watchPage(signs: { field: string; answer: string; sign: string }): void {
  const marks: typeof globalThis.marks = {};
  globalThis.marks = marks;
  // A field is usable only after it has been painted.
  const look = () => {
    if (marks.typable === undefined && document.querySelector(signs.field))
      requestAnimationFrame(() => setTimeout(() => (marks.typable ??= performance.now())));
    const place = document.querySelector(signs.answer);
    if (!place?.textContent?.includes(signs.sign)) return;
    marks.answered ??= performance.timeOrigin + performance.now();
    if (!place.querySelector('a')) return;
    marks.completed ??= performance.timeOrigin + performance.now();
    changes.disconnect();
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { childList: true, subtree: true, characterData: true });
}
