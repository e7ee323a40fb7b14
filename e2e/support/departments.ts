import type { Page } from 'playwright-core';

/** First card of /departments; unlike the heading it is not in the prerendered shell, so the remote has rendered. */
export const firstDepartment = (page: Page) => page.getByRole('link', { name: /Faculty Rooms/ }).first();
