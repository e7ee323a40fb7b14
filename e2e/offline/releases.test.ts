import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo, reload, useBrowser } from '../support/browser.ts';
import { openDirectorySite } from '../support/directory-site.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import { listPrecachedBuilds, waitForPrecache } from '../support/precache.ts';

const { open } = useBrowser();
const changedModule = 'mfe-directory';

/** Builds of the changed module whose scripts the page has loaded. */
function usedBuilds(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(
    (name) =>
      performance.getEntriesByType('resource').flatMap(({ name: url }) => {
        const [, , module, build] = new URL(url).pathname.split('/');
        return module === name && url.endsWith('.js') ? [build] : [];
      }),
    changedModule,
  );
}

/** Tabs that the worker of the site sees. */
function countTabs(page: Page): Promise<unknown> | undefined {
  const counting = 'clients.matchAll({ includeUncontrolled: true }).then(({ length }) => length)';
  return page.context().serviceWorkers().at(-1)?.evaluate(counting);
}

test('the precache follows a deploy and a rollback, and an open tab keeps the files of its release', async () => {
  const site = await openDirectorySite();
  const visit = await open({ serviceWorkers: 'allow' });
  const { page } = visit;
  await goTo(page, site.origin);
  await waitForPrecache(page);
  expect(await listPrecachedBuilds(page, changedModule)).toEqual([site.first]);

  await site.deployAgain();
  const later = await page.context().newPage();
  await goTo(later, site.origin);
  await expect.poll(() => listPrecachedBuilds(later, changedModule)).toHaveLength(2);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Faculty' }).click();
  await page.getByRole('heading', { name: /CSE/ }).first().waitFor();
  expect(new Set(await usedBuilds(page))).toEqual(new Set([site.first]));
  await page.context().setOffline(false);

  await page.close();
  // A worker may see the closed tab for a while, and keeps its files then until the next visit.
  await expect.poll(() => countTabs(later)).toBe(1);
  await reload(later);
  await expect.poll(() => listPrecachedBuilds(later, changedModule)).toEqual([site.second]);
  await later.context().setOffline(true);
  await later.goto(`${site.origin}/departments`);
  await later.getByRole('heading', { name: /CSE/ }).first().waitFor();
  expect(new Set(await usedBuilds(later))).toEqual(new Set([site.second]));
  await later.context().setOffline(false);

  await site.rollBack();
  await goTo(later, site.origin);
  await expect.poll(() => listPrecachedBuilds(later, changedModule)).toEqual([site.first]);
  expectOnlyNetworkErrors(visit);
});
