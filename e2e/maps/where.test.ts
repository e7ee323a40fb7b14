import { paths, placePaths } from '@campusway/contract';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findAxeViolationsInLightAndDark } from '../support/axe.ts';
import { goTo, phone, reload, site, useBrowser } from '../support/browser.ts';
import { boxOf, card, chip, from, map, query, routeLine, steps, waitForMap } from '../support/maps.ts';
import { navigateInPage } from '../support/stage.ts';

const { visit } = useBrowser();
const cardName = (page: Page) => card(page).getAttribute('aria-label');

const isShown = (one: Locator) => one.evaluate((it) => getComputedStyle(it).clipPath === 'none');

/** From the tip of the only pin, in room 205, to the corridor below, beside the plate of the pin; CSS pixels. */
const corridorOffset = { x: 80, y: 28 };

async function corridorOf(page: Page): Promise<{ x: number; y: number }> {
  const pin = page.locator('.leaflet-marker-icon').filter({ hasText: /[AB]/ });
  // Waits until the camera rests.
  await (await pin.elementHandle())?.waitForElementState('stable');
  const { x, y, width, height } = await boxOf(pin);
  return { x: x + width / 2 + corridorOffset.x, y: y + height + corridorOffset.y };
}

async function pressCorridor(page: Page): Promise<string> {
  const { x, y } = await corridorOf(page);
  await page.mouse.click(x, y);
  await card(page).waitFor();
  return (await cardName(page)) ?? '';
}

describe('pin', () => {
  test('has a card in a history entry of its own, which a category closes', async () => {
    const { page } = await visit(paths.navigate({ from: 'room-205' }), phone);
    await waitForMap(page);
    const name = await pressCorridor(page);
    await page.goBack();
    await card(page).waitFor({ state: 'detached' });
    expect(query(page).get('from')).toBe('room-205');
    await page.goForward();
    await expect.poll(() => cardName(page)).toBe(name);
    await reload(page);
    await expect.poll(() => cardName(page)).toBe(name);
    await page.getByRole('button', { name: 'Toilets', exact: true }).tap();
    await page.getByRole('region', { name: 'Toilets' }).waitFor();
    expect(await card(page).count()).toBe(0);
    await page.goBack();
    await expect.poll(() => cardName(page)).toBe(name);
    await card(page).getByRole('button', { name: 'Close' }).tap();
    await card(page).waitFor({ state: 'detached' });
    expect(query(page).get('from')).toBe('room-205');
  });

  test('is shared as a destination, not as the position of the receiver', async () => {
    const { page } = await visit(paths.navigate({ from: 'room-205' }));
    await waitForMap(page);
    const name = await pressCorridor(page);
    await page.evaluate(() => {
      const shared = (data: ShareData) => Promise.resolve(void Object.assign(window, { shared: data.url }));
      Object.assign(navigator, { share: shared, canShare: () => true });
    });
    await card(page).getByRole('button', { name: 'Share' }).click();
    const url = await page.evaluate(() => String((window as { shared?: string }).shared));
    const { page: other } = await visit(url.replace(site, ''), phone);
    await other.getByRole('heading', { name: `To ${name}` }).waitFor();
    expect(await from(other).inputValue()).toBe('');
  });

  test('leads to a known destination from where one is', async () => {
    const { page } = await visit(paths.navigate({ to: 'room-205' }));
    await waitForMap(page);
    await pressCorridor(page);
    const tones = card(page)
      .getByRole('button', { name: / here$/ })
      .evaluateAll((all) => all.map((one) => `${one.textContent}: ${/primary/.test(one.className)}`));
    expect(await tones).toEqual(['From here: true', 'To here: false', 'I am here: false']);
    await card(page).getByRole('button', { name: 'I am here' }).click();
    await routeLine(page).first().waitFor();
    expect(await card(page).count()).toBe(0);
  });

  test('is dropped by a click on a corridor, has a name, a QR code and a page, and is the origin of a route and of the visit', async () => {
    const { page } = await visit(paths.navigate({ from: 'room-205' }));
    await waitForMap(page);
    const name = await pressCorridor(page);
    expect(name).toMatch(/^Corridor by \w+, second floor$/);
    const code = card(page).getByRole('button', { name: 'QR code' });
    await code.click();
    await card(page)
      .getByRole('img', { name: `QR code of the link: ${name}` })
      .waitFor();
    expect((await boxOf(card(page))).y).toBeGreaterThan((await boxOf(map(page))).y);
    await code.click();
    await card(page).getByRole('button', { name: 'I am here' }).click();
    await card(page).waitFor({ state: 'detached' });
    await expect.poll(() => query(page).get('from')).toMatch(/^at-level-2-\d+-\d+$/);
    await expect.poll(() => from(page).inputValue()).toBe(name);
    const id = query(page).get('from') ?? '';
    await page.goto(`${site}${paths.navigate({ from: id, to: 'room-310' })}`);
    await routeLine(page).first().waitFor();
    await expect.poll(() => steps(page).first().textContent()).toContain('Start at the corridor by');
    await expect.poll(() => page.title()).toContain(`${name} to 310`);

    // A direct route to another one on the same corridor.
    const [, level, x, y] = /^at-(.+)-(\d+)-(\d+)$/.exec(id) ?? [];
    await navigateInPage(page, paths.navigate({ from: id, to: `at-${level}-${Number(x) + 30}-${y}` }));
    await page
      .getByText(/^(3\sm|2\sm|4\sm), /)
      .first()
      .waitFor();
    await navigateInPage(page, placePaths.here(id));
    await page.getByText(`${name}. Where do you want to go?`).waitFor();
    await expect.poll(() => from(page).inputValue()).toBe(name);
    await page.goto(`${site}${paths.home('310')}`);
    await page.locator('a[href*="from=at-level-2-"]').first().waitFor();
  });

  test('is dropped on the nearest corridor by a right click in a room, instead of its card', async () => {
    const { page } = await visit(paths.navigate({ from: 'room-205' }));
    await waitForMap(page);
    const { x, y } = await corridorOf(page);
    const room = [x - corridorOffset.x, y - corridorOffset.y - 10] as const;
    await page.mouse.click(...room);
    await page.getByRole('region', { name: 'Room 205' }).waitFor();
    await page.mouse.click(...room, { button: 'right' });
    await page.getByRole('region', { name: /^Corridor by/ }).waitFor();
    expect(await card(page).count()).toBe(1);
    await card(page).getByRole('button', { name: 'To here' }).click();
    await expect.poll(() => query(page).get('to')).toMatch(/^at-level-2-/);
    await card(page).waitFor({ state: 'detached' });
  });

  test('is dropped by a long press', async () => {
    const { page } = await visit(paths.navigate({ from: 'room-205' }), phone);
    await waitForMap(page);
    const { x, y } = await corridorOf(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await card(page).waitFor();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await cardName(page)).toMatch(/ by .+, second floor$/);
    const mapBox = await boxOf(map(page));
    expect((await boxOf(card(page))).height).toBeLessThan(mapBox.height * 0.6);
    // Leaflet must not simplify the ring.
    const ring = await page.locator('.leaflet-overlay-pane path').last().getAttribute('d');
    expect(ring?.match(/[ML]/g)?.length).toBeGreaterThan(20);
  });

  test('is dropped by keyboard with a button of the focused map; Escape restores the focus', async () => {
    const { page } = await visit(paths.navigate({ from: 'room-205' }));
    await waitForMap(page);
    const button = page.getByRole('button', { name: 'Pin at the centre of the map' });
    const isVisible = () => isShown(button);
    expect(await isVisible()).toBe(false);
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(isVisible).toBe(true);
    await page.keyboard.press('Enter');
    await card(page).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/ by .+, second floor$/);
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(await button.textContent());
  });

  test.each([
    [1280, 720],
    [390, 844],
  ])(
    'has its button for keyboards only, and reports a point without a path at %i x %i',
    async (width, height) => {
      const { page } = await visit(paths.navigate(), { viewport: { width, height } });
      await waitForMap(page);
      const button = page.getByRole('button', { name: 'Pin at the centre of the map' });
      const isVisible = () => isShown(button);
      const box = await boxOf(map(page));
      for (let drags = 0; drags < 3; drags++) {
        await page.mouse.move(box.x + 20, box.y + box.height / 2);
        await page.mouse.down();
        await page.mouse.move(box.x + box.width - 80, box.y + box.height / 2, { steps: 5 });
        await page.mouse.up();
      }
      expect(await map(page).evaluate((it) => it === document.activeElement)).toBe(true);
      expect(await isVisible()).toBe(false);
      await page.keyboard.press('Escape');
      expect(await isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Toilets' }).focus();
      await map(page).focus();
      await expect.poll(isVisible).toBe(true);
      await button.focus();
      await page.keyboard.press('Enter');
      const refusal = page.getByText('No path is near this point.');
      await refusal.waitFor();
      // Clear of the sheet, and announced again at each press.
      await refusal.click({ trial: true });
      const before = await refusal.elementHandle();
      await page.keyboard.press('Enter');
      await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected)).toBe(false);
      await refusal.waitFor();
      expect(await isVisible()).toBe(true);
      expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
    },
  );

  test('with an invalid id in a link shows a message', async () => {
    const { page } = await visit(paths.navigate());
    for (const [id, message] of [
      ['at-level-2-99990-99990', /No path is near this point/],
      ['at-level-77-120-50', /“at-level-77-120-50” is not a place on this map/],
      ['at-level-2-1e9-5', /“at-level-2-1e9-5” is not a place on this map/],
    ] as const)
      for (const address of [paths.navigate({ from: id, to: 'room-205' }), placePaths.here(id)]) {
        await navigateInPage(page, address);
        const alert = page.getByRole('alert').filter({ hasText: message });
        await alert.waitFor();
        await navigateInPage(page, paths.navigate());
        await alert.waitFor({ state: 'detached' });
      }
  });
});

describe('outdoor place', () => {
  /** Window coordinates of a point of the campus in metres, from two pins whose coordinates are known. */
  async function toWindowPoint(page: Page, [x, y]: readonly [number, number]) {
    const tipOf = async (letter: string) => {
      const pin = page.locator('.leaflet-marker-icon').filter({ hasText: letter });
      const box = await boxOf(pin);
      return { x: box.x + box.width / 2, y: box.y + box.height };
    };
    const [a, b] = [await tipOf('A'), await tipOf('B')];
    const scale = (b.x - a.x) / (gates[1][0] - gates[0][0]);
    return { x: a.x + (x - gates[0][0]) * scale, y: a.y - (y - gates[0][1]) * scale };
  }
  const gates = [
    [200, 4],
    [396, 83],
  ] as const;
  const parking = [315, 45] as const;
  const route = paths.navigate({ from: 'main-gate-1', to: 'main-gate-2' });

  test.each([
    ['Parking', parking],
    ['Main Gate 2', gates[1]],
  ] as const)('opens its card, with page and directions, on a click: %s', async (name, at) => {
    const { page } = await visit(route, { reducedMotion: 'reduce' });
    await routeLine(page).first().waitFor();
    const { x, y } = await toWindowPoint(page, at);
    await page.mouse.click(x, y);
    const place = page.getByRole('region', { name, exact: true });
    await place.getByRole('button', { name: 'From here' }).waitFor();
    expect(await card(page).count()).toBe(1);
    await place.getByRole('link', { name, exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/place\//);
  });

  test('can be chosen by "Choose on the map"; elsewhere the nearest path is used', async () => {
    const { page } = await visit(route, { reducedMotion: 'reduce' });
    await routeLine(page).first().waitFor();
    for (const [at, id] of [
      [parking, /^parking$/],
      // On the lawn, nine metres from the drive.
      [[191, 35], /^at-/],
    ] as const) {
      await from(page).click();
      await page.getByRole('option', { name: 'Choose on the map' }).click();
      const hint = page.getByText('Or use “Pin at the centre of the map”.');
      expect(await isShown(hint)).toBe(false);
      await page.keyboard.press('Tab');
      await map(page).focus();
      expect(await isShown(hint)).toBe(true);
      const { x, y } = await toWindowPoint(page, at);
      await page.mouse.click(x, y);
      await expect.poll(() => query(page).get('from')).toMatch(id);
      await page.goBack();
      await expect.poll(() => query(page).get('from')).toBe('main-gate-1');
    }
  });
});

test('Swap on the page of a door leads there, from a start that is asked for', async () => {
  const { page } = await visit(placePaths.here('room-205'));
  await page.getByRole('heading', { name: /You are here/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect.poll(() => from(page).inputValue()).toBe('');
  expect(new URL(page.url()).search).toBe('?to=room-205');
});

test('Back closes the prompt of Choose on the map, and a choice on it adds one entry', async () => {
  const { page } = await visit('/about');
  await goTo(page, `${site}${paths.navigate({ to: 'room-205' })}`);
  await waitForMap(page);
  const prompt = page.getByText('Click or tap a room or a place on the map');
  const choose = async () => {
    await from(page).click();
    await page.getByRole('option', { name: 'Choose on the map' }).click();
    await prompt.waitFor();
  };
  await choose();
  await page.getByRole('button', { name: 'Floor 3', exact: true }).click();
  await page.goBack();
  await prompt.waitFor({ state: 'detached' });
  await expect.poll(() => from(page).evaluate((it) => it === document.activeElement)).toBe(true);
  expect(query(page).get('to')).toBe('room-205');
  await choose();
  const { x, y } = await corridorOf(page);
  await page.mouse.click(x, y);
  await routeLine(page).first().waitFor();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe('?to=room-205');
  expect(await prompt.count()).toBe(0);
  await page.goBack();
  await page.waitForURL('**/about');
});

test('the QR code of a sign is whole in view on a phone', async () => {
  const { page } = await visit(placePaths.here('room-430'), phone);
  await page.getByRole('button', { name: 'Route and directions' }).click();
  await page.getByRole('button', { name: 'QR code' }).click();
  const code = page.getByRole('img', { name: /^QR code/ });
  await code.waitFor();
  const bottom = async () => {
    const { y, height } = await boxOf(code);
    return y + height;
  };
  // Also after the sheet has moved to a stop.
  await page.waitForTimeout(500);
  await expect.poll(bottom).toBeLessThanOrEqual(844);
});

test('a page with a pin, chips and a list has no axe violations', async () => {
  const { page } = await visit(paths.navigate({ from: 'room-205' }));
  await waitForMap(page);
  await chip(page, 'Toilets').click();
  expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await pressCorridor(page);
  expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
});

test('a route from home says that it begins at the last start, unless the question names its start', async () => {
  const { page } = await visit(paths.home('104 to canteen'));
  const note = page.getByText(/^Start: .+, your last start\.$/);
  await page.locator('main a[href*="from=room-104&to=canteen"]').click();
  await steps(page).first().waitFor();
  expect(await note.count()).toBe(0);
  await page.goto(site + paths.home('465'));
  await page.locator('main a[href*="from=room-104&to=room-465"]').click();
  await note.waitFor();
});
