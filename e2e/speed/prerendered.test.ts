import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo, phone, site, useBrowser } from '../support/browser.ts';

const { visit, open } = useBrowser();

const addresses = [
  '/',
  '/departments',
  '/cse',
  '/cse-map',
  '/campus-map',
  '/cse-nav',
  '/floor4',
  '/navigate',
  '/login',
  '/register',
];

interface Text {
  readonly text: string | null;
  readonly box: Awaited<ReturnType<ReturnType<Page['locator']>['boundingBox']>>;
}

/** Header links, heading, first sentence and search with their positions, in whole pixels. */
async function readBeginning(page: Page): Promise<Text[]> {
  const parts = page.locator('header nav a, main h1, main h1 + p, main [placeholder="Enter Room Number"]');
  await parts.first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const found: Text[] = [];
  for (const part of await parts.all()) {
    const box = await part.boundingBox();
    const rounded = box && Object.fromEntries(Object.entries(box).map(([key, at]) => [key, Math.round(at)]));
    found.push({ text: await part.textContent(), box: rounded as Text['box'] });
  }
  return found;
}

test.each([
  ['a phone', phone],
  ['a desk', {}],
])('on %s the prerendered shell has the texts of the page at their final positions', async (_name, size) => {
  const withoutScripts = await open({ ...size, javaScriptEnabled: false });
  const { page } = await open(size);
  for (const address of addresses) {
    await withoutScripts.page.goto(site + address);
    const before = await readBeginning(withoutScripts.page);
    await goTo(page, site + address);
    await page.locator('main :is(input, select, li, button):visible').first().waitFor();
    expect(before, address).toEqual(await readBeginning(page));
  }
});

test('the prerendered shell has no Login link on a device that may be signed in', async () => {
  const { page } = await open();
  await page.addInitScript(() => localStorage.setItem('campusway.session-hint', 'signed-in'));
  // The shell does not start, so the prerendered shell remains.
  await page.route('**/*.js', () => undefined);
  await page.goto(`${site}/about`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Faculty' }).waitFor();
  expect(await page.getByRole('link', { name: 'Login' }).count()).toBe(0);
});

test('React replaces the prerendered shell and removes the session mark', async () => {
  const { page } = await visit('/about');
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
  expect(await page.locator('header nav').count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.dataset.session)).toBeUndefined();
});
