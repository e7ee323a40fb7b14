import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site, useBrowser } from '../support/browser.ts';
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
  await page.getByRole('heading', { level: 1 }).waitFor();
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

test('a box that is focused as soon as its page appears keeps the focus', async () => {
  const { page } = await visit('/departments');
  await page.getByRole('link', { name: 'About Us' }).click();
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  // Simulates a tap between paint and effects: a microtask is the earliest possible moment.
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      const box = document.querySelector<HTMLElement>('main input[placeholder^="Search by name"]');
      if (!box) return;
      observer.disconnect();
      box.focus();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('link', { name: 'Faculty' }).click();
  await page.getByRole('link', { name: 'Faculty Rooms of CSE', exact: true }).waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.locator(':focus').getAttribute('placeholder')).toBe('Search by name...');
});

test('the skip link moves past the header', async () => {
  const { page } = await visit('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('Back restores the scroll position', async () => {
  const { page } = await visit('/departments', { viewport: { width: 390, height: 500 } });
  await page.evaluate(() => scrollTo(0, 700));
  await page.waitForTimeout(200);
  // Not `click`, which would scroll the header into view first.
  await page.getByRole('link', { name: 'About Us' }).dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
});

test('the not-found page shows the address and links', async () => {
  const { page, errors } = await visit('/cze-nav');
  expect(await page.locator('main').innerText()).toContain('/cze-nav');
  expect(await page.getByRole('list').getByRole('link', { name: /CSE/ }).count()).toBeGreaterThan(0);
  expect(await page.title()).toBe('Page not found · CampusWay');
  expectOnlyNetworkErrors({ page, errors });
});

test('the not-found page shows markup in the address as text', async () => {
  const { page, errors } = await visit('/%3Cimg%20src=x%20onerror=alert(1)%3E');
  expect(await page.locator('main img').count()).toBe(0);
  expect(await page.locator('main').innerText()).toContain('<img src=x onerror=alert(1)>');
  expectOnlyNetworkErrors({ page, errors });
});

test('a malformed address shows the not-found page', async () => {
  const response = await fetch(`${site}/%E0%A4%A`);
  expect(response.status).toBe(400);
  expect(await response.text()).toBe('The URL is malformed\n');
});

test.each(['//', '/%00', `/here/${'x'.repeat(10_000)}`])(
  'an invalid path shows a page with a link home: %.20s',
  async (path) => {
    const response = await fetch(site + path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    const body = await response.text();
    expect(body).toContain('This page is not on the map');
    expect(body).toMatch(/<a [^>]*href="\/"/);
  },
);

test('the chosen theme persists over a reload', async () => {
  const { page } = await visit('/about');
  await page.getByText('Dark', { exact: true }).click();
  await page.reload();
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark');
});

test('no page makes requests to a third party', async () => {
  const { page } = await visit('/');
  const origins = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
  );
  expect(new Set(origins)).toEqual(new Set([new URL(page.url()).origin]));
});
