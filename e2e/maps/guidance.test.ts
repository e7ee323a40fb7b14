import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAxeViolationsInLightAndDark } from '../support/axe.ts';
import { phone, site, useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import { boxOf, from, to } from '../support/maps.ts';

const { visit, open } = useBrowser();
const { visit: visitWithLargeLetters } = useBrowser(['--blink-settings=defaultFontSize=32']);

const guidance = (page: Page) => page.getByRole('dialog', { name: 'Walking to Room 310' });
const query = (page: Page) => new URL(page.url()).search;
const next = (page: Page) => guidance(page).getByRole('button', { name: 'Next' });
const stepNumber = async (page: Page) => Number(/Step (\d+) of/.exec(await guidance(page).innerText())?.[1]);

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await guidance(page).getByRole('img').waitFor();
}

async function goToArrival(page: Page): Promise<void> {
  while (await next(page).isVisible()) {
    const before = await stepNumber(page);
    await next(page).click();
    await expect.poll(() => stepNumber(page)).toBe(before + 1);
  }
  await guidance(page).getByRole('button', { name: 'I have arrived' }).click();
}

const path = '/navigate?from=main-gate-1&to=room-310';

test('single steps lead to the door, the people there, and the way back', async () => {
  const { page } = await visit(path, phone);
  await page.evaluate(() => {
    const { wakeLock } = navigator;
    const request = wakeLock.request.bind(wakeLock);
    wakeLock.request = (type) => {
      document.body.dataset.wakeLock = type;
      return request(type);
    };
  });
  await start(page);
  expect(await page.evaluate(() => document.body.dataset.wakeLock)).toBe('screen');
  await guidance(page).getByText('3 minutes left').waitFor();
  await guidance(page).getByText('Start at Main Gate 1.').waitFor();
  await guidance(page).getByText('Then: Follow Main Drive').waitFor();
  expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
  await goToArrival(page);
  await guidance(page).getByText('You have arrived', { exact: true }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('campusway.visit-start'))).toContain('room-310');
  await page.reload();
  await guidance(page).getByRole('link', { name: 'Dr. Kiran Pai' }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('campusway.visit-start'))).toContain('room-310');
  await guidance(page).getByRole('button', { name: 'Save Room 310' }).click();
  await guidance(page).getByRole('button', { name: 'Saved' }).waitFor();
  expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
  await guidance(page).getByRole('button', { name: 'Way back to Main Gate 1' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?from=room-310&to=main-gate-1');
  await expect.poll(() => guidance(page).count()).toBe(0);
});

test('a link to a step opens without the overview before it', async () => {
  const { page } = await open(phone);
  await page.addInitScript(() => {
    const seen: string[] = [];
    const look = () => {
      const text = document.querySelector('main h1')?.textContent ?? '';
      const isOpen = document.querySelector('dialog[open]') !== null;
      const shown = isOpen ? 'walking' : text;
      if (shown && shown !== seen.at(-1)) seen.push(shown);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seen });
  });
  await page.route(/JourneyPage\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(`${site}${path}&step=3&walking=1`);
  await guidance(page).getByText('Step 3 of').waitFor();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    'Opening the way …',
    'walking',
  ]);
});

test('Done asks where to go from the place reached; Back returns to the journey', async () => {
  const { page } = await visit('/navigate?from=room-215&to=nearest-toilet&step=5&walking=1', phone);
  const dialog = page.getByRole('dialog');
  const name = (await dialog.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => query(page)).toMatch(/^\?from=toilet-\w+-west-2$/);
  await expect.poll(() => to(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await to(page).inputValue()).toBe('');
  expect(await from(page).inputValue()).toContain(name);
  expect(await page.evaluate(() => sessionStorage.getItem('campusway.visit-start'))).toContain('toilet-');
  await page.goBack();
  await dialog.getByText('You have arrived', { exact: true }).waitFor();
});

test.each([
  ['room-257', 0, 'Room 257 is on your left'],
  ['room-454', 1, 'Room 454 is the third door on your left'],
])('the last step before the arrival at %s says where the door is', async (to, arrivals, text) => {
  const { page } = await visit(`/navigate?from=room-205&to=${to}&step=1&walking=1`, phone);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img').waitFor();
  const count = await page.locator('main ol button').count();
  for (let step = 2; step <= count - arrivals; step++) {
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByText(`Step ${step} of ${count - arrivals}`).waitFor();
    expect(await dialog.getByText('You have arrived', { exact: true }).count()).toBe(0);
  }
  await dialog.getByText(text).waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('You have arrived', { exact: true }).waitFor();
  // A key beyond the arrival adds no step to the way back.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'I have arrived' }).waitFor();
});

test('arrow keys and a swipe change the step; Escape returns to the route, Forward to the step', async () => {
  const { page } = await visit(path, phone);
  await start(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stepNumber(page)).toBe(2);
  const picture = await guidance(page).getByRole('img').boundingBox();
  const [x, y] = [(picture?.x ?? 0) + 250, (picture?.y ?? 0) + 150];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 120, y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => stepNumber(page)).toBe(3);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => stepNumber(page)).toBe(2);
  // The first step disables the button that had the focus.
  await guidance(page).getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('dialog');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stepNumber(page)).toBe(2);
  await page.keyboard.press('Escape');
  await expect.poll(() => guidance(page).count()).toBe(0);
  expect(
    await page
      .getByRole('button', { name: 'Continue, step 2' })
      .evaluate((start) => start === document.activeElement),
  ).toBe(true);
  await page.goForward();
  await expect.poll(() => stepNumber(page)).toBe(2);
});

test.each([
  ['a step to the east', path, 3],
  ['a start that is left to the west', '/navigate?from=parking&to=room-310', 1],
])('the picture of %s is turned so that ahead is up, and back to north on request', async (_, way, step) => {
  const { page } = await visit(way, phone);
  await start(page);
  for (let at = 1; at < step; at++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => stepNumber(page)).toBe(step);
  const canvas = guidance(page).getByRole('img');
  const ahead = await canvas.screenshot();
  await guidance(page).getByRole('button', { name: 'Ahead is up' }).click();
  await expect.poll(async () => ahead.equals(await canvas.screenshot())).toBe(false);
});

test('on a desktop the step is at the left, as wide as the panel of the overview', async () => {
  const { page } = await visit(path);
  const panel = await boxOf(page.getByRole('region', { name: 'Route and directions' }));
  await start(page);
  const words = await boxOf(guidance(page).locator('[aria-live]'));
  expect([words.x, words.width]).toEqual([panel.x, panel.width]);
});

test('every button of a step stays reachable with text at 200 %', async () => {
  const { page } = await visitWithLargeLetters(path, { viewport: { width: 360, height: 740 } });
  await start(page);
  for (let step = 0; step < 5; step += 1) await next(page).click();
  await expect.poll(() => stepNumber(page)).toBe(6);
  expect(await guidance(page).evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(360);
  const words = guidance(page).locator('[aria-live]');
  expect(await words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  const back = guidance(page).getByRole('button', { name: 'Back' });
  expect(await back.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test.each([
  ['main-gate-1', 'academic-block', 3],
  ['parking', 'room-372', 7],
])(
  'the sentence of a long step from %s to %s is whole with text at 200 %, below a map',
  async (from, to, at) => {
    const address = `/navigate?from=${from}&to=${to}&walking=1&step=${at}`;
    const { page } = await visitWithLargeLetters(address, phone);
    const dialog = page.getByRole('dialog');
    const picture = await boxOf(dialog.getByRole('img'));
    const sentence = await boxOf(dialog.locator('[aria-live] > p').first());
    const back = await boxOf(dialog.getByRole('button', { name: 'Back' }));
    expect(picture.height).toBeGreaterThan(120);
    expect(sentence.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    expect(sentence.y + sentence.height).toBeLessThanOrEqual(back.y);
  },
);

test('a third of a low window is map with text at 200 %', async () => {
  const address = '/navigate?from=main-gate-1&to=room-310&walking=1&step=3';
  const { page } = await visitWithLargeLetters(address, { ...phone, viewport: { width: 844, height: 390 } });
  const dialog = page.getByRole('dialog');
  const map = await boxOf(dialog.getByRole('img'));
  const sentence = await boxOf(dialog.locator('[aria-live]'));
  const next = await boxOf(dialog.getByRole('button', { name: 'Next' }));
  expect([map.y, map.height]).toEqual([0, 390]);
  expect(map.width).toBeGreaterThan(844 / 3);
  for (const { x, width } of [sentence, next]) expect(x + width).toBeLessThanOrEqual(map.x);
  expect(sentence.y + sentence.height).toBeLessThanOrEqual(next.y);
});

test('Start is below the summary of a route where a browser enlarges text to 200 %', async () => {
  const viewport = { width: 360, height: 740 };
  const { page } = await visit('/navigate?from=main-gate-2&to=room-447', { ...phone, viewport });
  const button = page.getByRole('button', { name: 'Start', exact: true });
  await button.waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const distance = async () => {
    const heading = await boxOf(page.getByRole('heading', { level: 1 }));
    return (await boxOf(button)).y - heading.y - heading.height;
  };
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
});

test.each(['200%', '150%'])(
  'the sentence, the buttons beside each other and a part of the map are in view where a browser enlarges text to %s',
  async (fontSize) => {
    const address = '/navigate?from=main-gate-2&to=room-441&step=8&walking=1';
    const { page } = await visit(address, { ...phone, viewport: { width: 360, height: 640 } });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('img').waitFor();
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    const picture = await boxOf(dialog.getByRole('img'));
    const sentence = await boxOf(dialog.locator('[aria-live] > p').first());
    const back = await boxOf(dialog.getByRole('button', { name: 'Back' }));
    const next = await boxOf(dialog.getByRole('button', { name: 'Next' }));
    expect(back.y).toBe(next.y);
    expect(sentence.y + sentence.height).toBeLessThanOrEqual(back.y);
    expect(Math.min(picture.y + picture.height, back.y) - picture.y).toBeGreaterThan(90);
  },
);

test.each([
  [390, 844],
  [360, 640],
  [844, 390],
  [820, 1180],
  [1280, 800],
])('the next step is whole at %i x %i', async (width, height) => {
  const { page } = await visit(`${path}&step=2&walking=1`, { viewport: { width, height } });
  const then = guidance(page).getByText(/^Then: /);
  await then.waitFor();
  expect(await then.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(0);
  await guidance(page).getByRole('button', { name: 'Next' }).click({ trial: true });
});

test.each([
  [390, 844],
  [360, 640],
  [844, 390],
  [1280, 800],
])('the name and Done are in view on arrival at %i x %i', async (width, height) => {
  const { page } = await visit('/navigate?from=room-128&to=room-310', { viewport: { width, height } });
  await start(page);
  await goToArrival(page);
  const done = guidance(page).getByRole('button', { name: 'Done' });
  await done.waitFor();
  await expect
    .poll(() => done.evaluate((button) => button.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(height);
  expect(
    await guidance(page)
      .getByRole('heading', { name: 'Office of the Head, IT' })
      .evaluate((name) => {
        const { left, top, bottom } = name.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => name.contains(document.elementFromPoint(left + 2, y)));
      }),
  ).toBe(true);
});

test('a route that is shown can be walked without a network, on each of its floors', async () => {
  const { page, errors } = await open(phone);
  await page.goto(site + path);
  await page.getByRole('button', { name: 'Start', exact: true, disabled: false }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Floor 3/ }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('floor')).toBe('3');
  await start(page);
  for (let step = 2; step <= 6; step++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => stepNumber(page)).toBe(6);
  expectOnlyNetworkErrors({ page, errors });
});

test('a route is walked to its arrival though the network goes before the plan of its last floor has come', async () => {
  const { page, errors } = await open({ ...phone, serviceWorkers: 'block' });
  await page.route(/plan-level-3/, (route) => route.abort());
  await page.goto(site + path);
  await page.getByRole('button', { name: 'Start', exact: true, disabled: false }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'QR code' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (let step = await stepNumber(page); await next(page).isVisible(); step++) {
    await next(page).click();
    await expect.poll(() => stepNumber(page)).toBe(step + 1);
  }
  await guidance(page).getByText('plan is not on this device').waitFor();
  await guidance(page).getByRole('button', { name: 'I have arrived' }).click();
  await guidance(page).getByText('You have arrived', { exact: true }).waitFor();
  await page.context().setOffline(false);
  expectOnlyNetworkErrors({ page, errors });
});

test('a floor chosen without a network keeps the page, and is drawn once there is a network', async () => {
  const { page, errors } = await visit(path, { ...phone, serviceWorkers: 'block' });
  await page.getByRole('button', { name: 'Start', exact: true, disabled: false }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Floor 4/ }).click();
  const missing = page.getByText('plan is not on this device');
  await missing.waitFor();
  const plan = page.locator('.leaflet-container');
  await page.getByRole('button', { name: 'Start', exact: true, disabled: false }).waitFor();
  await page.getByRole('button', { name: /^Floor 3/ }).click();
  await plan.waitFor();
  await page.getByRole('button', { name: /^Floor 4/ }).click();
  await missing.waitFor();
  await page.context().setOffline(false);
  await plan.waitFor();
  expectOnlyNetworkErrors({ page, errors });
});

test('where a walk ended stands below FROM on a phone too', async () => {
  const { page } = await visit(`${path}&step=4&walking=1`, phone);
  await guidance(page).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue, step 4' }).waitFor();
  await page.getByRole('button', { name: 'Main Gate 1 to 310' }).click();
  await page.getByText(/^Your walk ended here: ./).waitFor();
  await page.getByRole('combobox', { name: 'TO' }).fill('canteen');
  await page.getByRole('option', { name: /Canteen/ }).click();
  await page.getByText(/^Start: .+, where your walk ended\.$/).waitFor();
  await page.reload();
  await page.getByText(/^Start: .+, where your walk ended\.$/).waitFor();
});

test('step-free, chosen where a walk was ended, keeps the focus', async () => {
  const { page } = await visit('/navigate?from=main-gate-1&to=room-255&step=9&walking=1', phone);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'End' }).click();
  // Its end moves the focus.
  await dialog.waitFor({ state: 'detached' });
  const option = page.getByRole('button', { name: /^Step-free/ });
  await option.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => query(page)).toContain('step-free=1');
  await option.waitFor({ state: 'detached' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Start');
});
