import type { CDPSession, Page } from 'playwright-core';
import { withPageTimeout } from './with-page-timeout.ts';

/** State of the document and the browser that a page of a remote shares with other pages. */
export interface PageEnvironment {
  /** Bounding boxes and styles of the shell's header and its elements; undefined when it is missing. */
  readonly header: readonly string[] | undefined;
  /** Links and buttons of the header that another element covers, with that element. */
  readonly covered: readonly string[];
  /** Children of the body. */
  readonly inBody: readonly string[];
  readonly heading: string;
  readonly title: string;
  /** Keys in localStorage and sessionStorage. */
  readonly stored: readonly string[];
  readonly historyLength: number;
}

export function readEnvironment(page: Page): Promise<PageEnvironment> {
  return withPageTimeout(page.evaluate(readInPage));
}

/** Runs in the page. */
function readInPage(): PageEnvironment {
  const header = document.querySelector('#root main')?.parentElement?.querySelector(':scope > header');
  const name = (element: Element | null) =>
    element
      ? `<${element.localName}${element.className ? ` class="${element.getAttribute('class')}"` : ''}>`
      : 'nothing';
  function look(element: Element): string {
    const { x, y, width, height } = element.getBoundingClientRect();
    const { display, visibility, opacity, color, backgroundColor, font, pointerEvents } =
      getComputedStyle(element);
    const box = [x + scrollX, y, width, height].map(Math.round);
    return `${name(element)} ${[...box, display, visibility, opacity, color, backgroundColor, font, pointerEvents].join(' ')}`;
  }
  const controls = [...(header?.querySelectorAll('a, button') ?? [])].flatMap((control) => {
    const { x, y, width, height } = control.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    // A menu that is wider than a phone scrolls, so some links are outside the viewport.
    if (left < 0 || left > innerWidth || !control.checkVisibility()) return [];
    return [{ control, found: document.elementFromPoint(left, top) }];
  });
  return {
    header: header ? [header, ...header.querySelectorAll('*')].map(look) : undefined,
    covered: controls
      .filter(({ control, found }) => !found || !(control.contains(found) || found.contains(control)))
      .map(({ control, found }) => `${control.textContent?.trim()}: ${name(found)}`),
    inBody: [...document.body.children].map(name),
    heading: document.querySelector('main h1')?.textContent ?? '',
    title: document.title,
    stored: Object.entries({ localStorage, sessionStorage }).flatMap(([place, storage]) =>
      Object.keys(storage).map((key) => `${key} in ${place}`),
    ),
    historyLength: history.length,
  };
}

/** State before any script of the page ran; stored on `globalThis`. */
interface Start {
  readonly globals: ReadonlyMap<string, unknown>;
  readonly historyLength: number;
}

type Started = typeof globalThis & { readonly campuswayGateStart: Start };

/** Items that `recordStart` stores for every page of a tab. */
export const storedAtStart = ['campusway-gate in localStorage', 'campusway-gate in sessionStorage'];

/** Before each page of a tab: stores items, and records the built-in functions and the length of the history. */
export function recordStart(page: Page): Promise<unknown> {
  return page.addInitScript(`{
    for (const storage of [localStorage, sessionStorage]) storage.setItem('campusway-gate', 'stored');
    const value = { globals: (${readGlobals})(), historyLength: history.length };
    Object.defineProperty(globalThis, 'campuswayGateStart', { value });
  }`);
}

export function historyLengthAtStart(page: Page): Promise<number> {
  return withPageTimeout(page.evaluate(() => (globalThis as Started).campuswayGateStart.historyLength));
}

/** Names of built-in functions that were replaced since the start. */
export async function findChangedGlobals(page: Page): Promise<string[]> {
  const current = await withPageTimeout(page.evaluateHandle(readGlobals));
  const comparing = page.evaluate((now) => {
    const { globals: old } = (globalThis as Started).campuswayGateStart;
    const names = new Set([...old.keys(), ...[...now.keys()].filter((name) => name.includes('.'))]);
    // Chromium itself replaces the handlers of touch events after the start.
    return [...names].filter((name) => old.get(name) !== now.get(name) && !/\bontouch/.test(name));
  }, current);
  return withPageTimeout(comparing);
}

/** Runs in the page. Reads prototypes too: a new name on `window` is harmless, one on a prototype is not. */
function readGlobals(): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>();
  function add(holder: object, prefix: string): void {
    for (const key of Reflect.ownKeys(holder)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(holder, key) ?? {};
      const held = typeof value === 'function' ? value : (get ?? set);
      if (held) found.set(prefix + String(key), held);
    }
  }
  add(window, '');
  for (const [name, value] of [...found]) {
    if (typeof value === 'function' && value.prototype && /^[A-Z]/.test(name))
      add(value.prototype, `${name}.`);
  }
  for (const [name, holder] of Object.entries({ JSON, Math, Object, Promise, Reflect, history, navigator }))
    add(holder, `${name}.`);
  return found;
}

/** Events whose default or propagation a leaked listener can stop. */
const interactions =
  /^(click|dblclick|auxclick|contextmenu|pointer|mouse|touch|key|wheel|submit|before|popstate|hashchange|input|change|drag|drop)/;

/** Number of listeners by event type on the targets that outlive a page: window, document, html, body. */
export function countListeners(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  return withPageTimeout(readListeners(session));
}

async function readListeners(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const target of ['window', 'document', 'document.documentElement', 'document.body']) {
    const { result } = await session.send('Runtime.evaluate', { expression: target });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    for (const { type } of listeners.filter((listener) => interactions.test(listener.type))) {
      const key = `"${type}" on ${target}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}
