import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { openDirectorySite } from './support/directory-site.ts';

const { open } = useBrowser();
const offer = (page: Page) => page.getByRole('button', { name: 'Reload for the new version' });

/** As when a person comes back to a tab after a while. */
async function comeBack(page: Page): Promise<void> {
  await page.clock.fastForward(60_000);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

async function openTab(origin: string) {
  const opened = await open();
  await opened.page.clock.install();
  await opened.page.goto(origin, { waitUntil: 'networkidle' });
  await opened.page.getByPlaceholder('Enter Room Number').waitFor();
  // The watch begins when the page has nothing else to do.
  await opened.page.clock.runFor(5000);
  await opened.page.waitForLoadState('networkidle');
  return opened;
}

test('a tab that is older than the site offers to reload, keeps its own modules until then, and has the new ones after', async () => {
  const site = await openDirectorySite();
  const { page } = await openTab(site.origin);
  const asked = askedBuilds(page);
  await comeBack(page);
  expect(await offer(page).count()).toBe(0);

  await site.deployAgain();
  await comeBack(page);
  await offer(page).waitFor();
  await page.getByRole('link', { name: 'Faculty', exact: true }).click();
  await page
    .getByRole('link', { name: /Faculty Rooms/ })
    .first()
    .waitFor();
  expect(new Set(asked)).toEqual(new Set([site.first]));

  asked.splice(0);
  await offer(page).click();
  await page
    .getByRole('link', { name: /Faculty Rooms/ })
    .first()
    .waitFor();
  expect(new Set(asked)).toEqual(new Set([site.second]));
  expect(await offer(page).count()).toBe(0);
});

test('"Later" takes the offer away', async () => {
  const site = await openDirectorySite();
  const { page } = await openTab(site.origin);
  await site.deployAgain();
  await comeBack(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await comeBack(page);
  expect(await offer(page).count()).toBe(0);
  await page.getByPlaceholder('Enter Room Number').waitFor();
});

test('a tab whose files are gone from the site says so and offers the reload that mends it', async () => {
  const site = await openDirectorySite();
  const { page, problems } = await openTab(site.origin);
  await site.deployAgain();
  site.removeFirst();
  await page.getByRole('link', { name: 'Faculty', exact: true }).click();
  await page.getByRole('alert').waitFor();
  await offer(page).click();
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
