import type { Page } from 'playwright-core';

export interface Scenario {
  readonly name: string;
  readonly path: string;
  /** What a person does once the page stands; without it, it is the page's own load that is watched. */
  readonly act?: (page: Page) => Promise<void>;
}

const plan = '.leaflet-container canvas';
const route = '/navigate?from=main-gate-1&to=room-310';

/** The five pages that Lighthouse looks at, and what is done on them most. */
export const scenarios: readonly Scenario[] = [
  { name: 'home', path: '/' },
  { name: 'departments', path: '/departments' },
  { name: 'a navigation screen', path: '/cse-nav' },
  { name: 'a route', path: route },
  { name: 'login', path: '/login' },
  {
    name: 'typing in the search box',
    path: '/',
    async act(page) {
      const box = page.getByPlaceholder('Enter Room Number');
      await box.click();
      await box.pressSequentially('second floor lab', { delay: 80 });
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'opening a floor',
    path: '/',
    async act(page) {
      await page.getByRole('button', { name: 'Floors' }).click();
      await page.getByRole('link', { name: 'Third floor' }).click();
      await page.locator(plan).first().waitFor();
    },
  },
  {
    name: 'drawing a route',
    path: '/cse-nav',
    async act(page) {
      await page.locator(plan).first().waitFor();
      await page.getByLabel('FROM').selectOption({ label: '205' });
      await page.getByLabel('TO').selectOption({ label: '230A' });
      await page.getByRole('button', { name: 'Navigate' }).click();
      await page.getByRole('status').filter({ hasText: 'min' }).waitFor();
    },
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
    async act(page) {
      for (const name of ['Zoom in', 'Zoom in', 'Zoom out', 'Back to the route'])
        await page.getByRole('button', { name }).click({ delay: 40 });
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
        // A scroll of the browser's own, which it takes from no single touch.
        await devtools.send('Input.synthesizeScrollGesture', { x: 200, y, yDistance, speed: 800 });
        await page.waitForTimeout(500);
      }
    },
  },
  {
    name: 'changing the floor',
    path: route,
    async act(page) {
      for (const floor of [3, 2, 4, 1]) {
        const button = page.getByRole('button', { name: `Floor ${floor}` });
        await button.click({ delay: 40 });
        await page.waitForTimeout(600);
      }
    },
  },
  {
    name: 'walking a step',
    path: route,
    async act(page) {
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      const walk = page.getByRole('dialog');
      await walk.getByRole('img').waitFor();
      for (const step of [2, 3, 4]) {
        await page.keyboard.press('ArrowRight');
        await walk.getByText(`Step ${step} of`).waitFor();
      }
    },
  },
];

/** Start and end of a finger, CSS pixels. */
type Stroke = readonly [x: number, y: number, toX: number, toY: number];

/** Moves fingers over the page at the rate of frames, with a rest after it. */
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
