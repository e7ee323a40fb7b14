import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findAxeViolationsInLightAndDark } from '../support/axe.ts';
import { phone, site, useBrowser } from '../support/browser.ts';

const { visit, open } = useBrowser();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const map = (page: Page, name: string | RegExp) => page.getByRole('group', { name });
const pin = (page: Page) => page.locator('.leaflet-marker-pane svg');
const near = (page: Page, name: string) => page.getByRole('region', { name: 'Nearby' }).getByText(name);

describe('plan on a place page', () => {
  test.each([
    ['/room/205', 'Plan: Room 205, second floor'],
    ['/place/canteen', 'Plan: Canteen, outdoors'],
  ])('is centred on the place: %s', async (path, name) => {
    const { page } = await visit(path);
    await pin(page).waitFor();
    const [plan, mark] = [await map(page, name).boundingBox(), await pin(page).boundingBox()];
    if (!plan || !mark) throw new Error('Cannot find plan and pin');
    expect(Math.abs(mark.x + mark.width / 2 - plan.x - plan.width / 2)).toBeLessThan(20);
    expect(Math.abs(mark.y + mark.height - plan.y - plan.height / 2)).toBeLessThan(60);
    // On a desktop the plan fills the height of the viewport.
    expect(plan.height).toBeGreaterThan(600);
  });

  test('opens the card of a clicked room, which leads to its page and to directions', async () => {
    const { page } = await visit('/room/205');
    await pin(page).waitFor();
    const { x = 0, y = 0 } = (await pin(page).boundingBox()) ?? {};
    // Below room 205 is the corridor, and below that a classroom.
    await page.mouse.click(x + 17, y + 160);
    const card = page.getByRole('region', { name: /^Room 20[46]$/ });
    await card.getByRole('link').click();
    await page.waitForURL(/\/room\/20[46]$/);
    await expect.poll(() => heading(page).innerText()).toMatch(/^20[46]/);
    await page.goBack();
    await pin(page).waitFor();
    await page.mouse.click(x + 17, y + 160);
    await card.getByRole('button', { name: 'From here' }).click();
    // The place of the page is the destination.
    await page.waitForURL(/\/navigate\?from=room-20[46]&to=room-205$/);
    await page.goBack();
    await pin(page).waitFor();
    await page.mouse.click(x + 17, y + 160);
    await card.getByRole('button', { name: 'To here' }).click();
    await page.waitForURL(/\/navigate\?to=room-20[46]$/);
  });
});

test.each(['/room/205', '/place/canteen', '/room/335'])(
  '%s has no axe violations, in light and dark',
  async (path) => {
    const { page } = await visit(path);
    await heading(page).waitFor();
    expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
  },
);

test.each([
  ['a phone', phone],
  ['a desk', {}],
])(
  'on %s a room has its name before shell and page have loaded, at its final position',
  async (_name, screen) => {
    const { page } = await open(screen);
    async function holdBack(files: string): Promise<() => void> {
      const released = Promise.withResolvers<void>();
      await page.route(files, async (route) => {
        await released.promise;
        await route.continue();
      });
      return released.resolve;
    }
    const releaseShell = await holdBack('**/modules/shell/**/*.js');
    const releasePage = await holdBack('**/PlacePage.js');
    const name = page.getByRole('heading', { level: 1, name: '310 Office of the Head, IT' });
    const where = page.getByText('Department room of ITThird floor, west wing');
    const boxes = async () => [await name.boundingBox(), await where.boundingBox()];
    await page.goto(`${site}/room/310`, { waitUntil: 'commit' });
    await name.waitFor();
    const before = await boxes();
    releaseShell();
    await page.locator('[data-remote-state="loading"]').getByRole('heading', { level: 1 }).waitFor();
    expect(await boxes()).toEqual(before);
    releasePage();
    await page.getByRole('link', { name: 'Directions to here' }).waitFor();
    expect(await boxes()).toEqual(before);
  },
);

test.each([
  ['/place/canteen', 'Canteen'],
  ['/room/129', 'Room 129: Central Library'],
])('%s has its title before scripts have run', async (path, title) => {
  const html = await (await fetch(site + path)).text();
  expect(html).toContain(`<title>${title} · CampusWay</title>`);
  expect(html).toContain(`<meta property="og:title" content="${title}" />`);
  expect(html).toContain(`<meta property="og:description" content="${title}, `);
});

test('a shared link has its title after scripts have run', async () => {
  const { page } = await open();
  await page.goto(`${site}/room/329a`);
  await expect.poll(() => page.title()).toBe('Room 329A: Network Equipment Room · CampusWay');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'Place',
    name: 'Room 329A: Network Equipment Room',
    url: `${site}/room/329A`,
    containedInPlace: { containedInPlace: { '@type': 'CollegeOrUniversity' } },
  });
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.poll(() => page.title()).toBe('CampusWay');
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
});

test('nearby places have metres and minutes', async () => {
  const { page } = await visit('/room/205');
  for (const name of ['Toilet', 'Drinking water', 'Lift', 'Stairs', 'Exit']) await near(page, name).waitFor();
  const lines = await page.getByRole('region', { name: 'Nearby' }).getByRole('link').allInnerTexts();
  for (const line of lines) expect(line).toMatch(/\d+\sm, (less than a minute|\d+\sminutes?)/);
});
