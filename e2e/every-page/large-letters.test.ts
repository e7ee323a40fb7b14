import { paths, placePaths } from '@campusway/contract';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import { boxOf } from '../support/maps.ts';
import { reportStage } from '../support/stage.ts';

/** Default font size of the browser: 32 pixels instead of 16. */
const { visit } = useBrowser(['--blink-settings=defaultFontSize=32']);
const { visit: visitUsual } = useBrowser();

test.each([
  paths.home('215'),
  paths.home('floor 3 toilets'),
  paths.departments(),
  paths.campusMap(),
  paths.department('cse'),
  paths.department('cse', { person: 'cse-anand-krishnan' }),
  paths.departmentMap('cse'),
  paths.departmentMap('cse', { room: '205' }),
  placePaths.room('205'),
  placePaths.place('canteen'),
  paths.screen('cse-nav', { from: 'room-205', to: 'room-230a' }),
  paths.campusNav(),
  paths.screen('floor2'),
  paths.navigate({ from: 'main-gate-1', to: 'room-310' }),
  paths.register(),
  paths.about(),
  '/no-such-page',
])('%s does not scroll horizontally on a phone with text at 200 %%', async (address) => {
  const { page, errors } = await visit(address, { viewport: { width: 360, height: 740 } });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toMatch(/^3\d/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // The browser logs the 404 of an unknown address.
  if (address === '/no-such-page') expectOnlyNetworkErrors({ page, errors });
});

async function isInside(element: Locator, height: number): Promise<boolean> {
  const box = await element.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

const small = { ...phone, viewport: { width: 360, height: 640 } };

function enlarge(page: Page, size: string): Promise<void> {
  return page.evaluate((text) => {
    document.documentElement.style.fontSize = text;
  }, size);
}

/** Words on two lines, and pairs of words that overlap. Runs in the page. */
function findSpoiltWords(): string[] {
  const words: { readonly text: string; readonly box: DOMRect }[] = [];
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const isShown = parent?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    if (!isShown || parent?.closest('.visually-hidden, .leaflet-container, option, svg')) continue;
    for (const { 0: text, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) broken.push(text);
      words.push(...boxes.map((box) => ({ text, box })));
    }
  }
  const over = words.flatMap(({ text, box: a }, index) =>
    words.slice(index + 1).flatMap(({ text: other, box: b }) => {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return width > 2 && height > 0.35 * Math.min(a.height, b.height) ? [`${text} over ${other}`] : [];
    }),
  );
  return [...new Set([...broken, ...over])];
}

test.each([
  paths.home(),
  paths.departments(),
  paths.department('civil', { person: 'civil-sridhar-naidu' }),
  paths.department('eee', { person: 'eee-meenakshi-kapoor' }),
  paths.department('mba', { person: 'mba-leela-lal' }),
  paths.department('fed'),
  paths.departmentMap('cse'),
  paths.campusMap(),
  paths.screen('cse-nav', { from: 'room-205', to: 'room-217' }),
  placePaths.room('205'),
  paths.login(),
  paths.register(),
  paths.account(),
  paths.about(),
])('%s breaks no word with a root font of 150 and 200 %%', async (address) => {
  const { page } = await visitUsual(address, small);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (const size of ['150%', '200%']) {
    await enlarge(page, size);
    expect(await page.evaluate(findSpoiltWords), size).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBe(360);
    expect((await page.getByRole('banner').boundingBox())?.height, size).toBeLessThan(100);
  }
});

/** Words of a button that are seen in part. Runs in the page. */
function findCutWords(button: Element): string[] {
  const cut: string[] = [];
  const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest('.visually-hidden')) continue;
    for (const { 0: text, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const word = range.getBoundingClientRect();
      const seen = { left: word.left, right: word.right, top: word.top, bottom: word.bottom };
      for (let box = node.parentElement; box && box !== button.parentElement; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        Object.assign(seen, { left: Math.max(seen.left, left), right: Math.min(seen.right, right) });
        Object.assign(seen, { top: Math.max(seen.top, top), bottom: Math.min(seen.bottom, bottom) });
      }
      const [width, height] = [seen.right - seen.left, seen.bottom - seen.top];
      const isHidden = width <= 0 || height < word.height / 3;
      if (!isHidden && (width < word.width - 1 || height < word.height * 0.66)) cut.push(text);
    }
  }
  return cut;
}

test.each([placePaths.here('room-447'), paths.navigate({ from: 'main-gate-1', to: 'administration-block' })])(
  'the field of %s has whole words with text at 150 and 200 %%',
  async (address) => {
    const { page } = await visitUsual(address, small);
    const field = page.getByRole('button', { name: /^Change start/ });
    await field.waitFor();
    for (const size of ['150%', '200%']) {
      await enlarge(page, size);
      expect(await field.evaluate(findCutWords), size).toEqual([]);
    }
  },
);

test('the scale bar is whole beside the buttons of the plan, or not there', async () => {
  const { page } = await visitUsual(paths.campusMap(), small);
  const bar = page.locator('.leaflet-container [class*=bar]').filter({ hasText: / m$/ });
  await bar.waitFor();
  for (const size of ['100%', '130%', '140%', '200%']) {
    await enlarge(page, size);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const [own, button] = [
      await bar.boundingBox(),
      await page.getByRole('button', { name: 'Show the whole plan' }).boundingBox(),
    ];
    const end = own ? own.x + own.width : 0;
    expect(end, size).toBeLessThanOrEqual(button?.x ?? 0);
  }
});

/** Heights in the window and sizes of headings, fields and buttons. Runs in the page. */
function readLayout(): string[] {
  return Array.from(document.querySelectorAll('main :is(h1, h2, button, input, select)')).flatMap((one) => {
    const { y, width, height } = one.getBoundingClientRect();
    const isShown = one.checkVisibility() && y < innerHeight;
    // To four pixels: a browser rounds its font size.
    return isShown ? `${one.textContent} ${[y, width, height].map((size) => Math.round(size / 4))}` : [];
  });
}

test.each([
  `${paths.navigate({ from: 'room-205' })}&category=Food`,
  paths.navigate({ to: 'room-447' }),
  placePaths.here('room-447'),
  paths.screen('cse-nav', { from: 'room-205', to: 'room-217' }),
])('%s has for a root font of 200 %% the layout of that font size of the browser', async (address) => {
  const layouts: string[][] = [];
  for (const [open, size] of [
    [visit, '100%'],
    [visitUsual, '200%'],
  ] as const) {
    const { page } = await open(address, { ...small, reducedMotion: 'reduce' });
    await page.locator('.leaflet-container canvas').first().waitFor();
    await enlarge(page, size);
    let before = '';
    await expect
      .poll(async () => {
        const now = (await page.evaluate(readLayout)).join();
        const isStill = now === before;
        before = now;
        return isStill;
      })
      .toBe(true);
    layouts.push(await page.evaluate(readLayout));
  }
  expect(layouts[1]).toEqual(layouts[0]);
});

test.each([
  [844, 390, '200%'],
  [844, 390, '125%'],
  [667, 375, '100%'],
  [360, 640, '200%'],
])('the arrival has its name clear of Done at %i x %i with text at %s', async (width, height, size) => {
  const address = `${paths.navigate({ from: 'main-gate-2', to: 'room-447', stepFree: true })}&step=12&walking=1`;
  const { page } = await visitUsual(address, { ...phone, viewport: { width, height } });
  const done = page.getByRole('button', { name: 'Done' });
  await done.waitFor();
  await enlarge(page, size);
  const name = page.getByRole('dialog').getByRole('heading', { level: 2 });
  const [button, door] = [await boxOf(done), await boxOf(name)];
  const isBeside = door.x + door.width <= button.x;
  expect(isBeside || door.y + door.height <= button.y).toBe(true);
  // The sign and a line of the name.
  const sign = await boxOf(name.locator(':scope > :first-child'));
  expect(sign.y + sign.height + 40).toBeLessThan(height);
});

test('the header folds its menu with text at 200 %, so that the search of the home page is in view', async () => {
  const viewport = { width: 360, height: 640 };
  const { page } = await visit(paths.home(), { ...phone, viewport });
  const field = await page.getByRole('combobox').boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(viewport.height);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.tap();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Faculty' }).tap();
  await page.waitForURL(`**${paths.departments()}`);
  await page.getByRole('navigation', { name: 'Main' }).waitFor({ state: 'hidden' });
  await menu.tap();
  await page.keyboard.press('Escape');
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
});

test.each([
  ['text at 200 %', { width: 390, height: 844 }, visit],
  ['a zoom of 400 %', { width: 320, height: 256 }, visitUsual],
])(
  'typing shows suggestions and Enter the answer of the home page with %s',
  async (_what, viewport, open) => {
    const { page } = await open(paths.home(), { viewport });
    const box = page.getByRole('combobox');
    await box.click();
    await box.pressSequentially('214');
    const suggestion = page.getByRole('option').first();
    await suggestion.waitFor();
    await expect.poll(() => isInside(suggestion, viewport.height)).toBe(true);
    await page.keyboard.press('Enter');
    const sign = page.getByRole('group', { name: 'Answer' }).getByText('214', { exact: true }).first();
    await sign.waitFor();
    await expect.poll(() => isInside(sign, viewport.height)).toBe(true);
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
  },
);

test('a stage page shows map, field and heading with text at 200 %', async () => {
  const { page } = await visit(paths.navigate({ from: 'main-gate-1', to: 'room-310' }), phone);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const field = page.getByRole('button', { name: 'Main Gate 1 to 310' });
  const [above, below] = [await field.boundingBox(), await heading.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  expect((await reportStage(page)).free).toBeGreaterThan(0.2);
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBeLessThanOrEqual(66);
  expect(await page.getByRole('banner').getByRole('button', { name: 'Menu' }).isVisible()).toBe(true);
  const floors = page.getByRole('group', { name: 'Floor on the map' }).getByRole('button');
  for (const floor of await floors.all()) await floor.click({ trial: true });
  const sign = page.getByRole('button', { name: /^(Stairs|Lift) to/ });
  const top = async () => (await sign.boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});

test.each([
  [390, 844],
  [360, 640],
])('at %i x %i a toilet has both ends, map and Start in view with large text', async (width, height) => {
  const address = paths.navigate({ from: 'central-library', to: 'nearest-womens-toilet' });
  const { page } = await visit(address, { ...phone, viewport: { width, height } });
  const start = await boxOf(page.getByRole('button', { name: 'Start', exact: true }));
  expect(start.y + start.height).toBeLessThanOrEqual(height);
  const field = page.getByRole('button', { name: 'Central Library to Nearest women’s toilet' });
  const end = await boxOf(field.getByText('Nearest women’s toilet'));
  const { y, height: fieldHeight } = await boxOf(field);
  expect(end.y).toBeLessThan(y + fieldHeight - 20);
  const heading = await boxOf(page.getByRole('heading', { level: 1 }));
  expect(heading.y - (y + fieldHeight)).toBeGreaterThan(60);
});

test.each([
  ['the first place of a category', `${paths.navigate()}?category=Food`, /^1 ?Canteen/],
  [
    'the button of the arrival',
    `${paths.navigate({ from: 'main-gate-2', to: 'room-447', stepFree: true })}&step=12&walking=1`,
    'Done',
  ],
])('%s is in view with text at 200 %%', async (_what, address, name) => {
  const { page } = await visit(address, { ...phone, viewport: { width: 360, height: 640 } });
  const button = page.getByRole('button', { name });
  await button.waitFor();
  const isSeen = () =>
    button.evaluate((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + 44));
    });
  await expect.poll(isSeen).toBe(true);
});
