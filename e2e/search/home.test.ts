import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAxeViolations } from '../support/axe.ts';
import { goTo, phone, site, useBrowser } from '../support/browser.ts';
import { answer, searchBox } from '../support/search.ts';

const { visit, open } = useBrowser();

test.each(['light', 'dark'] as const)(
  'every state of the home page has no axe violations in %s colours',
  async (colorScheme) => {
    const { page } = await visit('/', { colorScheme });
    expect(await findAxeViolations(page)).toEqual([]);
    await searchBox(page).fill('libary');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await searchBox(page).fill('cse hod');
    await page.keyboard.press('Enter');
    await answer(page)
      .getByText(/^Dr\. .*: Professor/)
      .waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    for (const [question, name] of [
      ['toilet', /matches for “toilet”/],
      ['zzzz', 'Where to look'],
      ['162', 'Nearest to it'],
    ] as const) {
      await searchBox(page).fill(question);
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name }).waitFor();
      expect(await findAxeViolations(page)).toEqual([]);
    }
    await searchBox(page).fill('');
    await page.getByRole('group', { name: 'Recent searches' }).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Departments' }).click();
    expect(await findAxeViolations(page)).toEqual([]);
  },
);

/** Blocks all scripts until the returned function is called. */
async function blockScripts(page: Page): Promise<() => void> {
  const unblocked = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await unblocked.promise;
    await route.continue();
  });
  return unblocked.resolve;
}

test('text, focus and caret of the prerendered search move to the page', async () => {
  const { page } = await open();
  const unblock = await blockScripts(page);
  await page.goto(site, { waitUntil: 'commit' });
  const early = page.locator('[data-early] input');
  await early.focus();
  await page.keyboard.type('30');
  await page.keyboard.press('ArrowLeft');
  unblock();
  await searchBox(page).waitFor();
  expect(await early.count()).toBe(0);
  await page.keyboard.type('1');
  expect(await searchBox(page).inputValue()).toBe('310');
  await page.keyboard.press('Enter');
  await answer(page).getByText('Room 310 is on').waitFor();
});

test('a query submitted before the scripts have loaded is answered by the page', async () => {
  const { page } = await open();
  const unblock = await blockScripts(page);
  await page.goto(site, { waitUntil: 'commit' });
  await page.locator('[data-early] input').fill('310');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/?q=310', { waitUntil: 'commit' });
  expect(await page.locator('[data-early] form').getAttribute('aria-busy')).toBe('true');
  unblock();
  await answer(page).getByText('Room 310 is on').waitFor();
  expect(await searchBox(page).inputValue()).toBe('310');
  await page.goBack();
  await answer(page).getByText('Room 310 is on').waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
});

test('without scripts the search form navigates to the query', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(site);
  const field = page.getByLabel('A room, a venue, a department or a person');
  await field.fill('230 a');
  await field.press('Enter');
  await page.waitForURL('**/?q=230+a');
});

test('the page does not preload parts that only the walking times read', async () => {
  const html = await (await fetch(site)).text();
  const preloads = [...html.matchAll(/<link rel="preload" as="fetch"[^>]* href="([^"]*)"/g)].map(
    ([, href]) => href,
  );
  expect(preloads.map((href) => href?.replace(/^.*\/([a-z]+)\..*$/, '$1')).sort()).toEqual([
    'departments',
    'levels',
    'lookup',
  ]);
});

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
  const empty = staticPage.locator('main [data-look=hero] > :empty');
  expect(await empty.evaluate((element) => getComputedStyle(element, '::before').backgroundImage)).toMatch(
    /plan-light.*svg/,
  );
  const before = await empty.boundingBox();
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

test('the picture has the colours of the chosen scheme', async () => {
  const { page } = await visit('/', { colorScheme: 'light' });
  const shown = () =>
    page
      .locator('main [data-look=hero] > .screen-only')
      .evaluate((element) => getComputedStyle(element, '::before').backgroundImage);
  expect(await shown()).toMatch(/plan-light/);
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(shown).toMatch(/plan-dark/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByText('Light', { exact: true }).click();
  await expect.poll(shown).toMatch(/plan-light/);
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

test('a click on a building whose rooms are not drawn yet enlarges it, and the next one opens a room', async () => {
  const { page } = await visit('/');
  await picture(page).hover();
  await waitForPlan(page);
  // Position of room 114 at this viewport size.
  const click = () => page.mouse.click(730, 466);
  await click();
  await expect.poll(() => page.getByRole('button', { name: 'To here' }).count()).toBe(0);
  await settled(page);
  await click();
  await page.getByRole('region').getByText('114', { exact: true }).waitFor();
});

test('the search index loads on hover or focus; when it fails only suggestions are missing', async () => {
  const { page, errors } = await open();
  const requests: string[] = [];
  await page.route(/engine-[^/]*\.js$/, (route) => {
    requests.push(route.request().url());
    return requests.length === 1 ? route.abort() : route.continue();
  });
  await goTo(page, site);
  expect(requests).toEqual([]);
  await searchBox(page).focus();
  await expect.poll(() => requests.length).toBe(1);
  await page.keyboard.type('215');
  await page.getByRole('button', { name: 'Search' }).click();
  await answer(page).getByText('Room 215 is on').waitFor();
  await searchBox(page).fill('230A');
  await page.getByRole('listbox').waitFor();
  expect(errors.splice(0).filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});

test('a remote’s rules override those of ui-kit in any order of stylesheets', async () => {
  const { page } = await visit('/?q=215');
  const readStyles = () =>
    page.evaluate(() => {
      const button = getComputedStyle(document.querySelector('search button[type=submit]') as Element);
      const link = getComputedStyle(document.querySelector('[role=status] a') as Element);
      return [button.fontSize, button.display, link.textDecorationLine, link.minHeight];
    });
  await answer(page).getByRole('link', { name: 'Directions' }).waitFor();
  const before = await readStyles();
  expect(before).toEqual(['21px', 'flex', 'none', '44px']);
  await page.evaluate(() => {
    const [, ...later] = document.querySelectorAll('link[rel=stylesheet]');
    document.head.append(...later.reverse());
  });
  await page.waitForFunction(() => document.styleSheets.length > 1);
  expect(await readStyles()).toEqual(before);
});

test('an answer whose links do not load still links to the directions', async () => {
  const { page, errors } = await open();
  await page.route(/LookupLinks-[^/]*\.js$/, (route) => route.abort());
  await goTo(page, `${site}/?q=215`);
  await answer(page).getByText('Room 215 is on').waitFor();
  await answer(page).getByRole('link', { name: 'Directions' }).waitFor();
  expect(await answer(page).getByRole('link').allTextContents()).toEqual(['Directions']);
  await answer(page).getByRole('link').click();
  await page.waitForURL('**/navigate?to=room-215');
  expect(errors.splice(0).filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});

test('what is near a room is sorted by walking time from there, with directions', async () => {
  const { page } = await visit('/');
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await searchBox(page).fill('toilet near 215');
  await page.getByRole('option', { name: 'toilet near 215 walking time from Room 215' }).waitFor();
  expect(files.filter((file) => /WalkingTimes|graph/.test(file))).toEqual([]);
  await page.keyboard.press('Enter');
  const lines = page.getByRole('region', { name: 'Nearest to Room 215' }).getByRole('link');
  await expect
    .poll(() => lines.first().textContent())
    .toMatch(/oilet.* second floor, west wing, (less than a|\d+) minutes?$/);
  await lines.first().click();
  await page.waitForURL(/\/navigate\?from=room-215&to=toilet-/);
});

test('a query of two places is answered with the route between them', async () => {
  const { page } = await visit('/?q=main%20gate%20to%20310');
  const card = /Main Gate 1 to Room 310Third floor, west wing, \d+ minutes/;
  await expect.poll(() => answer(page).textContent()).toMatch(card);
  expect(await findAxeViolations(page)).toEqual([]);
  await answer(page).getByRole('link').click();
  await page.waitForURL('**/navigate?from=main-gate-1&to=room-310');
});

test('after a QR code at a door toilets are sorted by walking time and filtered by kind', async () => {
  const { page } = await visit('/here/room-205');
  await page.getByRole('heading', { name: /You are here/ }).waitFor();
  await goTo(page, `${site}/?q=toilet`);
  const list = page.getByRole('region', { name: /matches for “toilet”/ });
  await list.getByText('Nearest to Room 205 first.').waitFor();
  await list
    .getByText(/minute/)
    .first()
    .waitFor();
  await list.getByRole('button', { name: 'Accessible' }).click();
  const lines = await list.getByRole('listitem').allTextContents();
  expect(lines[0]).toMatch(/^Accessible toilet second floor, west wing, (less than a|\d+) minutes?$/);
  expect(new Set(lines).size).toBe(lines.length);
  expect(await findAxeViolations(page)).toEqual([]);
});

test.each([
  ['310', 'third floor'],
  ['kiran pai', 'third floor'],
  ['canteen', 'Canteen'],
  ['main gate to 310', 'Room 310'],
])('the answer to "%s" is pinned on the plan behind the search', async (query, sentence) => {
  const { page } = await visit(`/?q=${encodeURIComponent(query)}`);
  await page.getByRole('status', { name: 'Answer' }).getByText(sentence).first().waitFor();
  const pin = page.getByRole('group', { name: 'Plan of the campus' }).locator('.leaflet-marker-icon');
  await pin.waitFor();
  const { x = 0, y = 0 } = (await pin.boundingBox()) ?? {};
  // Beside the search, whose card ends at 680 px.
  expect([x > 690, x < 1260, y > 80, y < 760]).toEqual([true, true, true, true]);
  await page.goto(`${site}/`);
  await expect.poll(() => pin.count()).toBe(0);
});
