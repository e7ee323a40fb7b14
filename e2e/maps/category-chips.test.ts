import { paths, placePaths } from '@campusway/contract';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { goTo, phone, site, useBrowser } from '../support/browser.ts';
import { boxOf, chip, from, map, marks, query, routeLine, waitForMap } from '../support/maps.ts';
import { reportStage } from '../support/stage.ts';

const { visit } = useBrowser();

describe('category chips', () => {
  test('are not behind the open form of a phone, where Tab would reach them', async () => {
    const { page } = await visit(paths.navigate({ to: 'room-214' }), phone);
    await waitForMap(page);
    expect(await chip(page, 'Toilets').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Close' }).tap();
    await chip(page, 'Toilets').waitFor();
  });

  test('mark a category on the map and list it by distance; choosing one shows the route', async () => {
    const { page } = await visit(paths.navigate({ from: 'room-205' }));
    await waitForMap(page);
    await chip(page, 'Toilets').click();
    await expect.poll(() => chip(page, 'Toilets').getAttribute('aria-pressed')).toBe('true');
    expect(query(page).get('category')).toBe('Toilets');
    const list = page.getByRole('region', { name: 'Toilets', exact: true });
    await list.getByText('Toilets from Room 205').waitFor();
    await list.getByText('6 on this plan, 18 elsewhere').waitFor();
    await expect.poll(() => marks(page).count()).toBe(6);
    const rows = await list.getByRole('listitem').allTextContents();
    expect(rows[0]).toMatch(/^1Toilet, men, west wing.*second floor, less than a minute.*33\sm$/);
    expect(rows).toHaveLength(24);
    await list.getByRole('listitem').first().getByRole('button').click();
    await expect.poll(() => query(page).get('to')).toBe('toilet-men-west-2');
    await routeLine(page).first().waitFor();
    await list.waitFor({ state: 'detached' });
    await expect.poll(() => marks(page).count()).toBe(0);
  });

  test('follow the shown floor, are closed by Escape or a second click, and replace each other', async () => {
    const { page } = await visit(paths.navigate({ from: 'room-205' }));
    await waitForMap(page);
    await chip(page, 'Lifts').click();
    await expect.poll(() => marks(page).count()).toBe(2);
    await page.getByRole('button', { name: 'Floor 4', exact: true }).click();
    // One entry for each shaft, with a number on the plan of every floor.
    await page.getByText('2 on this plan', { exact: true }).waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'stops at 1, 2, 3, 4' }).count()).toBe(2);
    await expect.poll(() => marks(page).count()).toBe(2);
    await chip(page, 'Exits').click();
    await expect.poll(() => marks(page).count()).toBe(0);
    await page.getByRole('region', { name: 'Exits', exact: true }).waitFor();
    expect(await chip(page, 'Lifts').getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press('Escape');
    await expect.poll(() => chip(page, 'Exits').getAttribute('aria-pressed')).toBe('false');
    await chip(page, 'Food').click();
    await page.getByRole('button', { name: /Canteen/ }).waitFor();
    await chip(page, 'Food').click();
    await page.getByRole('region', { name: 'Food', exact: true }).waitFor({ state: 'detached' });
  });

  test('are closed by Back, also on the page of a sign', async () => {
    for (const address of [paths.navigate({ from: 'room-205' }), placePaths.here('room-205')]) {
      const { page } = await visit('/about');
      await goTo(page, site + address);
      await waitForMap(page);
      const before = page.url();
      await chip(page, 'Toilets').click();
      const list = page.getByRole('region', { name: 'Toilets', exact: true });
      await list.waitFor();
      await chip(page, 'Lifts').click();
      await page.getByRole('region', { name: 'Lifts', exact: true }).waitFor();
      await page.goBack();
      await page.getByRole('region', { name: 'Lifts', exact: true }).waitFor({ state: 'detached' });
      expect(page.url()).toBe(before);
      await page.goForward();
      await page
        .getByRole('region', { name: 'Lifts', exact: true })
        .getByRole('button', { name: 'Close' })
        .click();
      await expect.poll(() => page.url()).toBe(before);
      await page.goBack();
      await page.waitForURL('**/about');
    }
  });

  test('are of the shown floor, also where one was last on another', async () => {
    const { page } = await visit(placePaths.here('main-gate-1'));
    await page.getByRole('heading', { name: /You are here/ }).waitFor();
    await goTo(page, site + paths.navigate());
    await waitForMap(page);
    await page.getByRole('button', { name: 'Floor 3', exact: true }).click();
    await chip(page, 'Toilets').click();
    await page.getByText(/^Toilets from .*, third floor$/).waitFor();
    expect(new URL(page.url()).search).toBe('?category=Toilets&floor=3');
    expect(await from(page).inputValue()).toBe('');
    await page.getByText('6 on this plan, 18 elsewhere').waitFor();
    await expect.poll(() => marks(page).count()).toBe(6);
    // The first lines of the list are the numbers on the plan, on every floor.
    for (const [sign, floor] of [
      ['3', 'third floor'],
      ['4', 'fourth floor'],
    ] as const) {
      await page.getByRole('button', { name: `Floor ${sign}`, exact: true }).click();
      const list = page.getByRole('region', { name: 'Toilets', exact: true });
      await expect
        .poll(async () => (await list.getByRole('listitem').allTextContents()).slice(0, 6))
        .toEqual([1, 2, 3, 4, 5, 6].map((number) => expect.stringMatching(`^${number}\\D.*${floor}`)));
      await expect.poll(async () => (await marks(page).allTextContents()).toSorted()).toEqual([...'123456']);
    }
    await page.getByRole('button', { name: 'Floor 3', exact: true }).click();
    await from(page).click();
    await page.getByRole('option', { name: /^Main Gate 1 ?your last start$/ }).waitFor();
  });

  test('measure from the middle of the floor without an origin, not from what the map shows', async () => {
    const { page } = await visit(paths.navigate());
    await waitForMap(page);
    await chip(page, 'Drinking water').click();
    const list = page.getByRole('region', { name: 'Drinking water', exact: true });
    await list.getByText(/^Drinking water from .*, first floor$/).waitFor();
    const rows = await list.getByRole('listitem').allTextContents();
    expect(rows[0]).toMatch(/\d+\sm$/);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await chip(page, 'Drinking water').click();
    await list.waitFor({ state: 'detached' });
    await chip(page, 'Drinking water').click();
    await list.waitFor();
    expect(await list.getByRole('listitem').allTextContents()).toEqual(rows);
    await page.reload();
    await list.waitFor();
    expect(await list.getByRole('listitem').allTextContents()).toEqual(rows);
  });

  test.each([
    ['a phone', phone],
    ['a phone in landscape', { viewport: { width: 844, height: 390 } }],
  ] as const)(
    'one is chosen on %s: only FROM asks; Back shows the category alone, as it was',
    async (_name, device) => {
      const { page } = await visit(paths.navigate(), { ...device, reducedMotion: 'reduce' });
      await waitForMap(page);
      await chip(page, 'Drinking water').click();
      const list = page.getByRole('region', { name: 'Drinking water', exact: true });
      const positions = () =>
        marks(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
      await expect.poll(() => marks(page).count()).toBeGreaterThan(2);
      const before = await positions();
      await list.getByRole('listitem').first().getByRole('button').click();
      await expect.poll(() => from(page).getAttribute('aria-expanded')).toBe('true');
      expect(await page.locator('input[aria-expanded="true"]').count()).toBe(1);
      const isInFront = (field: HTMLElement) => {
        const { left, top } = field.getBoundingClientRect();
        return document.elementFromPoint(left + 20, top + 4) === field;
      };
      await expect.poll(() => from(page).evaluate(isInFront)).toBe(true);
      await page.goBack();
      await list.waitFor();
      // The form would take the focus one frame later.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.locator('[data-open], input[aria-expanded="true"]').count()).toBe(0);
      expect(await page.locator(':focus').textContent()).toBe('Drinking water');
      // Leaflet rounds positions to pixels.
      const moved = async () => (await positions()).map((x, i) => Math.abs(x - (before[i] ?? 0)));
      await expect.poll(async () => Math.max(...(await moved()))).toBeLessThan(3);
    },
  );

  test('lead the keyboard to the route, Back to the category, and Forward', async () => {
    const { page } = await visit(paths.navigate({ from: 'room-215' }));
    await waitForMap(page);
    await chip(page, 'Exits').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Exits', exact: true }).getByRole('listitem').nth(1).waitFor();
    await page.locator('[data-walks] li button').nth(1).focus();
    await page.keyboard.press('Enter');
    const focused = () => page.locator(':focus').textContent();
    await expect.poll(focused).toBe('Start');
    await page.goBack();
    await expect.poll(focused).toBe('Exits');
    await page.goForward();
    await expect.poll(focused).toBe('Start');
  });

  test.each([
    ['a phone', { ...phone, reducedMotion: 'reduce' }],
    ['a desk', { reducedMotion: 'reduce' }],
  ] as const)('are beside the directions while a route is shown on %s', async (_name, device) => {
    const { page } = await visit(paths.navigate({ from: 'room-118b', to: 'room-329a' }), device);
    await routeLine(page).first().waitFor();
    const { free } = await reportStage(page);
    expect(await page.locator('.leaflet-container ~ * fieldset').filter({ hasText: 'Toilets' }).count()).toBe(
      0,
    );
    await page.getByText('Toilets, lifts and more nearby').click();
    await chip(page, 'Toilets').focus();
    await chip(page, 'Toilets').press('Enter');
    const list = page.getByRole('region', { name: 'Toilets', exact: true });
    await list.getByText('Toilets from Room 118B').waitFor();
    await expect.poll(() => marks(page).count()).toBe(6);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await reportStage(page)).free).toBeCloseTo(free, 2);
    await chip(page, 'Lifts').press('Enter');
    await page.getByRole('listitem').filter({ hasText: 'stops at' }).first().getByRole('button').click();
    await expect.poll(() => query(page).get('to')).toBe('lift-west-1');
  });

  test('scroll in one row on a phone, without a scroll bar, and are 44 px high', async () => {
    const { page } = await visit(paths.navigate({ from: 'room-205' }), phone);
    await waitForMap(page);
    const row = page.getByRole('group', { name: 'Show on the map' });
    const sizes = await row.getByRole('button').evaluateAll((all) =>
      all.map((one) => ({
        top: one.getBoundingClientRect().top,
        height: one.getBoundingClientRect().height,
      })),
    );
    expect(new Set(sizes.map(({ top }) => top)).size).toBe(1);
    for (const { height } of sizes) expect(height).toBeGreaterThanOrEqual(44);
    expect(await row.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
    expect(await row.evaluate((one) => getComputedStyle(one).scrollbarWidth)).toBe('none');
    const rightOf = (one: Locator) => one.evaluate((box) => Math.floor(box.getBoundingClientRect().right));
    await chip(page, 'Lifts').focus();
    await page.keyboard.press('Tab');
    expect(await rightOf(chip(page, 'Exits'))).toBeLessThanOrEqual(await rightOf(row));
    await chip(page, 'Food').click();
    await page.getByRole('button', { name: /Canteen/ }).waitFor();
  });

  test.each([paths.navigate(), paths.navigate({ from: 'room-205' })])(
    'list three lines and leave the plan in view on a small phone at %s',
    async (path) => {
      const { page } = await visit(path, { ...phone, viewport: { width: 360, height: 640 } });
      await waitForMap(page);
      await chip(page, 'Toilets').tap();
      const list = page.getByRole('region', { name: 'Toilets', exact: true });
      const bottom = async (part: Locator) => {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
        return y + height;
      };
      await expect
        .poll(async () => (await bottom(list)) - (await bottom(list.getByRole('listitem').nth(2))))
        .toBeGreaterThanOrEqual(0);
      expect((await boxOf(list)).y - (await bottom(chip(page, 'Toilets')))).toBeGreaterThan(90);
      const isClear = async (mark: Locator) => (await bottom(mark)) < (await boxOf(list)).y;
      await expect.poll(async () => Promise.all((await marks(page).all()).map(isClear))).not.toContain(false);
    },
  );

  const sizes = [
    [390, 844],
    [360, 640],
    [844, 390],
    [820, 1180],
    [1280, 800],
    [1920, 1080],
  ] as const;

  test.each(sizes)(
    'show every place of the floor, or the origin and the nearest ones, clear of each other, the list and all controls, at %i x %i',
    async (width, height) => {
      const { page } = await visit('/navigate?floor=2', {
        ...(width < 900 && phone),
        viewport: { width, height },
        reducedMotion: 'reduce',
      });
      await waitForMap(page);
      await chip(page, 'Toilets').click();
      await expect.poll(() => marks(page).count()).toBe(6);
      const hidden = () =>
        page.locator('.leaflet-marker-pane span').evaluateAll((all) =>
          all.flatMap((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const middle = (left + right) / 2;
            const hits = [middle - 4, middle + 4].flatMap((x) =>
              [top + 4, bottom - 4].map((y) => document.elementFromPoint(x, y)),
            );
            return hits.every((hit) => hit === one) ? [] : [one.textContent];
          }),
        );
      await expect.poll(hidden).toEqual([]);
      const offCentre = await page.locator('.leaflet-marker-pane span').evaluateAll((all) =>
        all.map((one) => {
          const [plate, icon] = [one.getBoundingClientRect(), one.parentElement?.getBoundingClientRect()];
          return Math.round(plate.x + plate.width / 2 - (icon?.x ?? 0) - (icon?.width ?? 0) / 2);
        }),
      );
      expect(new Set(offCentre)).toEqual(new Set([0]));

      await goTo(page, `${site}/navigate?from=room-247&category=Toilets`);
      await waitForMap(page);
      const inFront = (selector: string) =>
        page.locator(selector).evaluateAll((all) =>
          all.map((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const hits = [left + 4, right - 4].flatMap((x) =>
              [top + 4, bottom - 4].map((y) => document.elementFromPoint(x, y)),
            );
            return hits.every((hit) => hit?.closest('.leaflet-container'))
              ? one.textContent?.trim()
              : undefined;
          }),
        );
      await expect.poll(() => inFront('.leaflet-marker-pane svg')).toEqual(['A']);
      await expect
        .poll(() => inFront('.leaflet-marker-pane span'))
        .toEqual(expect.arrayContaining(['1', '2', '3']));
    },
  );

  test('have the lowest number on top', async () => {
    const { page } = await visit('/navigate?floor=2&category=Toilets');
    await expect.poll(() => marks(page).count()).toBe(6);
    const order = await marks(page).evaluateAll((all) =>
      all
        .toSorted((a, b) => Number(getComputedStyle(b).zIndex) - Number(getComputedStyle(a).zIndex))
        .map((one) => Number(one.textContent)),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('are listed in the panel of a phone in landscape orientation', async () => {
    const { page } = await visit(paths.navigate({ from: 'room-247' }), {
      ...phone,
      viewport: { width: 844, height: 390 },
    });
    await waitForMap(page);
    await chip(page, 'Toilets').click();
    const list = page.getByRole('region', { name: 'Toilets', exact: true });
    const { x, y, width, height } = await boxOf(list);
    expect([x, x + width]).toEqual([0, (await boxOf(map(page))).x]);
    expect(y + height).toBe(390);
    // The heading of the list and four rows.
    expect(height).toBeGreaterThanOrEqual(5 * 52);
    await page.getByRole('heading', { level: 1, name: 'From Room 247' }).click({ trial: true });
    await expect.poll(() => from(page).isVisible()).toBe(false);
    await list.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => from(page).isVisible()).toBe(true);
  });
});
