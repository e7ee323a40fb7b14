import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { boxOf, steps } from '../support/maps.ts';

const { visit } = useBrowser();

/** A window of 1280 x 1024 at 400 %, a small square one, and a phone on its side. */
const sizes = [
  [320, 256],
  [320, 320],
  [640, 300],
] as const;

const dialog = (page: Page) => page.getByRole('dialog');

/** Words of an element on two lines. */
const brokenWords = (locator: Locator) =>
  locator.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    return [...(text?.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
      const range = new Range();
      range.setStart(text as Node, index);
      range.setEnd(text as Node, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
    });
  });

/** Whether the element is in the window and nothing is above its corners. */
const isWhole = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 6, right - 6].every((x) =>
      [top + 6, bottom - 6].every((y) => {
        const hit = document.elementFromPoint(x, y);
        return element.contains(hit) || hit?.contains(element) === true;
      }),
    );
  });

test.each(
  sizes.flatMap(([width, height]) =>
    [
      ['main-entrance', 2],
      ['main-entrance', 3],
      ['central-library', 5],
    ].map(([from, step]) => ({ width, height, from, step })),
  ),
)('step $step from $from is whole beside or above its map at $width x $height', async (one) => {
  const { width, height, from, step } = one;
  const address = `/navigate?from=${from}&to=room-205&step=${step}&walking=1`;
  const { page } = await visit(address, { viewport: { width, height } });
  const sentence = dialog(page).locator('[aria-live] > p').first();
  expect(await brokenWords(sentence)).toEqual([]);
  const box = await boxOf(sentence);
  expect(box.width).toBeGreaterThan(200);
  const [back, next, up] = await Promise.all(
    [/^Back/, /^(Next|I have)/, 'Ahead is up'].map((name) =>
      boxOf(dialog(page).getByRole('button', { name })),
    ),
  );
  expect(back?.y).toBe(next?.y);
  expect(box.y + box.height).toBeLessThanOrEqual(back?.y ?? 0);
  expect((back?.y ?? 0) + (back?.height ?? 0)).toBeLessThanOrEqual(height);
  const isApart = (up?.y ?? 0) >= (next?.y ?? 0) + (next?.height ?? 0) + 8;
  expect(isApart || (up?.x ?? 0) >= (next?.x ?? 0) + (next?.width ?? 0) + 8).toBe(true);
  expect(await dialog(page).evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(width);
});

test.each(sizes)(
  'the arrival begins with its sentence, and all of it is reachable at %i x %i',
  async (width, height) => {
    const address = '/navigate?from=main-entrance&to=room-205&step=6&walking=1';
    const { page } = await visit(address, { viewport: { width, height } });
    const arrival = dialog(page).getByText('You have arrived', { exact: true });
    expect(await isWhole(arrival)).toBe(true);
    const parts = [
      dialog(page).getByRole('heading', { name: 'CSE Faculty Room 2' }),
      dialog(page).getByRole('link').first(),
      ...(await dialog(page).getByRole('button').all()),
    ];
    for (const part of parts) {
      await part.evaluate((element) => element.focus({ preventScroll: true }));
      await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      expect(await isWhole(part), (await part.textContent()) ?? '').toBe(true);
    }
  },
);

test('a phone on its side has the map beside the words', async () => {
  const address = '/navigate?from=main-entrance&to=room-205&step=2&walking=1';
  const { page } = await visit(address, { viewport: { width: 844, height: 390 } });
  const picture = await boxOf(dialog(page).getByRole('img'));
  expect([picture.y, picture.height]).toEqual([0, 390]);
  const words = await boxOf(dialog(page).locator('[aria-live]'));
  expect([words.width, picture.x].map(Math.floor)).toEqual([371, 372]);
});

test.each(sizes)('each focused control of the sheet is whole at %i x %i', async (width, height) => {
  const address = '/navigate?from=main-entrance&to=room-205';
  const { page } = await visit(address, { viewport: { width, height }, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Share' }).waitFor();
  const focused = page.locator('section[aria-label="Route and directions"] :focus');
  const start = page.getByRole('button', { name: 'Start', exact: true });
  const names: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    if (key === 'Tab') await start.focus();
    for (; await focused.count(); await page.keyboard.press(key)) {
      const name = (await focused.textContent()) || (await focused.getAttribute('aria-label')) || '';
      names.push(name);
      await expect.poll(() => isWhole(focused), { message: name }).toBe(true);
    }
    await page.keyboard.press(key === 'Tab' ? 'Shift+Tab' : key);
  }
  for (const step of await steps(page).allTextContents()) expect(names).toContain(step);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test('a focused link of the header is whole at 320 px', async () => {
  const { page } = await visit('/navigate', { viewport: { width: 320, height: 640 } });
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await links.first().focus();
  for (const link of await links.all()) {
    const name = (await link.textContent()) ?? '';
    await expect.poll(() => isWhole(link), { message: name }).toBe(true);
    await page.keyboard.press('Tab');
  }
});
