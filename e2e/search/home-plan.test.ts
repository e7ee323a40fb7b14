import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo, phone, site, useBrowser } from '../support/browser.ts';
import { boxOf, marks } from '../support/maps.ts';
import { answer } from '../support/search.ts';
import { navigateInPage } from '../support/stage.ts';

const { visit, open } = useBrowser();

const stage = (page: Page) => page.getByRole('group', { name: 'Plan of the campus' });
const picture = (page: Page) => page.getByRole('link', { name: 'Plan of the campus' });

/** The plan has replaced the picture and is in its place. */
async function waitForPlan(page: Page): Promise<void> {
  await stage(page).locator('.leaflet-plan-pane canvas').waitFor();
  await picture(page).waitFor({ state: 'detached' });
  await settled(page);
}

/** Nothing moves. */
const settled = (page: Page) =>
  expect
    .poll(() => page.getByRole('main').evaluate((main) => main.getAnimations({ subtree: true }).length))
    .toBe(0);

const nameOnPicture = (page: Page, name: string) => page.locator('main svg text').getByText(name);

test.each([
  ['a phone', phone],
  ['a desktop', {}],
])('on %s a picture is where the plan will be, without layout shift', async (_name, size) => {
  const { page: staticPage } = await open({ ...size, javaScriptEnabled: false });
  await staticPage.goto(site);
  const place = staticPage.locator('main [data-look=hero] > .plan-picture');
  expect(await place.evaluate((element) => getComputedStyle(element, '::before').backgroundImage)).toMatch(
    /plan-campus-nav-light.*svg/,
  );
  const before = await place.boundingBox();
  await staticPage.getByRole('link', { name: 'Plan of the campus' }).click();
  await staticPage.waitForURL('**/campus-nav');
  const { page } = await open(size);
  await page.addInitScript(() => {
    const shifts = new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        dataset.shift = String(Number(dataset.shift ?? 0) + entry.value);
      }
    });
    shifts.observe({ type: 'layout-shift', buffered: true });
  });
  await goTo(page, site);
  await nameOnPicture(page, 'Academic Block').waitFor();
  await picture(page).hover();
  await waitForPlan(page);
  const after = await stage(page).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3);
  // Words that grow by some pixels when the font arrives; a block that moves by a line would be 0.003 and more.
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.001);
});

test.each([
  [1280, 800],
  [1920, 1080],
])(
  'the plan covers the stage at %i x %i, with the main building beside the search',
  async (width, height) => {
    const { page } = await visit('/', { viewport: { width, height } });
    const search = await boxOf(page.getByRole('combobox').first());
    const block = await boxOf(nameOnPicture(page, 'Academic Block'));
    expect(block.x).toBeGreaterThan(search.x + search.width);
    await stage(page)
      .or(picture(page))
      .first()
      .hover({ position: { x: 900, y: 300 } });
    await waitForPlan(page);
    const plan = await boxOf(stage(page));
    expect([plan.x, plan.width]).toEqual([0, width]);
    const header = await boxOf(page.getByRole('banner'));
    expect(plan.height).toBeGreaterThanOrEqual(height - header.height - 1);
  },
);

test('the picture has the colours of the chosen scheme', async () => {
  const { page } = await visit('/', { colorScheme: 'light' });
  const shown = () =>
    page
      .locator('main [data-look=hero] > .screen-only')
      .evaluate((element) => getComputedStyle(element, '::before').backgroundImage);
  expect(await shown()).toMatch(/plan-campus-nav-light/);
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(shown).toMatch(/plan-campus-nav-dark/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByText('Light', { exact: true }).click();
  await expect.poll(shown).toMatch(/plan-campus-nav-light/);
});

test.each([
  [1280, 800],
  [1024, 768],
  [390, 844],
  [844, 390],
])('names on the picture at %i x %i are whole and apart', async (width, height) => {
  const { page } = await visit('/', { viewport: { width, height } });
  await nameOnPicture(page, 'Academic Block').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const cut = await page.evaluate(() => {
    const area = document.querySelector('main a[aria-label="Plan of the campus"]')?.getBoundingClientRect();
    const boxes = [...document.querySelectorAll('main svg g[data-tone]')].map((name) =>
      name.getBoundingClientRect(),
    );
    const isIn = (box: DOMRect) =>
      area &&
      box.left >= area.left &&
      box.right <= area.right &&
      box.top >= area.top &&
      box.bottom <= area.bottom;
    const meets = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
    return boxes.filter((box, i) => !isIn(box) || boxes.slice(i + 1).some((other) => meets(box, other)))
      .length;
  });
  expect(cut).toBe(0);
});

test('the plan is requested only when its picture is used', async () => {
  const { page } = await open();
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await goTo(page, site);
  await nameOnPicture(page, 'Academic Block').waitFor();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const ofPlan = () => files.filter((file) => /mfe-maps|outdoors|ground/.test(file));
  expect(ofPlan()).toEqual([]);
  await picture(page).hover();
  await waitForPlan(page);
  expect(ofPlan().length).toBeGreaterThan(2);
});

test('the first tap on the picture opens the card of the place under it', async () => {
  const { page } = await visit('/', phone);
  const { x = 0, y = 0, width = 0 } = (await nameOnPicture(page, 'Parking').boundingBox()) ?? {};
  await page.touchscreen.tap(x + width / 2, y + 6);
  await page.getByRole('region', { name: 'Parking' }).getByRole('link', { name: 'Parking' }).waitFor();
});

test('a tap on a name of the picture opens the card of its place, also above other rooms', async () => {
  const { page } = await visit('/', phone);
  const name = page.locator('main svg g').filter({ hasText: 'Central' });
  await name.waitFor();
  const { x = 0, y = 0, width = 0, height = 0 } = (await name.boundingBox()) ?? {};
  await page.touchscreen.tap(x + width / 2, y + height - 8);
  await page.getByRole('region', { name: 'Central Library' }).waitFor();
});

test('on a phone the answer has its piece of plan below it', async () => {
  const { page } = await visit('/?q=215', phone);
  await stage(page).locator('.leaflet-marker-icon').waitFor();
  const boxes = await Promise.all(
    [answer(page), stage(page), page.getByRole('navigation', { name: 'Quick links' })].map((one) =>
      one.boundingBox(),
    ),
  );
  const [above = 0, plan = 0, below = 0] = boxes.map((box) => box?.y);
  expect([above < plan, plan < below]).toEqual([true, true]);
  const pin = await stage(page).locator('.leaflet-marker-icon').boundingBox();
  expect((pin?.y ?? 0) + (pin?.height ?? 0)).toBeLessThan(phone.viewport.height);
  await page.setViewportSize({ width: 390, height: 200 });
  await page.setViewportSize(phone.viewport);
  await settled(page);
  expect(await page.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe('false');
});

test('the plan of home stays in view and returns to the whole campus', async () => {
  const { page } = await visit('/');
  await picture(page).hover();
  await waitForPlan(page);
  const smaller = page.getByRole('button', { name: 'Zoom out' });
  await expect
    .poll(async () => {
      // A normal click would wait for ever once it is disabled.
      await smaller.click({ force: true });
      return smaller.getAttribute('aria-disabled');
    })
    .toBe('true');
  await page.getByRole('button', { name: 'Show the whole plan' }).click();
  await settled(page);
  const campus = () =>
    page.evaluate(() => document.querySelector('.leaflet-plan-pane canvas')?.getBoundingClientRect().x ?? 0);
  for (let i = 0; i < 6; i++) {
    await page.mouse.move(720, 700);
    await page.mouse.down();
    await page.mouse.move(1240, 120, { steps: 4 });
    await page.mouse.up();
  }
  await settled(page);
  const dragged = await campus();
  await page.mouse.move(720, 700);
  await page.mouse.down();
  await page.mouse.move(1240, 120, { steps: 4 });
  await page.mouse.up();
  await settled(page);
  // The canvas is painted again around the view: it does not move any more.
  expect(Math.abs((await campus()) - dragged)).toBeLessThan(60);
});

test('the focus goes from the picture to the plan', async () => {
  const { page } = await visit('/');
  await picture(page).focus();
  await waitForPlan(page);
  expect(await stage(page).evaluate((map) => map === document.activeElement)).toBe(true);
});

test('without the plan the picture is a link to the campus', async () => {
  const { page, errors } = await open();
  await page.route(/mfe-maps.*CampusStage/, (route) => route.abort());
  await goTo(page, site);
  await picture(page).click();
  await picture(page).click();
  await page.waitForURL('**/campus-nav');
  expect(errors.splice(0).filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});

test('a click on a place of the background plan opens its card, which links to its page', async () => {
  const { page } = await visit('/');
  await picture(page).hover();
  await waitForPlan(page);
  // Position of the auditorium at this viewport size.
  await page.mouse.click(897, 400);
  await page.getByRole('region', { name: 'Auditorium' }).getByRole('link', { name: 'Auditorium' }).click();
  await page.waitForURL('**/room/236');
  await page.getByRole('heading', { name: 'Auditorium' }).waitFor();
});

test('after a room, a search without a match shows the campus as at first', async () => {
  const { page } = await visit('/?q=213');
  await waitForPlan(page);
  await stage(page).locator('.leaflet-marker-icon').waitFor();
  await navigateInPage(page, '/?q=zzqxv');
  await page.getByText('Nothing matches').first().waitFor();
  await stage(page).locator('.leaflet-marker-icon').waitFor({ state: 'detached' });
  await settled(page);
  // Position of the auditorium at this viewport size, as in the test above.
  await page.mouse.click(897, 400);
  await page.getByRole('region', { name: 'Auditorium' }).waitFor();
});

test('a click on a building whose rooms are not drawn yet enlarges it, and the next one opens a room', async () => {
  const { page } = await visit('/');
  await picture(page).hover();
  await waitForPlan(page);
  // Position of room 114 at this viewport size.
  const click = () => page.mouse.click(730, 466);
  const drawn = () =>
    stage(page)
      .locator('.leaflet-plan-pane canvas')
      .first()
      .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const before = await drawn();
  await click();
  await expect.poll(async () => (await drawn()) === before).toBe(false);
  await settled(page);
  expect(await page.getByRole('button', { name: 'To here' }).count()).toBe(0);
  await click();
  await page.getByRole('region').getByText('114', { exact: true }).waitFor();
});

test('an answer is pinned on the plan behind the search', async () => {
  const { page } = await visit('/');
  const pin = page.getByRole('group', { name: 'Plan of the campus' }).locator('.leaflet-marker-icon');
  for (const [query, sentence] of [
    ['310', 'third floor'],
    ['kiran pai', 'third floor'],
    ['canteen', 'Canteen'],
    ['main gate to 310', 'Room 310'],
  ] as const) {
    await navigateInPage(page, `/?q=${encodeURIComponent(query)}`);
    await page.getByRole('group', { name: 'Answer' }).getByText(sentence).first().waitFor();
    await pin.waitFor();
    const { x, y } = await boxOf(pin);
    // Beside the search, whose card ends at 680 px.
    expect([x > 690, x < 1260, y > 80, y < 760], query).toEqual([true, true, true, true]);
    await navigateInPage(page, '/');
    await expect.poll(() => pin.count()).toBe(0);
  }
});

test('what is near a room is marked beside a pin of the room', async () => {
  const { page } = await visit('/?q=toilet+near+215');
  const pin = stage(page).locator('.leaflet-marker-icon').getByText('A', { exact: true });
  await pin.waitFor();
  const [start, first] = [await boxOf(pin), await boxOf(marks(page).getByText('1', { exact: true }))];
  expect(start.x).toBeGreaterThan(680);
  expect(first.x).toBeGreaterThan(start.x);
  await navigateInPage(page, '/?q=215');
  await expect.poll(() => pin.count()).toBe(0);
});

test('the wheel scrolls home, with Ctrl it zooms the plan', async () => {
  const { page } = await visit('/', { viewport: { width: 1280, height: 700 } });
  await picture(page).hover();
  await waitForPlan(page);
  const drawn = () => page.screenshot();
  await page.mouse.move(900, 400);
  await page.mouse.wheel(0, 1000);
  await expect
    .poll(() => page.evaluate(() => scrollY + innerHeight - document.documentElement.scrollHeight))
    .toBe(0);
  await page.mouse.wheel(0, -1000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const whole = await drawn();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect.poll(async () => (await drawn()).equals(whole)).toBe(false);
  expect(await page.evaluate(() => [scrollY, visualViewport?.scale])).toEqual([0, 1]);
});

test('the answers of a list are marked on the plan, on the floor of the line with the pointer or the focus', async () => {
  const { page } = await visit('/?q=toilet');
  const list = page.getByRole('region', { name: /matches for “toilet”/ });
  const marked = async () => (await marks(page).allTextContents()).sort();
  await expect.poll(marked).toEqual(['1', '2', '3', '4', '5', '6']);
  for (const mark of await marks(page).all()) expect((await boxOf(mark)).x).toBeGreaterThan(680);
  const plate = marks(page).getByText('2', { exact: true });
  const { width } = await boxOf(plate);
  await list
    .getByRole('link', { name: /toilet/i })
    .nth(1)
    .hover();
  await expect.poll(async () => (await boxOf(plate)).width).toBeGreaterThan(width * 1.3);
  await list
    .getByRole('link', { name: /toilet/i })
    .nth(6)
    .focus();
  await expect.poll(marked).toEqual(['7', '8']);
  await list.getByRole('button', { name: 'Women' }).click();
  await expect.poll(marked).toEqual(['1', '2']);
  await marks(page).nth(1).click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(
    /^Toilet, women first floor/,
  );
});
