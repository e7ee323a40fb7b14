import type { Page } from 'playwright-core';

export interface Scenario {
  readonly name: string;
  readonly path: string;
  /** What a person does once the page stands; without it, it is the page's own load that is watched. */
  readonly act?: (page: Page) => Promise<void>;
}

const plan = '.leaflet-container canvas';

/** The five pages that Lighthouse looks at, and what is done on them most. */
export const scenarios: readonly Scenario[] = [
  { name: 'home', path: '/' },
  { name: 'departments', path: '/departments' },
  { name: 'a navigation screen', path: '/cse-nav' },
  { name: 'a route', path: '/navigate?from=main-gate-1&to=room-310' },
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
    name: 'walking a step',
    path: '/navigate?from=main-gate-1&to=room-310',
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
