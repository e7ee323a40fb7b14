import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { goTo, phone, reload, site, useBrowser } from '../support/browser.ts';
import { boxOf, card, map, routeLine, waitForMap } from '../support/maps.ts';

const { visit, open } = useBrowser();
const outline = (page: Page) => page.locator('.leaflet-overlay-pane path[stroke="blue"][fill="blue"]');

/** Clicks the map at a fraction of its width and height, away from controls. */
async function press(page: Page, [across, down]: readonly [number, number]): Promise<void> {
  await waitForMap(page);
  const { x, y, width, height } = await boxOf(map(page));
  await page.mouse.click(x + across * width, y + down * height);
}

/** Position of the auditorium on the initial map of its wing on a desktop. */
const auditorium = [0.637, 0.28] as const;

const screens = ['/floor3', '/fed-nav', '/cse-nav', '/campus-nav', '/mba-nav', '/navigate?from=room-205'];

const sizes = [
  ['desk', {}],
  ['phone', phone],
] as const;

describe('card of a place: the marker is not covered', () => {
  test.each(screens.flatMap((path) => sizes.map(([name, device]) => ({ path, name, device }))))(
    'on $path, $name',
    async ({ path, device }) => {
      const { page } = await visit(path, device);
      await map(page).scrollIntoViewIfNeeded();
      let opened = 0;
      for (const position of [
        [0.5, 0.25],
        [0.15, 0.3],
        [0.4, 0.65],
        [0.3, 0.75],
        [0.6, 0.8],
        [0.5, 0.9],
      ] as const) {
        await press(page, position);
        if ((await card(page).count()) === 0) continue;
        opened++;
        await expect.poll(() => outline(page).count()).toBe(1);
        // The map moves until the marker is above the card.
        await expect
          .poll(async () => {
            const [mark, top] = [await boxOf(outline(page)), (await boxOf(card(page))).y];
            return Math.round(mark.y + mark.height - top);
          })
          .toBeLessThan(0);
        const [mark, mapBox] = [await boxOf(outline(page)), await boxOf(map(page))];
        expect(mark.y).toBeGreaterThanOrEqual(mapBox.y);
        expect(mark.x + mark.width / 2).toBeGreaterThan(mapBox.x);
        expect(mark.x + mark.width / 2).toBeLessThan(mapBox.x + mapBox.width);
        await page.keyboard.press('Escape');
        await card(page).waitFor({ state: 'detached' });
        expect(await outline(page).count()).toBe(0);
      }
      expect(opened).toBeGreaterThan(0);
    },
  );
});

describe('card of a place', () => {
  test.each(['loaded', 'missing'])('is on the campus map too, with the list of rooms %s', async (rooms) => {
    const { page, errors } = await open();
    if (rooms === 'missing') await page.route('**/rooms*.json', (route) => route.abort());
    await goTo(page, `${site}/campus-map`);
    await waitForMap(page);
    await press(page, [0.47, 0.37]);
    await card(page).getByText('Central Library').waitFor();
    if (rooms === 'missing') expect(errors.splice(0).join()).toContain('ERR_FAILED');
  });

  test('links to the page of its place', async () => {
    const { page } = await visit('/cse-nav');
    await press(page, auditorium);
    await card(page).getByRole('link', { name: 'Auditorium' }).click();
    await page.waitForURL('**/room/236');
  });

  test('has the focus while open; Escape closes it and focuses the map', async () => {
    const { page } = await visit('/cse-nav');
    await press(page, auditorium);
    const name = await card(page).getAttribute('aria-label');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe(name);
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Auditorium');
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('Close');
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    expect(await focused()).toBe('Plan: Second floor, west wing');
  });

  test('is not opened by a click on Show the whole plan', async () => {
    const { page } = await visit('/floor3');
    const whole = page.getByRole('button', { name: 'Show the whole plan' });
    // There is a room below the button.
    await whole.click();
    await expect.poll(() => card(page).count()).toBe(0);
  });

  test('closes on a click outside of places', async () => {
    const { page } = await visit('/cse-nav');
    await press(page, auditorium);
    await card(page).waitFor();
    await press(page, [0.02, 0.1]);
    await card(page).waitFor({ state: 'detached' });
  });
});

test("the card on a place's page is on the plan, without corners of the plan's controls", async () => {
  const { page } = await visit('/room/129', phone);
  await waitForMap(page);
  await press(page, [0.17, 0.5]);
  const [plan, own] = [await boxOf(map(page)), await boxOf(card(page).last())];
  expect(own.y).toBeGreaterThan(plan.y);
  expect(own.y + own.height).toBeLessThanOrEqual(plan.y + plan.height);
  expect(await page.getByRole('button', { name: 'Zoom in' }).isVisible()).toBe(false);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Zoom in' }).waitFor();
});

test('a tap on a building without drawn rooms enlarges it, and a long press is on the building itself', async () => {
  const { page } = await visit('/navigate', phone);
  await waitForMap(page);
  const building = { x: 100, y: 409 };
  const scale = () =>
    page
      .locator('.leaflet-container')
      .getByText(/^\d+ m$/)
      .textContent();
  const before = await scale();
  await page.touchscreen.tap(building.x, building.y);
  await expect.poll(scale).not.toBe(before);
  expect(await card(page).count()).toBe(0);
  await reload(page);
  await waitForMap(page);
  await page.mouse.click(41, 424, { button: 'right' });
  await card(page).getByText('Canteen', { exact: true }).first().waitFor();
});

test('a refused pin is said until the map moves', async () => {
  const { page } = await visit('/navigate', phone);
  await waitForMap(page);
  await page.mouse.click(100, 300, { button: 'right' });
  const refusal = page.getByText('No path is near this point.');
  await refusal.waitFor();
  await page.getByRole('button', { name: 'Zoom in' }).tap();
  await refusal.waitFor({ state: 'detached' });
});

/** In the large hall of the third floor, also while the map moves to it. */
const hall = [0.55, 0.22] as const;

test('Back closes the card of a place, Forward opens it', async () => {
  const { page } = await visit('/navigate?to=room-205', phone);
  await waitForMap(page);
  await page.getByRole('combobox', { name: 'FROM' }).fill('233');
  await page.keyboard.press('Enter');
  await routeLine(page).first().waitFor();
  await page.getByRole('button', { name: 'Floor 3', exact: true }).tap();
  const third = page.getByRole('group', { name: 'Plan of floor 3' });
  await third.waitFor();
  const before = page.url();
  await press(page, hall);
  await card(page).waitFor();
  await page.goBack();
  await card(page).waitFor({ state: 'detached' });
  expect(await map(page).evaluate((it) => it === document.activeElement)).toBe(true);
  expect(page.url()).toBe(before);
  await page.goForward();
  await card(page).waitFor();
  await reload(page);
  await third.waitFor();
  await card(page).waitFor();
  // Another floor closes it.
  await page.getByRole('button', { name: 'Floor 4', exact: true }).tap();
  await card(page).waitFor({ state: 'detached' });
  await page.goBack();
  await third.waitFor();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).searchParams.has('from')).toBe(false);
});

test.each([
  ['/campus-nav', [0.47, 0.37]],
  ['/campus-map', [0.47, 0.37]],
  ['/room/205', [0.7, 0.37]],
  ['/', [0.8, 0.5]],
] as const)('Back leaves %s after its card was closed by a key, Back or its button', async (path, spot) => {
  const { page } = await visit('/about');
  await goTo(page, site + path);
  if (path === '/') {
    await page.getByRole('combobox').fill('hod ece');
    // The plan replaces its picture.
    await page.mouse.click(900, 300);
  }
  await map(page).scrollIntoViewIfNeeded();
  const opened = card(page).last();
  for (const close of [() => page.goBack(), () => opened.getByRole('button', { name: 'Close' }).click()]) {
    await press(page, spot);
    await opened.waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
    await page.goForward();
    await opened.waitFor();
    await close();
    await opened.waitFor({ state: 'detached' });
  }
  expect(new URL(page.url()).pathname).toBe(path);
  if (path === '/') expect(await page.getByRole('combobox').inputValue()).toBe('hod ece');
  await page.goBack();
  await page.waitForURL('**/about');
});
