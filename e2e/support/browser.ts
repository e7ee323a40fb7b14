import { chromiumFlags, findChromium } from '@campusway/toolkit';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export interface Visit {
  readonly page: Page;
  /** What the console and the page reported as an error. The test fails when there is any left at its end. */
  readonly problems: string[];
}

export interface Visitor {
  /** A fresh profile on a page of the site, which is drawn. */
  visit(path: string, options?: BrowserContextOptions): Promise<Visit>;
  /** A fresh profile that has gone nowhere yet, for tests that change the network first. */
  open(options?: BrowserContextOptions): Promise<Visit>;
}

export const site = inject('site');
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

/** One browser for the tests of a file, with `flags` of its own. Every page that it opens must end without an error in its console. */
export function useBrowser(flags: readonly string[] = []): Visitor {
  let browser: Browser;
  const visits: Visit[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, ...flags] });
  });
  afterEach(async () => {
    const problems = visits.flatMap((visit) => visit.problems);
    await Promise.all(visits.splice(0).map(({ page }) => page.context().close()));
    expect(problems).toEqual([]);
  });
  afterAll(() => browser.close());

  async function open(options: BrowserContextOptions = {}): Promise<Visit> {
    // A service worker answers before a test's own routes do: only tests of it let it in.
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
      ...options,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const visit = { page, problems };
    visits.push(visit);
    return visit;
  }

  async function visit(path: string, options?: BrowserContextOptions): Promise<Visit> {
    const opened = await open(options);
    await goTo(opened.page, site + path);
    return opened;
  }
  return { visit, open };
}

/** Opens an address and waits until nothing more is loading and the page is drawn. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await untilDrawn(page);
}

export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'networkidle' });
  await untilDrawn(page);
}

/** On a busy machine the network may rest before the page is drawn: the shell marks what is still to come. */
async function untilDrawn(page: Page): Promise<void> {
  const coming = page.locator('[data-frame], [data-remote-state="loading"]').first();
  await coming.waitFor({ state: 'detached', timeout: 30_000 });
}
