import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo, phone, site, useBrowser } from '../support/browser.ts';

const { visit, open } = useBrowser();

const addresses = [
  '/',
  '/departments',
  '/cse',
  '/cse-map',
  '/campus-map',
  '/cse-nav',
  '/floor4',
  '/navigate',
  '/login',
  '/register',
];

interface Text {
  readonly text: string | null;
  readonly box: Awaited<ReturnType<ReturnType<Page['locator']>['boundingBox']>>;
}

/** Header links, heading, first sentence and search with their positions, in whole pixels. */
async function readBeginning(page: Page): Promise<Text[]> {
  const parts = page.locator('header nav a, main h1, main h1 + p, main [placeholder="Enter Room Number"]');
  await parts.first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  const found: Text[] = [];
  for (const part of await parts.all()) {
    const box = await part.boundingBox();
    const rounded = box && Object.fromEntries(Object.entries(box).map(([key, at]) => [key, Math.round(at)]));
    found.push({ text: await part.textContent(), box: rounded as Text['box'] });
  }
  return found;
}

test.each([
  ['a phone', phone],
  ['a desk', {}],
])('on %s the prerendered shell has the texts of the page at their final positions', async (_name, size) => {
  const withoutScripts = await open({ ...size, javaScriptEnabled: false });
  const { page } = await open(size);
  for (const address of addresses) {
    await withoutScripts.page.goto(site + address);
    const before = await readBeginning(withoutScripts.page);
    await goTo(page, site + address);
    await page.locator('main :is(input, select, li, button):visible').first().waitFor();
    expect(before, address).toEqual(await readBeginning(page));
  }
});

test.each([
  ['a phone', phone],
  ['a desk', {}],
])('on %s the picture of a screen is where its map draws the plan', async (_name, size) => {
  const withoutScripts = await open({ ...size, javaScriptEnabled: false });
  const { page } = await open(size);
  for (const address of ['/cse-nav', '/floor4', '/navigate']) {
    await withoutScripts.page.goto(site + address, { waitUntil: 'networkidle' });
    const { x, y } = await middleOfPicture(withoutScripts.page);
    const clip = { x: x - 80, y: y - 60, width: 160, height: 120 };
    const picture = await withoutScripts.page.screenshot({ clip });
    await goTo(page, site + address);
    await page.locator('.leaflet-plan-pane canvas[style]').first().waitFor();
    await page.locator('.leaflet-labels-pane').evaluate((names) => {
      names.style.visibility = 'hidden';
    });
    const plan = await page.screenshot({ clip });
    const [across, down] = await shiftBetween(page, picture, plan);
    expect(Math.max(Math.abs(across), Math.abs(down)), address).toBeLessThan(2);
  }
});

/** The point of the window around which the picture is placed. */
function middleOfPicture(page: Page): Promise<{ x: number; y: number }> {
  return page.locator('main [data-plan] .plan-picture').evaluate((box) => {
    const { left, top } = getComputedStyle(box, '::before');
    const { x, y } = box.getBoundingClientRect();
    return { x: Math.round(x + Number.parseFloat(left)), y: Math.round(y + Number.parseFloat(top)) };
  });
}

/** By how many pixels, at most 4, the second picture must be moved to be most like the first. */
function shiftBetween(page: Page, ...pictures: readonly Buffer[]): Promise<[across: number, down: number]> {
  return page.evaluate(
    async (urls) => {
      const [first, second] = await Promise.all(
        urls.map(async (url) => {
          const image = Object.assign(new Image(), { src: url });
          await image.decode();
          const { width, height } = image;
          const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
          context?.drawImage(image, 0, 0);
          const data = context?.getImageData(0, 0, width, height).data ?? [];
          return (x: number, y: number) => data[4 * (y * width + x)] ?? 0;
        }),
      );
      let [best, least]: [[number, number], number] = [[0, 0], Number.POSITIVE_INFINITY];
      for (let across = -4; across <= 4; across++)
        for (let down = -4; down <= 4; down++) {
          let difference = 0;
          for (let x = 4; x < 156; x++)
            for (let y = 4; y < 116; y++)
              difference += Math.abs((first?.(x, y) ?? 0) - (second?.(x + across, y + down) ?? 0));
          if (difference < least) [best, least] = [[across, down], difference];
        }
      return best;
    },
    pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  );
}

test('the prerendered shell has no Login link on a device that may be signed in', async () => {
  const { page } = await open();
  await page.addInitScript(() => localStorage.setItem('campusway.session-hint', 'signed-in'));
  // The shell does not start, so the prerendered shell remains.
  await page.route('**/*.js', () => undefined);
  await page.goto(`${site}/about`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Faculty' }).waitFor();
  expect(await page.getByRole('link', { name: 'Login' }).count()).toBe(0);
});

test('React replaces the prerendered shell and removes the session mark', async () => {
  const { page } = await visit('/about');
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
  expect(await page.locator('header nav').count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.dataset.session)).toBeUndefined();
});
