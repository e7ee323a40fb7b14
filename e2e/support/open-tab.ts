import type { Page } from 'playwright-core';
import type { Visit } from './browser.ts';

/** Opens the home page with a fake clock, and waits until the release watch has started. */
export async function openTab(visit: Visit, origin: string): Promise<Visit> {
  const { page } = visit;
  await page.clock.install();
  await page.goto(origin, { waitUntil: 'networkidle' });
  await page.getByPlaceholder('Enter Room Number').waitFor();
  // The watch starts when the page is idle.
  await page.clock.runFor(5000);
  await page.waitForLoadState('networkidle');
  return visit;
}

/** Simulates a return to the tab after a while. */
export async function returnToTab(page: Page): Promise<void> {
  await page.clock.fastForward(60_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

export function reloadButton(page: Page) {
  return page.getByRole('button', { name: 'Reload for the new version' });
}
