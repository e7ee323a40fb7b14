import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { firstDepartment } from '../support/departments.ts';
import { openDirectorySite } from '../support/directory-site.ts';
import { openTab, reloadButton, returnToTab } from '../support/open-tab.ts';

const { open } = useBrowser();
test('a tab older than the site offers the reload, keeps its modules until then, and has the new ones after it', async () => {
  const site = await openDirectorySite();
  const { page } = await openTab(await open(), site.origin);
  const requested = recordBuilds(page);
  await returnToTab(page);
  expect(await reloadButton(page).count()).toBe(0);

  await site.deployAgain();
  await returnToTab(page);
  await reloadButton(page).waitFor();
  await page.getByRole('link', { name: 'Faculty', exact: true }).click();
  await firstDepartment(page).waitFor();
  expect(new Set(requested)).toEqual(new Set([site.first]));

  requested.splice(0);
  await reloadButton(page).click();
  await firstDepartment(page).waitFor();
  expect(new Set(requested)).toEqual(new Set([site.second]));
  expect(await reloadButton(page).count()).toBe(0);
});

test('"Later" hides the offer', async () => {
  const site = await openDirectorySite();
  const { page } = await openTab(await open(), site.origin);
  await site.deployAgain();
  await returnToTab(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await returnToTab(page);
  expect(await reloadButton(page).count()).toBe(0);
  await page.getByPlaceholder('Enter Room Number').waitFor();
});

test('a tab whose files were removed from the site shows an error and offers the reload, which fixes it', async () => {
  const site = await openDirectorySite();
  const { page, errors } = await openTab(await open(), site.origin);
  await site.deployAgain();
  site.removeFirst();
  await page.getByRole('link', { name: 'Faculty', exact: true }).click();
  await page.getByRole('alert').waitFor();
  await reloadButton(page).click();
  await firstDepartment(page).waitFor();
  // Chromium's own messages for missing files.
  expect(errors.filter((error) => !/404|Refused to apply style/.test(error))).toEqual([]);
  errors.splice(0);
});

/** Records the builds of the directory that the page requests. */
function recordBuilds(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, , module, build] = new URL(request.url()).pathname.split('/');
    if (module === 'mfe-directory' && build) requested.push(build);
  });
  return requested;
}
