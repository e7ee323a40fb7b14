import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phone, useBrowser } from '../support/browser.ts';
import { boxOf, directionsText, floor, from, routeLine, steps, to } from '../support/maps.ts';
import { navigateInPage } from '../support/stage.ts';

const { visit } = useBrowser();
const query = (page: Page) => new URL(page.url()).search;

/** Every callback of requestAnimationFrame comes some frames later, as on a slow phone. */
const delayFrames = (page: Page, frames: number) =>
  page.evaluate((count) => {
    const request = requestAnimationFrame;
    const after = (left: number, callback: FrameRequestCallback): number =>
      request(left > 0 ? () => after(left - 1, callback) : callback);
    window.requestAnimationFrame = (callback) => after(count, callback);
  }, frames);

describe('/navigate', () => {
  test('a refused TO keeps the focus; the start, chosen then, leads back to it', async () => {
    const { page } = await visit('/navigate');
    const focused = () =>
      page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent);
    await to(page).focus();
    await page.keyboard.type('zzz999');
    await page.keyboard.press('Enter');
    await page.getByText('“zzz999” is not a place on this map.').filter({ visible: true }).waitFor();
    // Two frames and more, after which the focus was in FROM.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await focused()).toBe('TO');
    await from(page).focus();
    await page.keyboard.type('214');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('TO');
    await page.keyboard.type('library');
    await page.keyboard.press('Enter');
    await expect.poll(() => query(page)).toBe('?from=room-214&to=central-library');
  });

  test('a window that becomes narrow keeps what is typed, and the focus', async () => {
    const { page } = await visit('/navigate?from=room-215&to=room-339');
    await to(page).fill('aud');
    await page.getByRole('option').first().waitFor();
    await page.setViewportSize({ width: 600, height: 900 });
    await page.getByRole('button', { name: 'Close' }).waitFor();
    await expect.poll(() => to(page).evaluate((box) => box === document.activeElement)).toBe(true);
    expect([await to(page).inputValue(), query(page)]).toEqual(['aud', '?from=room-215&to=room-339']);
    await page.keyboard.press('Enter');
    await expect.poll(() => query(page)).toBe('?from=room-215&to=auditorium');
  });

  test('with large text one press of the handle raises the sheet', async () => {
    const { page } = await visit('/navigate?from=room-205&to=room-420', {
      ...phone,
      viewport: { width: 360, height: 640 },
    });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const handle = page.getByRole('button', { name: 'Route and directions' });
    // Its lower part is behind the heading.
    await handle.tap({ position: { x: 148, y: 20 } });
    await expect.poll(() => handle.getAttribute('aria-expanded')).toBe('true');
  });

  test('a chosen floor stays shown until the next step', async () => {
    const { page } = await visit('/navigate?from=room-205&to=room-310');
    await page.getByRole('button', { name: 'Floor 4', exact: true }).click();
    await expect.poll(() => floor(page)).toContain('4');
    await expect.poll(() => routeLine(page).count()).toBe(0);
    expect(query(page)).toBe('?from=room-205&to=room-310&floor=4');
    await page.reload();
    await expect.poll(() => floor(page)).toContain('4');
    await steps(page).nth(1).click();
    await expect.poll(() => floor(page)).toContain('2');
    expect(query(page)).toBe('?from=room-205&to=room-310&step=2');
    await page.getByRole('button', { name: 'Floor 4', exact: true }).click();
    await page.getByRole('button', { name: 'Back to the route' }).click();
    await expect.poll(() => floor(page)).toContain('2');
    await expect.poll(() => query(page)).toBe('?from=room-205&to=room-310');
  });

  test('leads to the nearest of a kind, to a floor, to a department', async () => {
    const { page } = await visit('/navigate');
    for (const [target, sentence] of [
      ['nearest-toilet', /toilet/],
      ['nearest-water', /water/],
      ['nearest-lift', /lift/],
      ['nearest-exit', /entrance/],
      ['floor-4', /fourth floor/],
      ['department-ece', /Room 3\d\d/],
    ] as const) {
      await navigateInPage(page, `/navigate?from=room-205&to=${target}`);
      await expect.poll(() => directionsText(page), { message: target }).toMatch(sentence);
      await routeLine(page).first().waitFor();
    }
  });

  test.each(['305', '230A', 'canteen'])(
    '%s, typed before the search has loaded, is its place',
    async (text) => {
      const { page } = await visit('/navigate?to=room-212');
      let release = () => {};
      const loaded = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*', async (route) => {
        await loaded;
        await route.continue();
      });
      await from(page).fill(text);
      await page.keyboard.press('Enter');
      const id = text === 'canteen' ? text : `room-${text.toLowerCase()}`;
      await expect.poll(() => query(page)).toBe(`?from=${id}&to=room-212`);
      expect(await page.getByText('in the link is').count()).toBe(0);
      release();
      await routeLine(page).first().waitFor();
    },
  );

  test('the sign of stairs down differs from that of stairs up', async () => {
    const sign = async (path: string) => {
      const { page } = await visit(path);
      const step = steps(page).filter({ hasText: /stairs .*(up|down) 1\sfloor/ });
      return step.locator('svg').first().innerHTML();
    };
    const [up, down] = [
      await sign('/navigate?from=room-205&to=room-310'),
      await sign('/navigate?from=room-310&to=room-205'),
    ];
    expect(down).not.toBe(up);
  });

  test('a query of two places in one field fills both', async () => {
    const { page } = await visit('/navigate');
    await to(page).fill('main gate to 310');
    await page.getByRole('option', { name: 'Main Gate 1 to Room 310' }).click();
    await routeLine(page).first().waitFor();
    expect([await from(page).inputValue(), await to(page).inputValue()]).toEqual(['Main Gate 1', 'Room 310']);
    await page.goBack();
    await expect.poll(() => query(page)).toBe('');
  });

  test('from beyond a barrier the step-free route after it is offered', async () => {
    const { page } = await visit('/navigate?from=room-118b&to=room-329a');
    await page
      .getByText('4 steps between 118B and 118. From 118 it is step-free: about 100 m.')
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Step-free from 118' }).click();
    await expect.poll(() => directionsText(page)).toMatch(/^Leave room 118 /);
    expect(query(page)).toBe('?from=room-118&to=room-329a&step-free=1');
  });

  test('a quickest route that is step-free is shown once', async () => {
    const { page } = await visit('/navigate?from=room-205&to=room-217');
    const card = page.getByRole('region', { name: 'The route' });
    expect(await card.textContent()).toMatch(/^Step-free less than a minute \d+\sm, no steps$/);
    expect(await page.getByRole('button', { name: /^Step-free/ }).count()).toBe(0);
  });

  test('directions have a heading per floor, and end with the arrival', async () => {
    const { page } = await visit('/navigate?from=main-gate-1&to=room-329a');
    await routeLine(page).first().waitFor();
    expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Outdoors',
      'First floor',
      'Third floor',
    ]);
    for (const text of await steps(page).allTextContents()) {
      const figure = /\.(\d+ (?:m|floors?))$/.exec(text)?.[1];
      if (figure) expect(text.split(figure)).toHaveLength(3);
    }
    expect(await steps(page).last().textContent()).toMatch(/^You have arrived.*oom 329A/);
    await steps(page).last().click();
    await expect.poll(() => steps(page).last().getAttribute('aria-current')).toBe('step');
  });

  test('names the start while there is no destination', async () => {
    const { page } = await visit('/navigate?from=room-205');
    await page.getByRole('heading', { level: 1, name: 'From Room 205' }).waitFor();
    await page.getByText('Where do you want to go?').waitFor();
  });

  test.each([800, 720, 600])('the list of TO ends within a window %i px high', async (height) => {
    const { page } = await visit('/navigate?from=room-205', { viewport: { width: 1280, height } });
    await to(page).click();
    const list = await boxOf(page.getByRole('listbox'));
    const isShown = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.getAttribute('role') === 'listbox',
      [list.x + list.width / 2, list.y + list.height - 1] as const,
    );
    expect(isShown).toBe(true);
    expect(list.y + list.height).toBeLessThan(height);
  });

  test('the focus is in TO after FROM is chosen', async () => {
    const { page } = await visit('/navigate');
    await from(page).fill('main gate 2');
    await page
      .getByRole('option', { name: /Main Gate 2/ })
      .first()
      .click();
    await expect.poll(() => to(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('mba');
    expect(await to(page).inputValue()).toBe('mba');
    expect(await from(page).inputValue()).toBe('Main Gate 2');
  });

  test('the nearest toilet of each kind is a choice beside the heading, also after a choice of step-free', async () => {
    const { page } = await visit('/navigate?from=main-gate-1&to=nearest-toilet&step-free=1');
    const chosen = page.getByRole('region', { name: 'Nearest for' }).getByRole('button', { pressed: true });
    await page.getByRole('checkbox').first().press('Space');
    await page.getByRole('checkbox').first().press('Space');
    await expect.poll(() => chosen.textContent()).toMatch(/^Accessible 164\sm/);
    await page.getByRole('button', { name: 'Women 169 m' }).click();
    await expect.poll(() => query(page)).toBe('?from=main-gate-1&to=nearest-womens-toilet&step-free=1');
    await expect.poll(() => chosen.textContent()).toMatch(/^Women/);
  });

  test('Tab leaves the open list of TO without a stop at the page', async () => {
    const { page } = await visit('/navigate?from=main-gate-2');
    await to(page).focus();
    await to(page).click();
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Swap');
  });

  test.each([
    ['', 0],
    [', when the browser has taken it from the hidden field first', 2],
  ])('on a phone the focus is on the line with both ends once they are known%s', async (_, frames) => {
    const { page } = await visit('/navigate?to=room-310', phone);
    await from(page).fill('main gate 2');
    await page.getByRole('option', { name: /Main Gate 2/ }).waitFor();
    await delayFrames(page, frames);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/: Main Gate 2.*310$/);
  });

  test('reports an error of its address', async () => {
    const { page } = await visit('/navigate');
    for (const [search, sentence, heading] of [
      ['from=nowhere&to=room-205', '“nowhere” is not a place on this map', 'To 205'],
      [
        'from=room-205&to=room-205',
        'You are already there: source and destination are the same place.',
        '205 to 205',
      ],
      ['to=%F0%9F%8F%A0', '“🏠” is not a place on this map', 'Find your way'],
    ] as const) {
      await navigateInPage(page, `/navigate?${search}`);
      await page.getByRole('alert').getByText(sentence).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
    }
  });

  test('keeps a number that no door has, and leads to the one beside it with one tap', async () => {
    const { page } = await visit('/navigate?FROM=main-gate-1&amp;to=room-205');
    await to(page).fill('Room 335');
    await page.getByText('No room 335. Nearest: 334, 336.').first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => query(page)).toBe('?from=main-gate-1&to=Room+335');
    await page.getByRole('button', { name: '336', exact: true }).click();
    await expect.poll(() => query(page)).toBe('?from=main-gate-1&to=room-336');
    await routeLine(page).first().waitFor();
  });

  test('wraps a quoted word of any length on a phone', async () => {
    const { page } = await visit(`/navigate?to=${'x'.repeat(10_000)}`, phone);
    await page.getByRole('alert').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('Share copies the link and shows the QR code on request', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page } = await visit('/navigate?from=room-205&to=room-310', { permissions });
    await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.getByRole('button', { name: 'QR code' }).click();
    await page.getByRole('img', { name: 'QR code of the link: Room 205 to Room 310' }).waitFor();
  });

  test('prints directions, a plan of each floor and the QR code on one page', async () => {
    const { page } = await visit('/navigate?from=room-205&to=room-310', { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('img', { name: 'Plan of the second floor with the route' }).waitFor();
    await page.getByRole('img', { name: 'Plan of the third floor with the route' }).waitFor();
    await page.getByRole('img', { name: 'QR code of this route' }).waitFor();
    expect(await page.locator('article li').count()).toBeGreaterThan(4);
    for (const hidden of ['.leaflet-container', 'form', 'header nav', 'footer'])
      expect(await page.locator(hidden).first().isVisible()).toBe(false);
  });
});

describe('/here/room-205', () => {
  test('reports an unknown door', async () => {
    const { page } = await visit('/here/room-999');
    expect(await page.getByRole('alert').textContent()).toContain('No room 999 on this map');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Where are you?');
    await page.getByRole('button', { name: 'Main Gate 1', exact: true }).waitFor();
  });

  test.each(['nearest-lift', 'toilets', 'academic-block', 'level-2', 'department-mba'])(
    'takes no %s for a position, and asks for one place',
    async (text) => {
      const { page } = await visit(`/here/${text}`);
      expect(await page.getByRole('alert').textContent()).toContain(`“${text}” is not one place.`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Where are you?');
      expect(await page.getByRole('alert').getByRole('button', { name: 'Second floor' }).count()).toBe(0);
      await from(page).fill('Lift, west wing, second floor');
      await from(page).press('Enter');
      await page.getByRole('heading', { level: 1, name: 'From Lift, west wing' }).waitFor();
    },
  );
});

test('Enter in an empty TO chooses nothing', async () => {
  const { page } = await visit('/navigate');
  await from(page).fill('211');
  await from(page).press('Enter');
  await expect.poll(() => query(page)).toBe('?from=room-211');
  const to = page.getByRole('combobox', { name: 'TO' });
  await expect.poll(() => to.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole('option').first().waitFor();
  expect(await page.locator('[data-taken]').count()).toBe(0);
  await to.press('Enter');
  await to.press('Enter');
  expect(query(page)).toBe('?from=room-211');
});
