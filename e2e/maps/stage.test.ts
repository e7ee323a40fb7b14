import { paths, placePaths } from '@campusway/contract';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findAxeViolationsInLightAndDark } from '../support/axe.ts';
import { phone, site, useBrowser } from '../support/browser.ts';
import { boxOf, routeLine, to, waitForMap } from '../support/maps.ts';
import { navigateInPage, reportStage } from '../support/stage.ts';

const { visit } = useBrowser();
const { visit: visitWithLargeLetters } = useBrowser(['--blink-settings=defaultFontSize=32']);
const route = paths.navigate({ from: 'room-118b', to: 'room-329a' });
const handle = (page: Page) => page.getByRole('button', { name: 'Route and directions' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const sheetTop = async (page: Page) => Math.round((await handle(page).boundingBox())?.y ?? 0);

/** Top of the sheet at its middle stop, in CSS pixels. */
const halfTop = 448;

const pin = (page: Page, letter: string) =>
  page.locator('.leaflet-marker-pane svg').filter({ hasText: letter });

const coveredPoints = async (page: Page) => (await reportStage(page)).covered;

describe('bottom sheet', () => {
  test('has three stops for the handle; Escape moves to the lowest', async () => {
    const { page } = await visit(route, phone);
    await routeLine(page).first().waitFor();
    const low = await sheetTop(page);
    await handle(page).click();
    await expect.poll(() => sheetTop(page)).toBe(halfTop);
    expect(await handle(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Enter');
    await expect.poll(() => sheetTop(page)).toBeLessThan(200);
    await page.keyboard.press('Escape');
    await expect.poll(() => sheetTop(page)).toBe(low);
    expect(await handle(page).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Space');
    await expect.poll(() => sheetTop(page)).toBeLessThan(low - 200);
  });

  test('rises to show a focused element below the viewport', async () => {
    const { page } = await visit(route, phone);
    const share = page.getByRole('button', { name: 'Share' });
    await share.waitFor();
    const step = page.getByRole('main').locator('ol').getByRole('button').last();
    for (const target of [page.getByLabel('Step-free: lifts and ramps only'), step, share]) {
      await target.evaluate((element: HTMLElement) => element.focus());
      await expect
        .poll(() => target.evaluate((element) => element.getBoundingClientRect().bottom))
        .toBeLessThanOrEqual(844);
    }
  });

  test('does not move under a click on a partly visible element', async () => {
    const { page } = await visit(route, { ...phone, reducedMotion: 'reduce' });
    await routeLine(page).first().waitFor();
    await handle(page).click();
    await expect.poll(() => sheetTop(page)).toBe(halfTop);
    const button = page.getByRole('button', { name: 'Step-free from 118' });
    await button.evaluate((element) => {
      const below = element.getBoundingClientRect().top + 20 - window.innerHeight;
      element.closest('section[aria-label="Route and directions"]')?.scrollBy(0, below);
    });
    const { x, y, height } = (await button.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    expect(y + height).toBeGreaterThan(phone.viewport.height);
    await page.mouse.click(x + 20, (y + phone.viewport.height) / 2);
    await expect.poll(() => new URL(page.url()).searchParams.get('from')).toBe('room-118');
  });

  test('keeps its heading below the field while scrolled; legend and sources come last', async () => {
    const { page } = await visit(route, phone);
    const dark = page.getByRole('main').getByRole('radio', { name: 'Dark' });
    await dark.scrollIntoViewIfNeeded();
    await page.getByRole('main').getByText('Dark', { exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    expect(await page.getByRole('group', { name: 'Colours' }).count()).toBe(1);
    await page.getByRole('main').getByText('Sample College of Engineering').first().waitFor();
    const isVisible = () =>
      heading(page).evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 8, top + height / 2));
      });
    await expect.poll(isVisible).toBe(true);
  });

  test('can be dragged, keeps its stop when the route changes, and leaves the rest to the map', async () => {
    const { page } = await visit(route, phone);
    await routeLine(page).first().waitFor();
    const session = await page.context().newCDPSession(page);
    const low = await sheetTop(page);
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: low + 20,
      yDistance: -250,
      speed: 1200,
    });
    await expect.poll(() => sheetTop(page)).toBe(halfTop);
    // The route changes during a drag: the sheet settles at a stop.
    const drag = session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: halfTop + 20,
      yDistance: 60,
      speed: 200,
    });
    await navigateInPage(page, paths.navigate({ from: 'room-118', to: 'room-329a', stepFree: true }));
    await drag;
    await expect.poll(() => heading(page).textContent()).toMatch(/^118 to 329A/);
    await expect.poll(() => sheetTop(page)).toBe(halfTop);
    // A drag on the map moves the map only. Before it, the camera has come to the new route.
    let top: number | undefined;
    const isStill = async () => {
      const [last, now] = [top, (await boxOf(pin(page, 'A'))).y];
      top = now;
      return last === now;
    };
    await expect.poll(isStill, { interval: 300 }).toBe(true);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: 150, y: 380 });
    for (const y of [390, 400, 410, 420, 430]) await touch('touchMove', { x: 150, y });
    await touch('touchEnd');
    await expect.poll(async () => (await pin(page, 'A').boundingBox())?.y).toBeGreaterThan((top ?? 0) + 30);
    expect(await sheetTop(page)).toBe(halfTop);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('half raised leaves the whole leg in view, and the view as it was when lowered', async () => {
  const { page } = await visit(route, { ...phone, reducedMotion: 'reduce' });
  await routeLine(page).first().waitFor();
  await expect.poll(() => coveredPoints(page)).toEqual([]);
  const before = await boxOf(routeLine(page).first());
  await handle(page).click();
  await expect.poll(() => sheetTop(page)).toBe(halfTop);
  await expect.poll(() => coveredPoints(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => boxOf(routeLine(page).first())).toEqual(before);
});

test.each(['1', '3', '4'])(
  'floor %s beside the route keeps place and scale, and shows its rooms',
  async (sign) => {
    const { page } = await visit(paths.navigate({ from: 'room-215', to: 'room-213' }), {
      ...phone,
      reducedMotion: 'reduce',
    });
    await routeLine(page).first().waitFor();
    await expect.poll(() => coveredPoints(page)).toEqual([]);
    const [line, pane] = [await boxOf(routeLine(page).first()), page.locator('.leaflet-map-pane')];
    const scale = page.getByText(/^\d+ m$/);
    const before = [await pane.getAttribute('style'), await scale.last().textContent()];
    await page.getByRole('button', { name: `Floor ${sign}` }).click();
    await expect.poll(() => routeLine(page).count()).toBe(0);
    expect([await pane.getAttribute('style'), await scale.last().textContent()]).toEqual(before);
    // A room has a card, a closed building has its own.
    await page.mouse.click(line.x + line.width / 2, line.y + line.height / 2 + 40);
    await page.getByRole('region', { name: new RegExp(`^Room ${sign}`) }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to the route' }).click();
    const shift = async () => Math.abs((await boxOf(routeLine(page).first())).x - line.x);
    await expect.poll(shift).toBeLessThan(1);
    await page
      .getByRole('status')
      .getByText(/^Second floor/)
      .waitFor();
  },
);

test('the whole plan of an upper floor is its building', async () => {
  const { page } = await visit('/navigate?floor=3', { reducedMotion: 'reduce' });
  await waitForMap(page);
  const scale = page.getByText(/^\d+ m$/);
  const opening = await scale.textContent();
  await page.getByRole('button', { name: 'Zoom in' }).click({ clickCount: 3 });
  await expect.poll(() => scale.textContent()).not.toBe(opening);
  await page.getByRole('button', { name: 'Show the whole plan' }).click();
  await expect.poll(() => scale.textContent()).toBe(opening);
});

test('a floor chosen while the map still zooms shows the segment of the route on it', async () => {
  const { page } = await visit(paths.navigate({ from: 'main-gate-2', to: 'room-466' }));
  await routeLine(page).first().waitFor();
  const width = async () => Math.round((await boxOf(routeLine(page).first())).width);
  const opening = await width();
  await page.getByRole('button', { name: /^Floor 4/ }).click();
  await pin(page, 'B').waitFor();
  await page.evaluate(async () => {
    const click = (text: string) =>
      Array.from(document.querySelectorAll('button'), (button) => button)
        .find(({ ariaLabel, title }) => title === text || ariaLabel?.startsWith(text))
        ?.click();
    const zooms = () => document.querySelector('.leaflet-zoom-anim') !== null;
    for (let i = 0; i < 4; i++) {
      while (zooms()) await new Promise(requestAnimationFrame);
      click('Zoom out');
      while (!zooms()) await new Promise(requestAnimationFrame);
    }
    click('Floor 1');
  });
  await expect.poll(width).toBe(opening);
});

describe('the destination is visible', () => {
  test.each([
    ['a phone', phone],
    ['a desk', {}],
  ])('on %s, with the form open and closed', async (_name, device) => {
    const { page } = await visit(paths.navigate({ to: 'room-329a' }), device);
    await page.getByRole('option', { name: 'Choose on the map' }).waitFor();
    await pin(page, 'B').waitFor();
    await expect.poll(() => page.locator('fieldset [aria-pressed="true"]').textContent()).toContain('3');
    await expect.poll(() => coveredPoints(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => coveredPoints(page)).toEqual([]);
  });

  test('on a phone more than half of the screen is map while the origin is missing, and no floor button is covered', async () => {
    const { page } = await visit(paths.navigate({ to: 'room-329a' }), phone);
    await page.getByRole('option', { name: 'Choose on the map' }).waitFor();
    await expect.poll(async () => (await reportStage(page)).free).toBeGreaterThan(0.5);
    for (const floor of await page.getByRole('group', { name: 'Floor on the map' }).getByRole('button').all())
      await floor.click({ trial: true });
    // The last suggestion of the row is reachable by keyboard.
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() =>
        page.getByRole('option', { selected: true }).evaluate((one) => one.getBoundingClientRect().right),
      )
      .toBeLessThanOrEqual(phone.viewport.width);
  });

  test('a page that opens with a route shows it in the first painted frame', async () => {
    const { page } = await visit(paths.about(), phone);
    await page.addInitScript(() => {
      const boxes: string[] = [];
      Object.assign(window, { boxes });
      const recordBox = () => {
        const box = document.querySelector('path[stroke-dasharray="5,10"]')?.getBoundingClientRect();
        if (box) boxes.push([box.x, box.y, box.width, box.height].map(Math.round).join());
        requestAnimationFrame(awaitLayout);
      };
      // The page too measures itself after the layout of a frame, before its paint.
      const awaitLayout = () => {
        const layout = new ResizeObserver(() => {
          layout.disconnect();
          recordBox();
        });
        layout.observe(document.body);
      };
      requestAnimationFrame(awaitLayout);
    });
    await page.goto(site + paths.navigate({ from: 'main-gate-1', to: 'room-310' }));
    await page.getByRole('button', { name: 'Share' }).waitFor();
    await page.waitForFunction(() => (window as unknown as { boxes: string[] }).boxes.length > 20);
    const boxes = await page.evaluate(() => (window as unknown as { boxes: string[] }).boxes);
    expect([...new Set(boxes)]).toHaveLength(1);
  });

  test.each([
    [320, 480],
    [844, 390],
    [820, 1180],
    [1920, 1080],
  ])('and the whole leg at %i x %i', async (width, height) => {
    const { page } = await visit(route, { viewport: { width, height } });
    await routeLine(page).first().waitFor();
    await expect.poll(() => coveredPoints(page)).toEqual([]);
  });
});

test.each([
  ['room-310', 390, 844],
  ['room-310', 360, 640],
  ['room-310', 1280, 800],
  ['room-204', 1280, 800],
])('the sign at the end of a floor on the way to %s is whole at %i x %i', async (to, width, height) => {
  const viewport = { width, height };
  const { page } = await visit(paths.navigate({ from: 'main-gate-2', to }), { viewport });
  const map = await boxOf(page.locator('.leaflet-container'));
  const sign = page.getByRole('button', { name: /^(Stairs|Lift) to/ });
  await expect.poll(async () => (await boxOf(sign)).x).toBeGreaterThanOrEqual(map.x);
});

test('a change of floor keeps the view and fades; the sign at the stairs changes floor along the route', async () => {
  const { page } = await visit(route, phone);
  await routeLine(page).first().waitFor();
  const mapPane = page.locator('.leaflet-map-pane');
  const before = await mapPane.getAttribute('style');
  await page.getByRole('button', { name: /^Floor 3/ }).click();
  await page.getByRole('button', { name: /^Stairs from/ }).waitFor();
  expect(await mapPane.getAttribute('style')).toBe(before);
  await expect.poll(() => page.locator('.leaflet-container canvas').count()).toBe(2);
  await page.getByRole('button', { name: /^Floor 1/ }).click();
  await page.getByRole('button', { name: /^Stairs to/ }).click();
  await pin(page, 'B').waitFor();
  await expect.poll(() => coveredPoints(page)).toEqual([]);
});

test('a change of floor without a route keeps the scale', async () => {
  const { page } = await visit(paths.navigate({ to: 'room-372' }), { ...phone, reducedMotion: 'reduce' });
  const scale = page.getByText(/^\d+ m$/);
  const before = await scale.textContent();
  await page.getByRole('option', { name: 'Choose on the map' }).click();
  await page.getByRole('button', { name: /^Floor 4/ }).click();
  await page.getByRole('group', { name: 'Plan of floor 4' }).waitFor();
  await expect.poll(() => scale.textContent()).toBe(before);
  await page.reload();
  await expect.poll(() => scale.textContent()).toBe(before);
});

test('a button returns to the route from anywhere on the map', async () => {
  const { page } = await visit(route, { ...phone, reducedMotion: 'reduce' });
  await routeLine(page).first().waitFor();
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await coveredPoints(page)).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Back to the route' }).click();
  await expect.poll(() => coveredPoints(page)).toEqual([]);
});

describe('directions form on a phone', () => {
  test('is one line that opens; recent choices come first', async () => {
    const { page } = await visit(paths.navigate(), phone);
    const [from, to] = ['FROM', 'TO'].map((name) => page.getByRole('combobox', { name, exact: true }));
    if (!from || !to) throw new Error('Cannot find the fields');
    await page.getByRole('button', { name: 'Where to?' }).click();
    await expect.poll(() => to.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('canteen');
    await page.getByRole('option', { name: /Canteen/ }).click();
    await expect.poll(() => from.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('205');
    await page.getByRole('option', { name: /205/ }).first().click();
    await routeLine(page).first().waitFor();
    await page.getByRole('button', { name: /205.*Canteen/ }).click();
    await to.waitFor();
    await to.click();
    // The last choice first, and not the start.
    const options = await page.getByRole('option').allTextContents();
    expect(options[0]).toContain('Canteen');
    expect(options.join()).toContain('Choose on the map');
    expect(options.join()).not.toMatch(/\b205\b/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /205.*Canteen/, expanded: false }).waitFor();
  });

  test('takes origin or destination from a click on the map; Escape cancels', async () => {
    const { page } = await visit(paths.navigate({ to: 'room-329a' }), { ...phone, reducedMotion: 'reduce' });
    await page.getByRole('option', { name: 'Choose on the map' }).click();
    await page.getByText('you start there').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('option', { name: 'Choose on the map' }).click();
    await page.getByText('you start there').waitFor();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const { x = 0, y = 0, width = 0, height = 0 } = (await pin(page, 'B').boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 2 - 40, y + height);
    await expect.poll(() => new URL(page.url()).search).toMatch(/from=room-3\w+&to=room-329a/);
    await routeLine(page).first().waitFor();
  });

  test('suggests the start of the visit', async () => {
    const { page } = await visit(placePaths.here('room-205'), phone);
    await heading(page).waitFor();
    await page.getByRole('link', { name: 'Directions' }).click();
    // A link to the empty page asks for the destination.
    await page.getByRole('combobox', { name: 'TO', exact: true, expanded: true }).waitFor();
    const from = page.getByRole('combobox', { name: 'FROM' });
    await from.click();
    await page.getByRole('option', { name: /Room 205.*your last start/ }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?from=room-205');
  });
});

test.each([
  ['half raised', { ...phone }, 1],
  ['raised', { ...phone }, 2],
  ['on a small phone', { ...phone, viewport: { width: 320, height: 480 } }, 0],
  ['on a tablet', { viewport: { width: 820, height: 1180 } }, 0],
])('no axe violations in a sheet %s, nor in its single steps', async (_name, device, presses) => {
  const { page } = await visit(route, device);
  await routeLine(page).first().waitFor();
  for (let press = 0; press < presses; press++) await handle(page).press('Enter');
  expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
  // From a raised sheet they are those of maps/guidance.
  if (presses > 0) return;
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
});

test('the scale bar is one line with text at 200 %', async () => {
  const { page } = await visitWithLargeLetters(route, { viewport: { width: 820, height: 1180 } });
  await routeLine(page).first().waitFor();
  const length = page.locator('.leaflet-container').getByText(/^\d+ m$/);
  const lines = () => length.evaluate((element) => element.getClientRects().length);
  await expect.poll(lines).toBe(1);
});

test.each([
  ['on a phone', phone],
  ['on a desktop', {}],
])('the button returns to the route after drags, and zooming out shows it %s', async (_where, device) => {
  const { page } = await visit(route, { ...device, reducedMotion: 'reduce' });
  await routeLine(page).first().waitFor();
  const { width, height } = device === phone ? phone.viewport : { width: 1280, height: 800 };
  const at = { x: width - 90, y: height / 2 };
  const inSight = () =>
    routeLine(page)
      .first()
      .evaluate((line) => {
        const { left, right, top, bottom } = line.getBoundingClientRect();
        return right > 0 && left < window.innerWidth && bottom > 0 && top < window.innerHeight;
      });
  // To two opposite corners of the map.
  for (const [dx, dy] of [
    [-200, 200],
    [200, -200],
  ] as const) {
    for (let times = 0; times < 10; times += 1) {
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await page.mouse.move(at.x + dx * (width / 400), at.y + dy, { steps: 3 });
      await page.mouse.up();
    }
    await page.getByRole('button', { name: 'Back to the route' }).click();
    await expect.poll(inSight).toBe(true);
  }
  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  for (let times = 0; times < 30 && (await zoomOut.getAttribute('aria-disabled')) !== 'true'; times += 1)
    // Disabled at the end of the movement that the last click began.
    await zoomOut.click({ force: true });
  await expect.poll(inSight).toBe(true);
});

test.each([
  [390, 844],
  [1280, 800],
])('zooming out ends at the whole campus at %i x %i', async (width, height) => {
  const { page } = await visit('/navigate', { viewport: { width, height }, reducedMotion: 'reduce' });
  await waitForMap(page);
  const metre = () =>
    page.locator('[class*=bar] > [aria-hidden]').evaluate((bar) => {
      return (
        bar.getBoundingClientRect().width / Number.parseInt(bar.nextElementSibling?.textContent ?? '', 10)
      );
    });
  await page.getByRole('button', { name: 'Show the whole plan' }).click();
  const whole = await metre();
  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  for (let times = 0; times < 14; times++) await zoomOut.click({ force: true });
  await expect.poll(() => zoomOut.getAttribute('aria-disabled')).toBe('true');
  expect((await metre()) / whole).toBeGreaterThan(0.95);
});

test('the panel of a phone in landscape orientation shows the suggestions, then the answer', async () => {
  const { page } = await visit('/navigate?from=room-322', {
    ...phone,
    viewport: { width: 844, height: 390 },
  });
  await waitForMap(page);
  await to(page).click();
  const list = await boxOf(page.getByRole('listbox'));
  expect(list.y + list.height).toBeLessThan(391);
  await page.getByRole('region', { name: 'Route and directions' }).evaluate((panel) => panel.scrollTo(0, 70));
  await page
    .getByRole('option', { name: /^Nearest toilet/ })
    .first()
    .click();
  await routeLine(page).first().waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).click({ trial: true });
  await page.getByRole('heading', { level: 1 }).click({ trial: true });
  const panel = page.getByRole('region', { name: 'Route and directions' });
  expect(await panel.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await panel.evaluate((it) => it.scrollTo(0, 70));
  await page.getByRole('button', { name: 'Start', exact: true }).click({ trial: true });
});

test.each([
  ['on a phone of 360 px', visit, 360, 640],
  ['on a tablet with text at 200 %', visitWithLargeLetters, 820, 1180],
])('the links of the header are whole %s', async (_where, open, width, height) => {
  const { page } = await open('/navigate', { ...phone, viewport: { width, height } });
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await links.first().waitFor();
  const cut = await links.evaluateAll((all) =>
    all.flatMap((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      const hits = [left + 4, right - 4].map((x) => document.elementFromPoint(x, middle));
      return !link.checkVisibility() || hits.every((hit) => hit === link) ? [] : [link.textContent];
    }),
  );
  expect(cut).toEqual([]);
});

test('a message with choices leaves the floor buttons whole on a small phone', async () => {
  const viewport = { width: 360, height: 640 };
  const { page } = await visit('/navigate?from=west-lawn&to=tennis-court', { ...phone, viewport });
  await page.getByText('Did you mean:').filter({ visible: true }).waitFor();
  const floors = page.getByRole('group', { name: 'Floor on the map' }).getByRole('button');
  const heights = () =>
    floors.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  await expect.poll(heights).toEqual([44, 44, 44, 44]);
  await floors.last().click({ trial: true });
});

test('the open form does not cover the destination on a small phone with text at 200 %', async () => {
  const { page } = await visitWithLargeLetters('/navigate?to=room-372', {
    ...phone,
    viewport: { width: 360, height: 640 },
  });
  await page.getByRole('option', { name: 'Choose on the map' }).waitFor();
  await heading(page).click({ trial: true });
  // Without its subject the note would be a riddle.
  const name = page.getByText('Second Floor Seminar Hall, third floor', { exact: true });
  const note = page.getByText('The name counts from the ground floor');
  expect(await note.isVisible()).toBe(await name.isVisible());
  const { text, space } = await page.getByPlaceholder('Where do you start?').evaluate((field) => {
    const { font } = getComputedStyle(field, '::placeholder');
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
    const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    pen.font = font;
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    const { width } = pen.measureText((field as HTMLInputElement).placeholder);
    return { text: width, space: field.clientWidth - padding };
  });
  expect(text).toBeLessThanOrEqual(space);
});

test.each([
  [390, 844],
  [820, 1180],
  [1280, 800],
])('the first step of a route and the step-free switch are in view at %i x %i', async (width, height) => {
  const { page } = await visit(route, { viewport: { width, height } });
  await routeLine(page).first().waitFor();
  if (width < 736) await handle(page).click();
  const step = page.getByRole('main').locator('ol').getByRole('button').first();
  for (const shown of [step, page.getByLabel('Step-free: lifts and ramps only')]) {
    const bottom = () => shown.evaluate((it) => it.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(height);
  }
});

test('the way back opens with the sheet at its lowest stop, as any route', async () => {
  const { page } = await visit(paths.navigate({ from: 'room-205', to: 'room-206' }), phone);
  await routeLine(page).first().waitFor();
  const low = await sheetTop(page);
  await handle(page).click();
  await expect.poll(() => sheetTop(page)).toBe(halfTop);
  await page.getByRole('main').locator('ol').getByRole('button').last().click();
  const next = page.getByRole('dialog').getByRole('button', { name: /^(Next|I have arrived)/ });
  while (await next.isVisible()) await next.click();
  await page.getByRole('button', { name: 'Way back to 205' }).click();
  await expect.poll(() => heading(page).textContent()).toContain('206 to 205');
  await expect.poll(async () => Math.abs((await sheetTop(page)) - low)).toBeLessThan(30);
});

test('a place chosen from the list of a raised sheet opens with the sheet at its lowest stop', async () => {
  const { page } = await visit(route, phone);
  await routeLine(page).first().waitFor();
  const low = await sheetTop(page);
  await page.getByText('Toilets, lifts and more nearby').click();
  await page.getByRole('main').locator('details').getByRole('button', { name: 'Toilets' }).click();
  await page
    .getByRole('region', { name: 'Toilets' })
    .getByRole('listitem')
    .first()
    .getByRole('button')
    .click();
  await expect.poll(() => heading(page).textContent()).toContain('Toilet');
  await expect.poll(async () => Math.abs((await sheetTop(page)) - low)).toBeLessThan(40);
});

test('the QR code of a route is whole on a small phone', async () => {
  const { page } = await visit(route, { ...phone, viewport: { width: 360, height: 640 } });
  await page.getByRole('button', { name: 'QR code' }).click();
  const code = page.getByRole('img', { name: /^QR code of the link/ });
  await expect.poll(() => code.evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThanOrEqual(640);
});

test('without a route the map of a tablet is below the form, as wide as the campus', async () => {
  const { page } = await visit('/navigate', { viewport: { width: 820, height: 1180 } });
  const panel = await boxOf(page.getByRole('region', { name: 'Route and directions' }));
  const map = await boxOf(page.locator('.leaflet-container'));
  expect([map.x, map.width]).toEqual([0, 820]);
  expect(map.y).toBeGreaterThanOrEqual(panel.y + panel.height - 1);
});
