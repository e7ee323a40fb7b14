import { chromiumFlags, findHeadlessShell } from '@campusway/toolkit';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export interface Visit {
  readonly page: Page;
  /** Errors of the console and the page. The test fails when any are left at its end. */
  readonly errors: string[];
}

export interface Visitor {
  /**
   * Opens a page of the site, or of another with its whole address, and waits until it has rendered, without cookies and
   * storage. Scripts may come from the HTTP cache.
   */
  visit(address: string, options?: BrowserContextOptions): Promise<Visit>;
  /** New profile without a page, for tests that change the network first or need an empty HTTP cache. */
  open(options?: BrowserContextOptions): Promise<Visit>;
}

export const site = inject('site');
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** All pages of a profile run in one process: a page need not wait for a new one, nor compile again what another did. */
const oneProcess = '--renderer-process-limit=1';

/** A browser with reusable profiles of ended visits, by their options: a warm cache makes the next visit twice as fast. */
interface SharedBrowser {
  readonly browser: Browser;
  readonly idle: Map<string, BrowserContext[]>;
}

/** By their flags, for all files of a worker. They end with it. */
const shared = new Map<string, Promise<SharedBrowser>>();

async function launch(flags: readonly string[]): Promise<SharedBrowser> {
  const args = [...chromiumFlags, oneProcess, ...flags];
  return {
    browser: await chromium.launch({ executablePath: findHeadlessShell(), args }),
    idle: new Map(),
  };
}

/** Profiles that the next file may need; of others there would be too many. */
const usual: readonly string[] = [{}, phone].map((options) => JSON.stringify(options));

/** The worker's browser with additional `flags`. A console error on any page fails the test. */
export function useBrowser(flags: readonly string[] = []): Visitor {
  let browser: Browser;
  let idle: Map<string, BrowserContext[]>;
  const visits: Visit[] = [];
  const profiles = new Set<BrowserContext>();
  const used = new Map<string, BrowserContext[]>();
  /** Sites that were visited. */
  const origins = new Set<string>();

  beforeAll(async () => {
    const key = flags.join(' ');
    if (!shared.has(key)) shared.set(key, launch(flags));
    ({ browser, idle } = (await shared.get(key)) as SharedBrowser);
  });
  afterEach(async () => {
    const ended = visits.splice(0);
    const errors = ended.flatMap((visit) => visit.errors);
    // A route that is still answering would fail with its page.
    const opened = ended.filter(({ page }) => !page.isClosed());
    await Promise.all(opened.map(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await Promise.all([...profiles].map((profile) => profile.close()));
    profiles.clear();
    for (const [key, contexts] of used) {
      await Promise.all(contexts.map((context) => clearProfile(context, origins)));
      idle.set(key, [...(idle.get(key) ?? []), ...contexts]);
    }
    used.clear();
    expect(errors).toEqual([]);
  });
  afterAll(async () => {
    for (const [key, contexts] of idle) {
      if (usual.includes(key)) continue;
      await Promise.all(contexts.map((context) => context.close()));
      idle.delete(key);
    }
  });

  // A service worker answers before the routes of a test, so only tests of it allow it.
  const newProfile = (options: BrowserContextOptions) =>
    browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', ...options });

  async function openPage(context: BrowserContext): Promise<Visit> {
    const page = await context.newPage();
    page.setDefaultTimeout(40_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const visit = { page, errors };
    visits.push(visit);
    return visit;
  }

  async function open(options: BrowserContextOptions = {}): Promise<Visit> {
    const profile = await newProfile(options);
    profiles.add(profile);
    return openPage(profile);
  }

  async function visit(address: string, options: BrowserContextOptions = {}): Promise<Visit> {
    const key = JSON.stringify(options);
    const profile = idle.get(key)?.pop() ?? (await warmProfile(options));
    used.set(key, [...(used.get(key) ?? []), profile]);
    const opened = await openPage(profile);
    const url = address.startsWith('/') ? site + address : address;
    origins.add(new URL(url).origin);
    await goTo(opened.page, url);
    return opened;
  }

  /** An open page preserves the process and its cache of compiled scripts. */
  async function warmProfile(options: BrowserContextOptions): Promise<BrowserContext> {
    const profile = await newProfile(options);
    await profile.newPage();
    return profile;
  }
  return { visit, open };
}

/** Closes the pages of a visit, and removes cookies and storage. The page that the profile was opened with stays. */
async function clearProfile(profile: BrowserContext, origins: ReadonlySet<string>): Promise<void> {
  const [first, ...pages] = profile.pages();
  if (!first) throw new Error('The first page of the profile was closed');
  await Promise.all(pages.map((page) => page.close()));
  await profile.clearCookies();
  const session = await profile.newCDPSession(first);
  for (const origin of origins)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}

/** Opens a path and waits until all requests are done and the page has rendered. */
export async function goTo(page: Page, address: string): Promise<void> {
  await waitUntilRendered(page, () => page.goto(address));
}

export async function reload(page: Page): Promise<void> {
  await waitUntilRendered(page, () => page.reload());
}

/** Waits until the shell's loading marks are gone, then for requests of the page itself, such as its plan and photos. */
async function waitUntilRendered(page: Page, load: () => Promise<unknown>): Promise<void> {
  const pending = new Set<Request>();
  const begin = (request: Request) => void pending.add(request);
  const end = (request: Request) => void pending.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  // On a phone home waits for the first use, and so does the map of a floor.
  const use = () => page.evaluate(() => void dispatchEvent(new Event('scroll')));
  await load();
  await use();
  const loadingMark = page.locator('[data-frame], [data-remote-state="loading"]').first();
  do {
    await loadingMark.waitFor({ state: 'detached', timeout: 60_000 });
    await use();
    await page.evaluate(nextIdleFrame);
  } while (pending.size > 0);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** Runs in the page, after effects have run and sent their requests. */
function nextIdleFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
}
