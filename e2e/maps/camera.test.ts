import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, site, useBrowser } from '../support/browser.ts';
import { boxOf, card, chip, map, pins, press, query, routeLine, steps, waitForMap } from '../support/maps.ts';
import { reportStage } from '../support/stage.ts';

const { visit, open } = useBrowser();
const still = { reducedMotion: 'reduce' } as const;
const coveredPoints = async (page: Page) => (await reportStage(page)).covered;

/** Points of the highlighted step that are outside of the map or below something on it. */
const hiddenPoints = (page: Page) =>
  page.locator('path[stroke-width="16"]').evaluateAll((paths) =>
    (paths as SVGPathElement[]).flatMap((path) => {
      const plan = path.closest('.leaflet-container');
      const length = path.getTotalLength();
      return Array.from({ length: 9 }, (_, i) => {
        const at = path.getPointAtLength((i * length) / 8).matrixTransform(path.getScreenCTM() ?? undefined);
        const top = document.elementFromPoint(at.x, at.y);
        return plan?.contains(top) ? [] : `${Math.round(at.x)},${Math.round(at.y)}`;
      }).flat();
    }),
  );

test.each([
  ['a tablet', { ...still, viewport: { width: 820, height: 1180 } }],
  ['a desktop', still],
] as const)('each step of a route, chosen on %s, is in view', async (_, device) => {
  const { page } = await visit('/navigate?from=main-gate-1&to=room-310', device);
  await routeLine(page).first().waitFor();
  const count = await steps(page).count();
  for (let step = 0; step < count - 1; step++) {
    await steps(page).nth(step).press('Enter');
    await expect.poll(() => query(page).get('step')).toBe(String(step + 1));
    await expect.poll(() => page.locator('path[stroke-width="16"]').count()).toBe(1);
    await expect.poll(() => hiddenPoints(page), { message: `step ${step + 1}` }).toEqual([]);
  }
});

test('a phone that is turned keeps the segment in view, and while walking the step and its sentence', async () => {
  const upright = phone.viewport;
  const across = { width: upright.height, height: upright.width };
  const { page } = await visit('/navigate?from=main-gate-1&to=room-310', { ...phone, ...still });
  await routeLine(page).first().waitFor();
  for (const size of [across, upright]) {
    await page.setViewportSize(size);
    await expect.poll(() => coveredPoints(page)).toEqual([]);
  }
  await page.goto(`${site}/navigate?from=main-gate-1&to=room-310&step=4&walking=1`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img').waitFor();
  const sentence = dialog.locator('[aria-live] > p').first();
  const text = await sentence.textContent();
  for (const size of [across, upright]) {
    await page.setViewportSize(size);
    for (const shown of [sentence, dialog.getByRole('img'), dialog.getByRole('button', { name: 'Next' })]) {
      const isInView = async () => {
        const { x, y, width, height } = await boxOf(shown);
        return x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
      };
      await expect.poll(isInView).toBe(true);
    }
    expect(await sentence.textContent()).toBe(text);
    expect(query(page).get('step')).toBe('4');
  }
});

test.each(['main-gate-1', 'canteen', 'room-205'])(
  'the tip of pin A is on the start of the way from %s',
  async (from) => {
    const { page } = await visit(`/navigate?from=${from}&to=room-217`, still);
    await routeLine(page).first().waitFor();
    await expect.poll(() => coveredPoints(page)).toEqual([]);
    const { x, y, width, height } = await boxOf(pins(page).locator('svg').filter({ hasText: 'A' }));
    const distances = await page.evaluate(
      ([left, top]) =>
        [...document.querySelectorAll<SVGPathElement>('.leaflet-overlay-pane path')].map((path) => {
          const matrix = path.getScreenCTM() ?? undefined;
          const { x, y } = path.getPointAtLength(0).matrixTransform(matrix);
          return Math.hypot(x - (left ?? 0), y - (top ?? 0));
        }),
      [x + width / 2, y + height],
    );
    expect(Math.min(...distances)).toBeLessThan(4);
  },
);

test('a tap while the map zooms opens the card of what is below it', async () => {
  const { page } = await visit('/navigate?floor=2');
  await waitForMap(page);
  const { x, y, width, height } = await boxOf(map(page));
  // The middle stays where it is while the map zooms, and is in the auditorium.
  const name = async () => {
    await card(page).waitFor();
    return card(page).getAttribute('aria-label');
  };
  const at = [x + width / 2, y + height / 2] as const;
  await page.mouse.click(...at);
  const before = await name();
  await page.keyboard.press('Escape');
  await press(page, 'Zoom in');
  await page.locator('.leaflet-zoom-anim').waitFor({ state: 'attached' });
  await page.mouse.click(...at);
  expect(await name()).toBe(before);
});

test('a browser that refuses storage leads to the door all the same', async () => {
  const { page } = await open({ ...phone, ...still });
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('refused', 'SecurityError');
      };
  });
  await page.goto(`${site}/navigate?from=room-205&to=room-310`);
  await routeLine(page).first().waitFor();
  await page.getByRole('checkbox').first().press('Space');
  await expect.poll(() => query(page).get('step-free')).toBe('1');
  await press(page, 'Start');
  const dialog = page.getByRole('dialog');
  const step = dialog.getByText(/^Step \d+ of \d+/);
  await step.waitFor();
  const count = Number(/of (\d+)/.exec((await step.textContent()) ?? '')?.[1]);
  for (let i = 1; i < count; i++) {
    await page.keyboard.press('ArrowRight');
    await dialog.getByText(`Step ${i + 1} of ${count}`).waitFor();
  }
  await press(page, 'I have arrived');
  await dialog.getByText('You have arrived', { exact: true }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
  await dialog.getByRole('button', { name: /^Way back/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => query(page).get('from')).toBe('room-310');
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
});

test('no chip of a small phone is below another control', async () => {
  const { page } = await visit('/navigate', { ...phone, viewport: { width: 360, height: 640 } });
  await waitForMap(page);
  const row = await page.getByRole('group', { name: 'Show on the map' }).boundingBox();
  const floors = await page.getByRole('group', { name: 'Floor on the map' }).boundingBox();
  expect(
    (row?.y ?? 0) + (row?.height ?? 0) <= (floors?.y ?? 0) ||
      (row?.x ?? 0) + (row?.width ?? 0) <= (floors?.x ?? 0),
  ).toBe(true);
  for (const name of ['Toilets', 'Drinking water', 'Lifts', 'Exits', 'Food']) {
    await chip(page, name).evaluate((one) => one.scrollIntoView({ inline: 'nearest', block: 'nearest' }));
    const isOnTop = await chip(page, name).evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isOnTop, name).toBe(true);
  }
});

test('FROM asks with the last start, else the gates, then by door codes and on the map', async () => {
  const { page } = await visit('/navigate?to=room-310');
  const options = page.getByRole('option');
  await options.first().waitFor();
  expect((await options.allTextContents()).slice(0, 3)).toEqual([
    expect.stringContaining('Main Gate 1'),
    expect.stringContaining('Main Gate 2'),
    expect.stringContaining('Choose on the map'),
  ]);
  await page.getByText('At a door? Scan its code, or type its number.').waitFor();
  await page.keyboard.type('canteen');
  await page.getByRole('option', { name: 'Canteen' }).first().click();
  await routeLine(page).first().waitFor();
  await page.goto(`${site}/navigate?to=room-205`);
  await page.getByText('Start: Canteen, your last start.').or(options.first()).first().waitFor();
  const said = `${query(page).get('from')} ${(await options.allTextContents()).at(0)}`;
  expect(said).toMatch(/canteen/i);
});
