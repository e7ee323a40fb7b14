import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { openDirectorySite } from './support/directory-site.ts';
import { comeBack, openTab, reloadOffer } from './support/open-tab.ts';

const { open } = useBrowser();
test('a tab older than the site offers the reload, keeps its modules until then, and has the new ones after it', async () => {
  const site = await openDirectorySite();
  const { page } = await openTab(await open(), site.origin);
  const asked = askedBuilds(page);
  await comeBack(page);
  expect(await reloadOffer(page).count()).toBe(0);

  await site.deployAgain();
  await comeBack(page);
  await reloadOffer(page).waitFor();
  await page.getByRole('link', { name: 'Faculty', exact: true }).click();
  await page
    .getByRole('link', { name: /Faculty Rooms/ })
    .first()
    .waitFor();
  expect(new Set(asked)).toEqual(new Set([site.first]));

  asked.splice(0);
  await reloadOffer(page).click();
  await page
    .getByRole('link', { name: /Faculty Rooms/ })
    .first()
    .waitFor();
  expect(new Set(asked)).toEqual(new Set([site.second]));
  expect(await reloadOffer(page).count()).toBe(0);
});

test('"Later" hides the offer', async () => {
  const site = await openDirectorySite();
  const { page } = await openTab(await open(), site.origin);
  await site.deployAgain();
  await comeBack(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await comeBack(page);
  expect(await reloadOffer(page).count()).toBe(0);
  await page.getByPlaceholder('Enter Room Number').waitFor();
});

test('a tab whose files were removed from the site shows an error and offers the reload, which fixes it', async () => {
  const site = await openDirectorySite();
  const { page, problems } = await openTab(await open(), site.origin);
  await site.deployAgain();
  site.removeFirst();
  await page.getByRole('link', { name: 'Faculty', exact: true }).click();
  await page.getByRole('alert').waitFor();
  await reloadOffer(page).click();
  await page
    .getByRole('link', { name: /Faculty Rooms/ })
    .first()
    .waitFor();
  // Chromium's own messages for missing files.
  expect(problems.filter((problem) => !/404|Refused to apply style/.test(problem))).toEqual([]);
  problems.splice(0);
});

/** Records the builds of the directory that the page requests. */
function askedBuilds(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, , module, build] = new URL(request.url()).pathname.split('/');
    if (module === 'mfe-directory' && build) asked.push(build);
  });
  return asked;
}
