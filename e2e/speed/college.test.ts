import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site, useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';

const { open } = useBrowser();

/** Paths of the parts of the college that a page requests, in order. */
function requestedParts(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/modules\/college\/files\/.*\.json$/.test(pathname)) requested.push(partName(pathname));
  });
  return requested;
}

/** `plan-ground` of `/modules/college/files/plan-ground.3f2a9c01d4e7.json`. */
function partName(path: string): string {
  return path.replace(/^.*\/|\.\w+\.json$/g, '');
}

const endParts = ['departments', 'levels', 'lookup', 'places', 'rooms', 'screens'];

test.each([
  ['/', ['departments', 'levels', 'lookup']],
  ['/departments', ['departments', 'levels', 'people', 'rooms']],
  ['/cse', ['departments', 'levels', 'people', 'rooms']],
  ['/cse-map', ['departments', 'levels', 'lookup', 'people', 'places', 'plan-level-2', 'rooms', 'screens']],
  ['/cse-nav', [...endParts, 'plan-level-2']],
  ['/navigate', [...endParts, 'graph', 'plan-outdoors', 'plan-ground']],
  ['/no-such-page', ['departments']],
])('%s requests its parts of the college in parallel with its scripts, each once', async (path, parts) => {
  const visit = await open();
  const { page } = visit;
  const requested = requestedParts(page);
  // Remotes do not load, so no part is requested by a remote itself.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/modules/mfe-*/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(site + path, { waitUntil: 'commit' });
  await expect.poll(() => requested.toSorted()).toEqual(parts.toSorted());

  release();
  await page.locator('[data-frame], [data-remote-state="loading"]').first().waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Excludes requests of the loaded page, such as those of the search index.
  expect(requested.filter((name) => parts.includes(name)).toSorted()).toEqual(parts.toSorted());
  expectOnlyNetworkErrors(visit);
});

test('parts of the college load while the pointer rests on a link to their page', async () => {
  const { page } = await open();
  const requested = requestedParts(page);
  await page.goto(`${site}/about`, { waitUntil: 'networkidle' });
  expect(requested).toEqual([]);
  await page.getByRole('link', { name: 'Faculty', exact: true }).hover();
  await expect.poll(() => requested.toSorted()).toEqual(['departments', 'levels', 'people', 'rooms']);
  await page.getByRole('link', { name: 'Faculty', exact: true }).click();
  await page.getByRole('heading', { name: /CSE/ }).first().waitFor();
  expect(requested).toHaveLength(4);
});
