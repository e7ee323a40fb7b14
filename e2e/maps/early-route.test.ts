import { expect, test } from 'vitest';
import { findAxeViolations } from '../support/axe.ts';
import { phone, site, useBrowser } from '../support/browser.ts';
import { boxOf, map, routeLine } from '../support/maps.ts';

const { open, visit } = useBrowser();
const desk = { viewport: { width: 1280, height: 800 } };

test.each([
  ['on a phone, of the grounds', phone, '?from=main-gate-1&to=room-310', 'the campus'],
  ['beside a panel, of a floor', desk, '?from=room-205&to=room-230a&step-free=1', 'the second floor'],
])(
  'a route is drawn before React has loaded, %s, where the page draws it',
  async (_name, options, query, plan) => {
    const { page } = await open(options);
    const shell = Promise.withResolvers<void>();
    await page.route('**/modules/shell/**/*.js', async (route) => {
      await shell.promise;
      await route.continue();
    });
    await page.goto(`${site}/navigate${query}`, { waitUntil: 'commit' });
    const early = page.locator('[data-early]').getByRole('img', { name: `Plan of ${plan} with the route` });
    await early.waitFor();
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    const readTexts = () => heading.locator('..').locator('h1, p').allTextContents();
    const [texts, line, place] = [await readTexts(), await boxOf(routeLine(page)), await boxOf(heading)];
    expect(texts.join()).toMatch(/ to .*minute.*\sm, /);
    expect(await findAxeViolations(page)).toEqual([]);
    shell.resolve();
    await map(page).locator(routeLine(page)).waitFor();
    await early.waitFor({ state: 'detached' });
    await expect.poll(() => routeLine(page).count()).toBe(1);
    expect(await readTexts()).toEqual(texts);
    expect(await boxOf(heading)).toEqual(place);
    const drawn = await boxOf(routeLine(page));
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(drawn[side] - line[side])).toBeLessThan(4);
  },
);

test('a pin at the edge of the early route has its size', async () => {
  const { page } = await open(phone);
  await page.route('**/modules/shell/**/*.js', () => undefined);
  await page.goto(`${site}/navigate?from=main-gate-2&to=auditorium`, { waitUntil: 'commit' });
  const pin = page.locator('[data-early] svg').filter({ hasText: 'A' });
  await pin.waitFor();
  expect(await boxOf(pin)).toMatchObject({ width: 34 });
});

test('without both ends nothing is loaded for an early route', async () => {
  const { page } = await visit('/navigate?to=room-310');
  await page.getByRole('combobox', { name: 'FROM' }).waitFor();
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(files.filter((file) => file.includes('answer-early'))).toEqual([]);
  expect(files.filter((file) => file.includes('/places.'))).toHaveLength(1);
});

test.each([
  ['/navigate', '""'],
  ['/navigate?to=room-310', 'none'],
])(
  'until the plan of %s is painted, a picture is behind the map only without a pin',
  async (path, content) => {
    const { page } = await visit(path);
    const behind = await map(page).evaluate((element) => {
      // As before the plan is painted.
      element.querySelector('.leaflet-plan-pane canvas')?.removeAttribute('style');
      return getComputedStyle(element, '::before').content;
    });
    expect(behind).toBe(content);
  },
);
