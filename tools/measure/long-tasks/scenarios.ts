import type { Locator, Page } from 'playwright-core';

/** Presses the centre of the located element. */
export type Press = (target: Locator) => Promise<void>;

export interface Scenario {
  readonly name: string;
  readonly path: string;
  /** Interaction once the page is ready; without it, the load of the page is measured. */
  readonly act?: (page: Page, press: Press) => Promise<void>;
  /** Visible after the effect of the interaction. */
  readonly shown?: (page: Page) => Locator;
}

const route = '/navigate?from=main-gate-1&to=room-310';

/** The pages that Lighthouse audits, and the actions of a person on them. */
export const scenarios: readonly Scenario[] = [
  { name: 'home', path: '/' },
  { name: 'departments', path: '/departments' },
  { name: 'a navigation screen', path: '/cse-nav' },
  { name: 'a route', path: route },
  { name: 'login', path: '/login' },
  { name: 'the staff of a department', path: '/cse' },
  { name: 'a place', path: '/room/310' },
  {
    name: 'typing in the search box',
    path: '/',
    async act(page, press) {
      await press(page.getByPlaceholder('Enter Room Number'));
      await page.keyboard.type('second floor lab', { delay: 80 });
    },
    shown: (page) => page.getByRole('option').first(),
  },
  {
    name: 'filtering all people',
    path: '/departments',
    async act(page, press) {
      await press(page.getByRole('searchbox'));
      await page.keyboard.type('krishna', { delay: 80 });
    },
    shown: (page) => page.getByRole('listitem').filter({ hasText: 'Krishna' }).first(),
  },
  {
    name: 'opening the menus',
    path: '/',
    async act(page, press) {
      for (const name of ['Floors', 'Departments', 'Floors'])
        await press(page.getByRole('button', { name, exact: true }));
    },
    shown: (page) => page.getByRole('link', { name: 'Third floor' }),
  },
  {
    name: 'opening a floor',
    path: '/',
    async act(page, press) {
      await press(page.getByRole('button', { name: 'Floors' }));
      await press(page.getByRole('link', { name: 'Third floor' }));
    },
    shown: (page) => page.locator('.leaflet-container canvas').first(),
  },
  {
    name: 'drawing a route',
    path: '/cse-nav',
    async act(page, press) {
      await page.getByLabel('FROM').selectOption({ label: '205' });
      await page.getByLabel('TO').selectOption({ label: '230A' });
      await press(page.getByRole('button', { name: 'Navigate' }));
    },
    shown: (page) => page.getByRole('status').filter({ hasText: 'min' }),
  },
  {
    name: 'panning the map',
    path: route,
    async act(page) {
      const move = await openTouch(page);
      await move([[200, 400, 350, 400]]);
      await move([[200, 450, 200, 200]]);
      await move([[350, 400, 50, 350]]);
    },
  },
  {
    name: 'zooming by two fingers',
    path: route,
    async act(page) {
      const move = await openTouch(page);
      const [near, far] = [
        [180, 400, 100, 350],
        [220, 400, 300, 450],
      ] as const;
      await move([near, far]);
      await move([near, far].map(([x, y, toX, toY]) => [toX, toY, x, y]));
      await move([near, far]);
    },
  },
  {
    name: 'zooming by button and wheel',
    path: route,
    async act(page, press) {
      for (const name of ['Zoom in', 'Zoom in', 'Zoom out', 'Back to the route'])
        await press(page.getByRole('button', { name }));
      await page.mouse.move(200, 400);
      for (const turn of [-120, -120, 240]) {
        await page.mouse.wheel(0, turn);
        await page.waitForTimeout(300);
      }
    },
  },
  {
    name: 'dragging the sheet',
    path: route,
    async act(page) {
      const devtools = await page.context().newCDPSession(page);
      for (const [y, yDistance] of [
        [740, -300],
        [450, -250],
        [220, 500],
      ] as const) {
        // Native scrolling, which single touch events do not cause.
        await devtools.send('Input.synthesizeScrollGesture', { x: 200, y, yDistance, speed: 800 });
        await page.waitForTimeout(500);
      }
    },
  },
  {
    name: 'changing the floor',
    path: route,
    async act(page, press) {
      for (const floor of [3, 2, 4, 1]) await press(page.getByRole('button', { name: `Floor ${floor}` }));
    },
  },
  {
    name: 'walking a step',
    path: route,
    async act(page, press) {
      await press(page.getByRole('button', { name: 'Start', exact: true }));
      for (let step = 2; step <= 4; step += 1) {
        await page.keyboard.press('ArrowRight');
        await page.waitForTimeout(600);
      }
    },
    shown: (page) => page.getByRole('dialog').getByText('Step 4 of'),
  },
];

/** Start and end of a finger, CSS pixels. */
type Stroke = readonly [x: number, y: number, toX: number, toY: number];

/** Moves fingers over the page at the frame rate, with a pause at the end. */
async function openTouch(page: Page): Promise<(strokes: readonly Stroke[]) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  const frames = 24;
  return async (strokes) => {
    for (let frame = 0; frame <= frames; frame++) {
      const touchPoints = strokes.map(([x, y, toX, toY], id) => {
        const share = frame / frames;
        return { id, x: x + (toX - x) * share, y: y + (toY - y) * share };
      });
      const type = frame === 0 ? 'touchStart' : 'touchMove';
      await devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
      await page.waitForTimeout(16);
    }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(400);
  };
}
