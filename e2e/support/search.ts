import type { Page } from 'playwright-core';

/** Search box of the home page. */
export const searchBox = (page: Page) =>
  page.getByRole('combobox', { name: 'A room, a venue, a department or a person' });

/** Answer below the search box of the home page, once it has loaded. */
export const answer = (page: Page) =>
  page.getByRole('group', { name: 'Answer' }).filter({ hasNot: page.locator('[data-loading]') });

/** First suggestion with this name. */
export const suggestion = (page: Page, name: string) => page.getByRole('option', { name }).first();
