import { expect, test } from 'vitest';
import { goTo, reload, site, useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';

const { visit } = useBrowser();

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

test('Back restores the scroll position', async () => {
  const { page } = await visit('/departments', { viewport: { width: 390, height: 500 } });
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('campusway:entries'))).toContain('700');
  // Not `click`, which would scroll the header into view first.
  await page.getByRole('link', { name: 'About Us' }).dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700);
});

test('a page opens at its top by an address, and where it was by reload', async () => {
  const { page } = await visit('/departments', { viewport: { width: 390, height: 500 } });
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('campusway:entries'))).toContain('400');
  await goTo(page, `${site}/cse`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await goTo(page, `${site}/departments`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('campusway:entries'))).toContain('300');
  await reload(page);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(300);
});

test('the not-found page shows markup in the address as text', async () => {
  const { page, errors } = await visit('/%3Cimg%20src=x%20onerror=alert(1)%3E');
  expect(await page.locator('img[onerror]').count()).toBe(0);
  expect(await page.locator('main').innerText()).toContain('<img src=x onerror=alert(1)>');
  expectOnlyNetworkErrors({ page, errors });
});

test('a malformed address has the headers of a page', async () => {
  const response = await fetch(`${site}/room/416%`);
  expect(response.status).toBe(404);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});

test.each(['//', '/%00', '/%E0%A4%A', '/room/416%', `/here/${'x'.repeat(10_000)}`])(
  'an invalid path shows a page with a link home: %.20s',
  async (path) => {
    const response = await fetch(site + path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(404);
    const body = await response.text();
    expect(body).toContain('This page is not on the map');
    expect(body).toMatch(/<a [^>]*href="\/"/);
  },
);

test('no page makes requests to a third party', async () => {
  const { page } = await visit('/');
  const origins = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
  );
  expect(new Set(origins)).toEqual(new Set([new URL(page.url()).origin]));
});
