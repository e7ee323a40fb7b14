import type { Locator, Page } from 'playwright-core';

export const map = (page: Page) => page.locator('.leaflet-container');
export const routeLine = (page: Page) => page.locator('path[stroke-dasharray="5,10"]');
/** Steps of the directions. */
export const steps = (page: Page) => page.getByRole('main').locator('ol').getByRole('button');
export const directionsText = async (page: Page) => (await steps(page).allTextContents()).join(' ');
/** Sign of the shown floor. */
export const floor = (page: Page) => page.locator('fieldset [aria-pressed="true"]').textContent();
export const from = (page: Page) => page.getByRole('combobox', { name: 'FROM' });
export const to = (page: Page) => page.getByRole('combobox', { name: 'TO', exact: true });
/** Clicks a button of the page. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Pins of origin and destination, and marks. */
export const pins = (page: Page) => page.locator('.leaflet-marker-icon');
/** Numbered marks of a category. */
export const marks = (page: Page) => pins(page).filter({ hasText: /^\d+$/ });
/** Button that marks a category. */
export const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show on the map' }).getByRole('button', { name, exact: true });
export const query = (page: Page) => new URL(page.url()).searchParams;
/** Card of a clicked place. */
export const card = (page: Page) => page.getByRole('region').filter({ hasText: 'To here' });

/** @throws when the element has no box on the page */
export async function boxOf(
  locator: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Cannot find the box of ${locator}`);
  return box;
}

/** Waits until the map is drawn, and scrolls it into view. */
export async function waitForMap(page: Page): Promise<void> {
  await page.locator('.leaflet-container canvas').first().waitFor();
  await map(page).scrollIntoViewIfNeeded();
}
