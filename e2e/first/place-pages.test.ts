import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, useBrowser } from '../support/browser.ts';
import { answer, searchBox } from '../support/search.ts';

const { visit } = useBrowser();
const map = (page: Page, name: string | RegExp) => page.getByRole('group', { name });
const pin = (page: Page) => page.locator('.leaflet-marker-pane svg');

test('the search leads to the page of a room, and that to directions in both ways', async () => {
  const { page } = await visit('/');
  await searchBox(page).fill('329a');
  await page.keyboard.press('Enter');
  await answer(page).getByRole('link', { name: 'Show on map' }).click();
  await page.waitForURL('**/room/329A');
  await map(page, 'Plan: Room 329A, third floor').waitFor();
  await page.getByRole('link', { name: 'Directions to here' }).click();
  await page.waitForURL('**/navigate?to=room-329a');
  await page.goBack();
  await page.getByRole('link', { name: 'Start here' }).click();
  await page.waitForURL('**/navigate?from=room-329a');
  await page.goBack();
  await page.getByRole('link', { name: /^Toilet/ }).click();
  await page.waitForURL('**/navigate?from=room-329a&to=nearest-toilet');
  await page.locator('path[stroke-dasharray="5,10"]').first().waitFor();
});

test('a person’s room links to its page, and that back to the person', async () => {
  const { page } = await visit('/cse?person=cse-anand-krishnan');
  await page.getByRole('link', { name: 'Room 205', exact: true }).first().click();
  await page.waitForURL('**/room/205');
  await page.getByRole('link', { name: 'Dr. Anand Krishnan' }).click();
  await page.waitForURL('**/cse?person=cse-anand-krishnan');
});

test('on a phone sign, directions and plan are in the first viewport, without horizontal scrolling', async () => {
  const { page } = await visit('/room/205', phone);
  const { height } = phone.viewport;
  await pin(page).waitFor();
  for (const element of [page.getByRole('link', { name: 'Start here' }), pin(page)]) {
    const box = await element.boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('an unknown room is reported, with its neighbours', async () => {
  const { page } = await visit('/room/335');
  await page.getByRole('heading', { name: 'The plan shows no door 335' }).waitFor();
  await page.getByRole('link', { name: /334/ }).click();
  await page.waitForURL('**/room/334');
  const heading = page.getByRole('main', { name: /^Room 334: / }).getByRole('heading', { level: 1 });
  await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.goBack();
  await page.getByRole('link', { name: /336/ }).waitFor();
});
