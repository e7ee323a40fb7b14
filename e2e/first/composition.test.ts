import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';

const { visit } = useBrowser();

/** Number of different instances of a shared package on the page. */
function countCopies(page: Page, shared: string): Promise<{ runtimes: number; copies: number }> {
  return page.evaluate(async (name) => {
    type Instance = { name: string; loadShare(name: string): Promise<false | (() => unknown)> };
    const { __INSTANCES__: instances } = (
      globalThis as unknown as Record<string, { __INSTANCES__: Instance[] }>
    ).__FEDERATION__ as { __INSTANCES__: Instance[] };
    const copies = await Promise.all(
      instances.map(async (instance) => {
        const factory = await instance.loadShare(name);
        return factory ? factory() : undefined;
      }),
    );
    return { runtimes: instances.length, copies: new Set(copies).size };
  }, shared);
}

test('three remotes and the shell share one React, one react-dom and one router', async () => {
  const { page } = await visit('/');
  await page.getByRole('link', { name: 'Faculty' }).click();
  await page.getByRole('heading', { name: /CSE/ }).first().waitFor();
  await page.evaluate(() => document.querySelector('header')?.setAttribute('data-same-page', ''));
  await page.goBack();
  await page.getByRole('button', { name: 'Departments' }).click();
  await page.locator('a[href="/cse-nav"]').click();
  await page.locator('.leaflet-container').waitFor();

  for (const shared of ['react', 'react-dom', '@campusway/platform']) {
    expect(await countCopies(page, shared)).toEqual({ runtimes: 4, copies: 1 });
  }
  expect(await page.locator('header[data-same-page]').count()).toBe(1);
});

test('a remote is loaded only when its page is opened', async () => {
  const { page } = await visit('/');
  const loaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.match(/mfe-[a-z]+/)?.[0]),
    );
  expect(await loaded()).toContain('mfe-search');
  expect(await loaded()).not.toContain('mfe-directory');
  await page.getByRole('link', { name: 'Faculty' }).click();
  await page.getByRole('heading', { name: /CSE/ }).first().waitFor();
  expect(await loaded()).toContain('mfe-directory');
});

test('deep links, Back and Forward work across remotes', async () => {
  const { page } = await visit('/departments');
  await page.getByRole('link', { name: 'Home' }).click();
  await page.getByPlaceholder('Enter Room Number').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: /CSE/ }).first().waitFor();
  await page.goForward();
  await page.getByPlaceholder('Enter Room Number').waitFor();
  expect(await page.title()).toBe('CampusWay');
});

test('a navigation sets focus and document title; the first page keeps the default focus', async () => {
  const { page } = await visit('/');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.getByRole('link', { name: 'About Us' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(await page.title()).toBe('About Us · CampusWay');
});

test('the skip link moves past the header', async () => {
  const { page } = await visit('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('the not-found page shows the address and links', async () => {
  const { page, errors } = await visit('/cze-nav');
  expect(await page.locator('main').innerText()).toContain('/cze-nav');
  expect(await page.getByRole('list').getByRole('link', { name: /CSE/ }).count()).toBeGreaterThan(0);
  expect(await page.title()).toBe('Page not found · CampusWay');
  expectOnlyNetworkErrors({ page, errors });
});

test('the chosen theme persists over a reload', async () => {
  const { page } = await visit('/about');
  await page.getByText('Dark', { exact: true }).click();
  await page.reload();
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark');
});
