import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAxeViolationsInLightAndDark } from '../support/axe.ts';
import { phone, useBrowser } from '../support/browser.ts';
import { boxOf } from '../support/maps.ts';

const { visit } = useBrowser();

/** Without those that `every-page/everyone.test.ts` surveys. */
const states: readonly (readonly [name: string, path: string, act?: (page: Page) => Promise<void>])[] = [
  [
    'a screen without origin and destination',
    '/floor2',
    (page) => page.getByRole('button', { name: 'Navigate' }).click(),
  ],
  ['a screen with a route', '/cse-nav?from=room-205&to=room-230a'],
  ['a screen with an unknown destination', '/eee-nav?from=room-205&to=nothing'],
  ['the campus with a route', '/campus-nav?from=main-gate-1&to=auditorium'],
  [
    'a journey with suggestions',
    '/navigate',
    async (page) => {
      await page.getByRole('combobox', { name: 'FROM' }).fill('lab');
      await page.getByRole('option').first().waitFor();
    },
  ],
  ['a journey without a step-free route', '/navigate?from=room-101&to=room-118b&step-free=1'],
  [
    'a shared journey across floors',
    '/navigate?from=room-205&to=room-310',
    async (page) => {
      await page.getByRole('button', { name: 'QR code' }).click();
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
    },
  ],
];

// Those of a phone are in maps/stage.
test.each(states.map(([name, path, act]) => ({ name, path, act })))(
  'no axe violations in $name, in light and dark',
  async ({ path, act }) => {
    const { page } = await visit(path);
    await act?.(page);
    expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
  },
);

test.each([
  ['/floor2', 'Please select both source and destination.'],
  ['/cse-nav?from=room-310&to=room-201', 'This screen shows the second floor.'],
  ['/cse-nav?from=room-205&to=room-205', 'You are already there'],
  ['/navigate?from=nowhere&to=room-205', 'is not a place on this map'],
  ['/navigate?from=room-205&to=room-205', 'You are already there'],
])('%s shows a warning, not an error', async (path, sentence) => {
  const { page } = await visit(path);
  const navigate = page.getByRole('button', { name: 'Navigate' });
  if (await navigate.count()) await navigate.click();
  // The box, or the message in a box with ways on.
  const alert = page.getByRole('alert').filter({ hasText: sentence });
  const colours = await alert.evaluate((message) => {
    const notice = message.querySelector('svg') ? message : (message.parentElement?.parentElement ?? message);
    const toColour = (name: string) => {
      notice.append(Object.assign(document.createElement('i'), { style: `color: var(${name})` }));
      return getComputedStyle(notice.lastElementChild ?? notice).color;
    };
    return { shown: getComputedStyle(notice).color, warning: toColour('--warning') };
  });
  expect(colours.shown).toBe(colours.warning);
});

test.each(['/cse-nav?from=room-205&to=room-224', '/navigate?from=main-gate-1&to=room-310'])(
  'no image without a name is in the accessibility tree of %s',
  async (path) => {
    const { page } = await visit(path);
    await page.locator('path[stroke-dasharray="5,10"]').first().waitFor({ state: 'attached' });
    expect(await page.getByRole('main').ariaSnapshot()).not.toMatch(/- img(?! ")/);
  },
);

test('a route is announced when it is found and when it changes', async () => {
  const { page } = await visit('/navigate?from=room-205');
  const announcement = () => page.getByRole('status').filter({ hasText: 'Route found' }).textContent();
  const to = page.getByRole('combobox', { name: 'TO', exact: true });
  await to.fill('310');
  await page.getByRole('option', { name: /310/ }).first().click();
  expect(await announcement()).toMatch(
    /^Route found: 1\sminute, \d+\sm, (by .*, )?from Room 205 to Room 310\. /,
  );
  await page.getByRole('button', { name: 'Start', exact: true }).focus();
  await page.goBack();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id))
    .toBe(await page.getByRole('combobox', { name: 'FROM' }).getAttribute('id'));
  await to.fill('canteen');
  await page.getByRole('option', { name: /Canteen/ }).click();
  await expect
    .poll(announcement)
    .toMatch(/^Route found: \d\sminutes, \d+\sm, (by .*, )?from Room 205 to Canteen\. /);
});

test('a link of a route leaves the focus at the beginning of its page', async () => {
  const { page } = await visit('/navigate?from=120&to=230');
  await page.getByRole('button', { name: 'Start', exact: true, disabled: false }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?from=room-120&to=room-230');
  await page
    .getByRole('list', { name: /steps/i })
    .or(page.getByText(/^Leave/))
    .first()
    .waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('an answer is announced once, and so is each step', async () => {
  const { page } = await visit('/navigate?from=room-205');
  await page.evaluate(() => {
    const announced: string[] = [];
    const last = new WeakMap<Element, string>();
    Object.assign(window, { announced });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live=polite]')) {
        const text = region.textContent ?? '';
        if (/Route found|room/.test(text) && last.get(region) !== text) announced.push(text);
        last.set(region, text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const announced = () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
  await page.getByRole('combobox', { name: 'TO', exact: true }).fill('310');
  await page.getByRole('option', { name: /310/ }).first().click();
  await page.getByRole('heading', { name: 'Directions' }).waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect.poll(async () => (await announced()).length).toBe(2);
  expect(await announced()).toEqual([
    expect.stringMatching(/^Route found: 1\sminute, \d+\sm, (by .*, )?from Room 205 to Room 310\. /),
    expect.stringMatching(/^Leave room 205 /),
  ]);
});

test.each([
  ['/navigate?from=room-118b&to=room-329a', '118B to 329A · Find your way · CampusWay'],
  ['/campus-nav?from=main-gate-1&to=auditorium', 'Main Gate 1 to Auditorium · Campus navigation · CampusWay'],
])('the document title names the route: %s', async (path, title) => {
  const { page } = await visit(path);
  await expect.poll(() => page.title()).toBe(title);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => page.title()).toBe(title.slice(title.indexOf('·') + 2));
  await page.goBack();
  await expect.poll(() => page.title()).toBe(title);
  await page.getByRole('link', { name: 'About Us' }).click();
  await expect.poll(() => page.title()).toBe('About Us · CampusWay');
});

/** Colours of points of the window, as painted. */
async function coloursAt(page: Page, points: readonly (readonly [x: number, y: number])[]) {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ({ png, points }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      return points.map(([x, y]) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].join());
    },
    { png: picture, points },
  );
}

test.each([
  ['a desktop', {}],
  ['a phone', phone],
])(
  'the focused plan of %s has a whole outline, a cross at its centre, and a description of its keys',
  async (_name, device) => {
    const { page } = await visit('/navigate', device);
    await page.locator('.leaflet-container canvas').first().waitFor();
    const plan = page.locator('.leaflet-container');
    const box = await boxOf(plan);
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    const ink = '28,26,22,255';
    expect(await coloursAt(page, [middle])).not.toEqual([ink]);
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Pin at the centre of the map' }).focus();
    expect(await coloursAt(page, [middle])).toEqual([ink]);
    await plan.focus();
    expect(await coloursAt(page, [middle])).toEqual([ink]);
    const foot = device === phone ? (await boxOf(page.locator('[class*=Sheet_head]'))).y : box.y + box.height;
    const [x, y] = [box.x + box.width / 4, (box.y + foot) / 2];
    const edges = [
      [box.x + 1, y],
      [box.x + box.width - 2, y],
      [x, box.y + 1],
      [x, foot - 2],
    ] as const;
    const colours = await coloursAt(page, edges);
    expect(colours).toEqual(edges.map(() => '20,80,196,255'));
    const keys = page.locator(`[id="${await plan.getAttribute('aria-describedby')}"]`);
    expect(await keys.textContent()).toBe('Arrow keys move the plan, + and − zoom.');
  },
);

test('with reduced motion the map zooms without animation', async () => {
  const { page } = await visit('/cse-nav', { reducedMotion: 'reduce' });
  const paneClass = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const pane = document.querySelector('.leaflet-map-pane');
        new MutationObserver(() => resolve(pane?.className ?? '')).observe(document.body, {
          subtree: true,
          attributes: true,
          attributeFilter: ['style', 'class'],
        });
      }),
  );
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await paneClass).not.toContain('leaflet-zoom-anim');
  expect(await page.locator('.leaflet-zoom-anim').count()).toBe(0);
});

test('Tab reaches FROM, TO, Start and every control after them, without a keyboard trap', async () => {
  const { page } = await visit('/navigate?from=room-205&to=room-310');
  await page.getByRole('button', { name: 'Start', exact: true, disabled: false }).waitFor();
  const names: string[] = [];
  for (let i = 0; i < 60 && !names.at(-1)?.startsWith('Floor 1'); i++) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(() => {
        const element = document.activeElement;
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
        const attribute = element?.getAttribute('aria-label') ?? element?.getAttribute('title');
        return (label || attribute || element?.textContent)?.trim() ?? '';
      }),
    );
  }
  const order = [
    'Directions',
    'FROM',
    'TO',
    'Swap',
    'Clear',
    'Start',
    'Quickest',
    'Step-free 2',
    'Leave room 205',
    'Toilets, lifts and more nearby',
    'Share',
    'Print',
    'Plan of floor 2',
    'Stairs to the third floor',
    'Zoom in',
    'Floor 4',
  ];
  const found = order.map((name) => names.findIndex((stop) => stop.includes(name)));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
});

test('on a phone the directions precede the map in the document and follow it on the screen', async () => {
  const { page } = await visit('/navigate?from=room-205&to=room-310', phone);
  const directions = page.getByRole('heading', { name: 'Directions' });
  await directions.waitFor();
  expect(await page.getByRole('main').locator('h1').textContent()).toMatch(/^205 to 310/);
  const isBefore = await directions.evaluate((heading) => {
    const map = document.querySelector('.leaflet-container');
    return map !== null && heading.compareDocumentPosition(map) === Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(isBefore).toBe(true);
  const [mapBox, directionsBox] = [
    await page.locator('.leaflet-container').boundingBox(),
    await directions.boundingBox(),
  ];
  expect(mapBox?.y).toBeLessThan(directionsBox?.y ?? 0);
});

test('a change of floor is announced once, the initial floor is not', async () => {
  const { page } = await visit('/navigate?from=room-205&to=room-310');
  const announcements = page.getByRole('status').filter({ hasText: /^(First|Second|Third|Fourth) floor/ });
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await start.waitFor();
  expect(await announcements.count()).toBe(0);
  await page.getByRole('button', { name: 'Floor 4', exact: true }).click();
  await expect.poll(() => announcements.allTextContents()).toEqual(['Fourth floor: MBA, FED']);
  await page.getByRole('button', { name: /^Floor 3/ }).click();
  await expect.poll(() => announcements.allTextContents()).toEqual(['Third floor, west wing']);
  await page.getByRole('main').locator('ol').first().getByRole('button').first().click();
  await expect.poll(() => announcements.allTextContents()).toEqual(['Second floor, west wing']);
});

test.each([
  ['/cse-nav?from=room-205&to=room-230a', 'FROM', 'room-205'],
  ['/navigate?from=room-205&to=room-310', 'FROM', 'Room 205'],
])('Clear by keyboard on %s leaves the focus in %s', async (path, name, value) => {
  const { page } = await visit(path);
  const field = page.getByLabel(name, { exact: true });
  await expect.poll(() => field.inputValue()).toBe(value);
  await page.getByRole('button', { name: 'Clear' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('');
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('Clear after a choice leaves the focus in FROM, where typing begins at once', async () => {
  const { page } = await visit('/navigate');
  const [from, to] = ['FROM', 'TO'].map((name) => page.getByLabel(name, { exact: true }));
  await from?.click();
  await page.keyboard.type('205');
  await page.keyboard.press('Enter');
  await expect.poll(() => to?.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Clear' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.type('toilet', { delay: 40 });
  expect(await from?.inputValue()).toBe('toilet');
  expect(await to?.inputValue()).toBe('');
});
