import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findAxeViolations } from '../support/axe.ts';
import { phone, site, useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import { boxOf, card, from, map, pins, press, routeLine, to } from '../support/maps.ts';
import { navigateInPage } from '../support/stage.ts';

const { visit, open: openWindow } = useBrowser();
const optionsOf = (page: Page) => to(page).locator('option:not([value=""])').allTextContents();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site + path);
  await to(page).waitFor();
}

/** Number of different colours of the plan: a blank canvas has one. */
function coloursOfPlan(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.leaflet-plan-pane canvas');
    const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const seen = new Set<number>();
    for (let i = 0; i < data.length; i += 4 * 37)
      seen.add(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0));
    return seen.size;
  });
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String(first + i));

const departments = ['cse', 'it', 'csd', 'csm', 'eee', 'ece', 'civil', 'mech', 'fed', 'mba'];

const screens = [
  'campus-nav',
  ...departments.map((code) => `${code}-nav`),
  ...range(1, 4).map((n) => `floor${n}`),
];

describe('every navigation screen', () => {
  test('has a route from its first place to its last', async () => {
    const { page } = await visit('/about');
    for (const screen of screens) {
      await navigateInPage(page, `/${screen}`);
      // Neither /about nor a screen with a chosen origin.
      await expect.poll(() => from(page).inputValue(), { message: screen }).toBe('');
      const places = await optionsOf(page);
      await from(page).selectOption({ index: 1 });
      await to(page).selectOption({ index: places.length });
      await expect.poll(() => routeLine(page).count(), { message: screen }).toBe(0);
      await expect.poll(() => pins(page).count(), { message: screen }).toBe(2);
      await press(page, 'Navigate');
      await routeLine(page).waitFor();
      await expect
        .poll(() => page.getByRole('status').allTextContents(), { message: screen })
        .toContainEqual(expect.stringMatching(/: \d+\sm, (less than a minute|\d+\sminutes?)(,|$)/));
      await expect.poll(() => coloursOfPlan(page), { message: screen }).toBeGreaterThan(8);
      expect((await boxOf(map(page))).height, screen).toBe(410);
      for (const [text, path] of [
        ["Don't know faculty details?", ''],
        ["Don't know room details?", '-map'],
      ] as const) {
        const line = page.getByText(text);
        const code = screen.replace('-nav', '');
        if (departments.includes(code))
          expect(await line.getByRole('link', { name: 'Check here' }).getAttribute('href')).toBe(
            `/${code}${path}`,
          );
        else await expect.poll(() => line.count(), { message: screen }).toBe(0);
      }
    }
  });

  test('FROM and TO list the places of the screen', async () => {
    const { page } = await visit('/cse-nav');
    expect((await optionsOf(page)).sort()).toEqual([...range(201, 236), '230A', 'Lift'].sort());
    await open(page, '/it-nav');
    const itRooms = [...range(301, 336).filter((room) => room !== '335'), '329A', 'Lift'];
    expect((await optionsOf(page)).sort()).toEqual(itRooms.sort());
    await open(page, '/mech-nav');
    expect((await optionsOf(page)).sort()).toEqual([...range(101, 129), '118B', '123A', 'Lift'].sort());
    await open(page, '/campus-nav');
    expect(await optionsOf(page)).toEqual([
      'Administration Block',
      'Central Library',
      'Parking',
      'Canteen',
      'Sports Complex',
      'Auditorium',
      'Main Gate 1',
      'Main Gate 2',
      'PortFolio',
      'Open Air Stage',
    ]);
  });
});

test.each([
  ['/campus-nav?to=canteen', 'Canteen', {}],
  ['/campus-nav?to=canteen', 'Canteen', phone],
  ['/cse-nav?to=room-230a', '230A', phone],
] as const)('%s opens with pin and card of %s, and FROM asks for the start', async (path, name, device) => {
  const { page } = await visit(path, device);
  await map(page).scrollIntoViewIfNeeded();
  await card(page).getByText(name).first().waitFor();
  await expect.poll(() => pins(page).allTextContents()).toEqual([expect.stringMatching(/B/)]);
  // The plan moves until the place is above the card.
  const isInView = async () => {
    const [pin, plan, own] = [await boxOf(pins(page)), await boxOf(map(page)), await boxOf(card(page))];
    const isAcross = pin.x >= plan.x && pin.x + pin.width <= plan.x + plan.width;
    return isAcross && pin.y >= plan.y && pin.y + pin.height <= own.y;
  };
  await expect.poll(isInView).toBe(true);
  expect(await from(page).inputValue()).toBe('');
  expect(await card(page).evaluate((section) => section.contains(document.activeElement))).toBe(false);
  await from(page).selectOption({ index: 1 });
  await press(page, 'Navigate');
  await routeLine(page).waitFor();
  expect(await card(page).count()).toBe(0);
  const steps = page.getByRole('list').filter({ hasText: 'You have arrived' });
  expect((await boxOf(steps)).y).toBeGreaterThan((await boxOf(map(page))).y);
});

test('/mech-nav without a step-free route names the barrier and offers the part before it', async () => {
  const { page } = await visit('/mech-nav?from=room-101&to=room-118b&step-free=1');
  await page.getByText('There is no step-free way: 4 steps between 118 and 118B.').waitFor();
  await press(page, 'Step-free to 118');
  await routeLine(page).waitFor();
  expect(new URL(page.url()).search).toBe('?from=room-101&to=room-118&step-free=1');
});

test('the plan follows the theme switch', async () => {
  const { page } = await visit('/cse-nav');
  const centreLightness = () =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('.leaflet-plan-pane canvas');
      const [red = 0, green = 0, blue = 0] =
        canvas?.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [];
      return (red + green + blue) / 3;
    });
  await expect.poll(centreLightness).toBeGreaterThan(180);
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(centreLightness).toBeLessThan(80);
});

test('a destination on another floor is named, with a link to the route over the whole campus', async () => {
  const { page } = await visit('/floor2?from=main-gate-1&to=room-310');
  await page.getByText('Cannot start at Main Gate 1 here.').waitFor();
  const alert = page.getByRole('alert').filter({ hasText: 'Cannot lead to Room 310 here.' });
  await alert.getByRole('link', { name: 'Open the whole campus' }).click();
  await page.waitForURL('**/navigate?from=main-gate-1&to=room-310');
  await routeLine(page).first().waitFor();
});

test.each(['cse-nav', 'floor2', 'campus-nav'])(
  '/%s has one link into the navigator, with the same text with and without a route',
  async (screen) => {
    const { page } = await visit(`/${screen}`);
    const link = page.getByRole('link', { name: 'Directions for the whole campus' });
    expect(await link.getAttribute('href')).toBe('/navigate');
    const [start] = await from(page).selectOption({ index: 1 });
    await expect.poll(() => link.getAttribute('href')).toBe(`/navigate?from=${start}`);
    const [end] = await to(page).selectOption({ index: 2 });
    await expect.poll(() => link.getAttribute('href')).toBe(`/navigate?from=${start}&to=${end}`);
    const before = await link.boundingBox();
    await press(page, 'Navigate');
    await routeLine(page).waitFor();
    expect(await link.boundingBox()).toEqual(before);
    await page.getByText('Step-free: lifts and ramps only').click();
    await expect.poll(() => link.getAttribute('href')).toContain('step-free=1');
    await link.click();
    await page.waitForURL(`**/navigate?from=${start}&to=${end}&step-free=1`);
  },
);

test('a route of a screen can be printed and shared', async () => {
  const { page } = await visit('/campus-nav?from=main-gate-2');
  const print = page.getByRole('button', { name: 'Print' });
  expect(await print.count()).toBe(0);
  await open(page, '/campus-nav?from=main-gate-2&to=central-library');
  await routeLine(page).waitFor();
  const printed = page.evaluate(
    () => new Promise((done) => addEventListener('beforeprint', done, { once: true })),
  );
  await print.click();
  await printed;
  await press(page, 'QR code');
  await page.getByRole('img', { name: 'QR code of the link: Main Gate 2 to Central Library' }).waitFor();
});

test('a desktop shows form, answer, plan and legend of a screen without scrolling', async () => {
  const { page } = await visit('/cse-nav?from=room-205&to=room-217', {
    viewport: { width: 1280, height: 800 },
  });
  await routeLine(page).waitFor();
  const legend = await page.getByRole('list', { name: 'Legend of the plan' }).boundingBox();
  expect((legend?.y ?? 800) + (legend?.height ?? 0)).toBeLessThan(800);
});

test('a route that the first view cuts is moved into the middle', async () => {
  const viewport = { width: 1280, height: 800 };
  const { page } = await visit('/floor2?from=room-205&to=room-221', { viewport, reducedMotion: 'reduce' });
  await routeLine(page).waitFor();
  await expect
    .poll(async () => {
      const { x, width } = await boxOf(routeLine(page));
      return Math.abs(x + width / 2 - viewport.width / 2);
    })
    .toBeLessThan(60);
});

test('after Navigate the page says that the way is being found', async () => {
  const { page } = await visit('/floor2', { serviceWorkers: 'block' });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/route-tools*', (route) => promise.then(() => route.continue()));
  await from(page).selectOption('205');
  await to(page).selectOption('221');
  const answer = page.getByRole('status').filter({ hasText: /\S/ }).last();
  await expect.poll(() => answer.textContent()).toBe('Choose Navigate to see the way.');
  await press(page, 'Navigate');
  await expect.poll(() => answer.textContent()).toBe('Finding the way…');
  resolve();
  await expect.poll(() => answer.textContent()).toMatch(/^Room 205 to Room 221: /);
});

test('in a low window Navigate scrolls to the answer above the plan', async () => {
  const { page } = await visit('/floor3', { viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' });
  await from(page).selectOption({ index: 1 });
  await to(page).selectOption({ index: 6 });
  await press(page, 'Navigate');
  const answer = page.getByRole('status').filter({ hasText: /\sm, / });
  await answer.waitFor();
  await expect.poll(async () => Math.round((await boxOf(answer)).y)).toBe(0);
});

test('on a phone all of the plan is in view after Navigate', async () => {
  const { page } = await visit('/cse-nav', phone);
  await from(page).selectOption('201');
  await to(page).selectOption('234');
  await press(page, 'Navigate');
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(map(page));
      return y >= 0 && y + height <= phone.viewport.height;
    })
    .toBe(true);
});

test('on a phone one finger on the plan scrolls the page, two fingers zoom the plan', async () => {
  const { page } = await visit('/cse-nav', phone);
  await map(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 200));
  const box = await boxOf(map(page));
  const touch = await page.context().newCDPSession(page);
  const [x, y] = [box.x + 120, box.y + 150];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly [number, number][]) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
    });
  const before = await page.evaluate(() => scrollY);
  await send('touchStart', [x, y]);
  for (let step = 1; step <= 12; step++) await send('touchMove', [x, y - step * 12]);
  await send('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 40);

  await expect.poll(() => isScrolling(page)).toBe(false);

  const mapBox = await boxOf(map(page));
  const middle = mapBox.y + 180;
  const scale = () => page.locator('[class*=bar] > .tabular').textContent();
  const scaleBefore = await scale();
  await send('touchStart', [mapBox.x + 150, middle], [mapBox.x + 200, middle]);
  for (let step = 1; step <= 10; step++)
    await send('touchMove', [mapBox.x + 150 - step * 9, middle], [mapBox.x + 200 + step * 9, middle]);
  await send('touchEnd');
  await expect.poll(scale).not.toBe(scaleBefore);
});

test('a screen starts where a code was scanned, or says that its list has no such place', async () => {
  const { page } = await visit('/here/room-129');
  await page.getByRole('heading', { name: 'You are here: 129' }).waitFor();
  await open(page, '/campus-nav?to=parking');
  await expect.poll(() => from(page).inputValue()).toBe('central-library');
  expect(await routeLine(page).count()).toBe(0);
  await press(page, 'Navigate');
  await routeLine(page).first().waitFor();
  await page.goto(`${site}/here/room-205`);
  await page.getByRole('heading', { name: 'You are here: 205' }).waitFor();
  await open(page, '/campus-nav?to=parking');
  await page.getByText('You are at Room 205, which is not in this list.').waitFor();
  await page.getByRole('link', { name: 'Directions for the whole campus' }).click();
  await page.getByRole('heading', { level: 1, name: /^205 to Parking/ }).waitFor();
});

/** Waits for the end of momentum scrolling. */
function isScrolling(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const before = scrollY;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return scrollY !== before;
  });
}

test('on a phone the map of a floor comes with the first touch, at the place of its picture', async () => {
  const { page } = await openWindow(phone);
  await page.goto(`${site}/cse-nav`, { waitUntil: 'networkidle' });
  const look = () =>
    page.locator('main').evaluate((main) =>
      Array.from(main.querySelectorAll('h1, form, .bleed, summary, p > a'), (one) => {
        const { y, height } = one.getBoundingClientRect();
        return [Math.round(y), Math.round(height)];
      }),
    );
  const map = page.getByRole('group', { name: /^Plan: / });
  // On a busy machine the network may rest before the page is there.
  await expect.poll(async () => (await look()).length).toBe(6);
  const before = await look();
  expect(await map.count()).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'FROM' }).tap();
  await map.waitFor();
  await page.getByRole('list', { name: 'Legend of the plan' }).waitFor();
  expect(await look()).toEqual(before);
});

test('on a phone a tap on the picture of a floor opens the card of its room', async () => {
  const { page } = await openWindow(phone);
  await page.goto(`${site}/cse-nav`, { waitUntil: 'networkidle' });
  await to(page).waitFor();
  // Position of room 211 at this viewport size.
  await page.touchscreen.tap(170, 790);
  await card(page).getByText('211', { exact: true }).waitFor();
});

test('on a phone without a network the picture of a floor stays until there is one', async () => {
  const { page, errors } = await openWindow({ ...phone, serviceWorkers: 'block' });
  await page.goto(`${site}/cse-nav`, { waitUntil: 'networkidle' });
  await to(page).waitFor();
  await page.context().setOffline(true);
  await to(page).selectOption({ label: '211' });
  expect(await map(page).count()).toBe(0);
  await page.context().setOffline(false);
  await map(page).waitFor();
  expect(await to(page).inputValue()).toBe('room-211');
  expectOnlyNetworkErrors({ page, errors });
});
