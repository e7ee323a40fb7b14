import { paths, placePaths } from '@campusway/contract';
import { expect, test } from 'vitest';
import { phone, useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
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
  placePaths.room('205'),
  paths.login(),
  paths.register(),
  paths.account(),
  paths.about(),
])('%s breaks no word with a root font of 150 and 200 %%', async (address) => {
  const { page } = await visitUsual(address, { ...phone, viewport: { width: 360, height: 640 } });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  for (const size of ['150%', '200%']) {
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text;
    }, size);
    expect(await page.evaluate(findSpoiltWords), size).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), size).toBe(360);
    expect((await page.getByRole('banner').boundingBox())?.height, size).toBeLessThan(100);
  }
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
