import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAxeViolations } from '../support/axe.ts';
import { site, useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import { visitAndLeave } from '../support/precache.ts';
import { answer, searchBox } from '../support/search.ts';

const { open } = useBrowser();
const offlineLine = (page: Page) =>
  page.getByText(/^You are offline. Everything except logging in works. The data is from \d\d:\d\d\.$/);

test('after one visit of the home page, search, directory, plans and routes work without a network', async () => {
  const visit = await visitAndLeave(open, '/');
  const { page } = visit;
  await offlineLine(page).waitFor();

  await searchBox(page).fill('215');
  await page.getByRole('button', { name: 'Search' }).click();
  await answer(page).getByText('Room 215 is on the second floor: CSE department.').waitFor();

  await page.getByRole('link', { name: 'Faculty' }).click();
  await page.getByRole('link', { name: 'Faculty Rooms of CSE', exact: true }).click();
  await page.getByPlaceholder('Search by name...').waitFor();
  const photo = page.locator('img[src$=".webp"]');
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await page.goto(`${site}/cse-map`);
  await page.getByRole('heading', { name: 'Room Details' }).waitFor();
  await page.locator('.leaflet-container').first().waitFor();

  await page.goto(`${site}/navigate?from=main-gate-1&to=room-310`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page
    .getByText(/third floor/i)
    .first()
    .waitFor();
  await expect.poll(() => drawnLength(page)).toBeGreaterThan(50);
  await offlineLine(page).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expectOnlyNetworkErrors(visit);
});

/** Length of the SVG path of the route line, in characters. */
function drawnLength(page: Page): Promise<number> {
  return page
    .locator('path[stroke="blue"]')
    .evaluateAll((lines) => Math.max(0, ...lines.map((line) => line.getAttribute('d')?.length ?? 0)));
}
