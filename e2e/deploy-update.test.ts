import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { openDirectorySite } from './support/directory-site.ts';
import { comeBack, openTab, reloadOffer } from './support/open-tab.ts';

const { open } = useBrowser();
test('a tab that is older than the site offers to reload, keeps its own modules until then, and has the new ones after', async () => {
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

test('"Later" takes the offer away', async () => {
  const site = await openDirectorySite();
  const { page } = await openTab(await open(), site.origin);
  await site.deployAgain();
  await comeBack(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await comeBack(page);
  expect(await reloadOffer(page).count()).toBe(0);
  await page.getByPlaceholder('Enter Room Number').waitFor();
});

test('a tab whose files are gone from the site says so and offers the reload that fixes it', async () => {
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
  // The browser's own lines for files that are gone, or that a page of text stands for.
  expect(problems.filter((problem) => !/404|Refused to apply style/.test(problem))).toEqual([]);
  problems.splice(0);
});

/** Builds of the directory that the page asks for, from now on. */
function askedBuilds(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, , module, build] = new URL(request.url()).pathname.split('/');
    if (module === 'mfe-directory' && build) asked.push(build);
  });
  return asked;
}
