import type { Page } from 'playwright-core';

/** Address of a picture, and the interactions before it is taken. */
export interface Pictured {
  readonly file: string;
  /** Its caption in the gallery. */
  readonly caption: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<void>;
}

export const person = { username: 'visitor', password: 'quiet river stones' } as const;

const gateTo310 = '/navigate?from=main-gate-1&to=room-310';

export const directions: Pictured = {
  file: 'directions',
  caption: 'From any door to any other',
  path: gateTo310,
  act: (page) => page.locator('.leaflet-container canvas').nth(1).waitFor({ state: 'attached' }),
};

/** Pages of an imported campus without manual changes. */
export const importedPages: readonly Pictured[] = [
  {
    file: 'imported-directions',
    caption: 'An imported campus: directions',
    path: '/navigate?from=room-ab3-104&to=room-ab3-510',
    act: (page) => nextSteps(page, 2),
  },
  { file: 'imported-room', caption: 'An imported campus: a room', path: '/room/AB3-510' },
];

/** Every page of the site, pictured on a desktop in light mode and on a phone in dark mode. */
export const pages: readonly Pictured[] = [
  { file: 'home', caption: 'Home', path: '/' },
  { file: 'home-suggestions', caption: 'Search suggestions', path: '/', act: typeLab },
  { file: 'home-answer', caption: 'Search, answered', path: '/?q=215' },
  { file: 'home-no-match', caption: 'Search without a match', path: '/?q=libarry99' },
  { file: 'departments', caption: 'Faculty', path: '/departments' },
  { file: 'staff', caption: 'Staff of a department', path: '/cse' },
  { file: 'rooms', caption: 'Room details', path: '/cse-map?room=211' },
  { file: 'campus-map', caption: 'Campus Map', path: '/campus-map' },
  {
    file: 'campus-nav',
    caption: 'Campus navigation',
    path: '/campus-nav?from=main-gate-1&to=canteen',
  },
  {
    file: 'department-nav',
    caption: 'Department navigation',
    path: '/cse-nav?from=room-205&to=room-230A',
  },
  { file: 'floor', caption: 'A whole floor', path: '/floor1' },
  { file: 'room', caption: 'The page of a room', path: '/room/329A' },
  { file: 'place', caption: 'The page of a place', path: '/place/canteen' },
  { file: 'navigator', caption: 'The navigator', path: '/navigate' },
  { file: 'destination', caption: 'A destination', path: '/navigate?to=room-329A' },
  directions,
  { file: 'going', caption: 'Guidance', path: gateTo310, act: (page) => nextSteps(page, 6) },
  {
    file: 'step-free',
    caption: 'Step-free',
    path: '/navigate?from=room-205&to=room-310&step-free=1',
    act: (page) => nextSteps(page, 1),
  },
  { file: 'here', caption: 'The code beside a door', path: '/here/room-205' },
  { file: 'login', caption: 'Login', path: '/login' },
  { file: 'register', caption: 'Registration', path: '/register' },
  { file: 'account', caption: 'Account', path: '/login', act: openAccount },
  { file: 'about', caption: 'About Us', path: '/about' },
  { file: 'not-found', caption: 'Page not found', path: '/library-of-babel' },
];

async function typeLab(page: Page): Promise<void> {
  await page.getByRole('combobox').fill('lab');
  await page.getByRole('listbox').waitFor();
}

/** Clicks Start, then Next `count` times or until the arrival. */
async function nextSteps(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  // On a phone the walk covers the page and has its own button.
  const next = page.getByRole('button', { name: /^Next/ }).last();
  for (let step = 0; step < count && (await next.isEnabled()); step++) await next.click();
}

async function openAccount(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/campus-map');
  await page.goto('/account', { waitUntil: 'networkidle' });
}
