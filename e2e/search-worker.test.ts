import { findFreePort } from '@campusway/toolkit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goTo, site, useBrowser } from './support/browser.ts';
import { openSite, type ProjectCopy } from './support/deploy-project.ts';
import { expectOnlyNetworkErrors } from './support/faults.ts';
import { largeCampusPerson, openLargeCampus } from './support/large-campus.ts';
import { watchPolicy } from './support/policy.ts';
import { waitForPrecache } from './support/precache.ts';
import { runNpm } from './support/run-npm.ts';
import { searchBox } from './support/search.ts';

const { visit, open } = useBrowser();
let project: ProjectCopy;
let large: Awaited<ReturnType<typeof openSite>>;
let consuming: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  project = openLargeCampus();
  const { modules, outcome } = await project.deploy('--all', '--no-browser');
  expect(outcome).toBe('live');
  large = await openSite(project.site);
  const search = modules.find(({ name }) => name === 'mfe-search');
  project.edit('shell/module-origins.json', () => JSON.stringify({ origins: [large.origin] }));
  const consumingFolder = `${project.folder}/the-other-site`;
  await project.deploy(
    'shell',
    'college',
    `${large.origin}${search?.url}`,
    '--no-browser',
    '--site',
    consumingFolder,
  );
  consuming = await openSite(consumingFolder);
}, 240_000);

afterAll(async () => {
  await Promise.all([large?.close(), consuming?.close()]);
  project?.remove();
});

const option = (page: Page, index: number) =>
  page.getByRole('option', { name: largeCampusPerson(index) }).first();

/** Search text with one match. */
const surname = (index: number) => largeCampusPerson(index).split(' ').at(-1) ?? '';

test('the search of the sample college starts no worker, on the home page and in directions', async () => {
  const { page } = await visit('/');
  await searchBox(page).pressSequentially('jyothi');
  await page
    .getByRole('option', { name: /Jyothi Pandey/ })
    .first()
    .waitFor();
  await page.goto(`${site}/navigate`);
  await page.getByRole('combobox', { name: 'FROM' }).pressSequentially('jyothi');
  await page
    .getByRole('option', { name: /Jyothi Pandey/ })
    .first()
    .waitFor();
  expect(page.workers()).toEqual([]);
});

test('the search of a large campus runs in a worker, and answers text typed before it started', async () => {
  const { page } = await open();
  const violations = await watchPolicy(page);
  await goTo(page, large.origin);
  expect(page.workers()).toEqual([]);
  await searchBox(page).pressSequentially(`person ${surname(4711)}`);
  await option(page, 4711).waitFor();
  expect(await searchBox(page).inputValue()).toBe(`person ${surname(4711)}`);
  expect(page.workers().map((worker) => worker.url())).toEqual([
    expect.stringMatching(/\/modules\/mfe-search\/[^/]+\/assets\/search-worker-[^/]+\.js$/),
  ]);
  await searchBox(page).fill('libary');
  await page.getByText(/^Showing results for .*Library/i).waitFor();
  await page.getByRole('option', { name: /Central Library/ }).waitFor();
  expect(await violations()).toEqual([]);
});

test('directions on a large campus search in a worker, and an early Enter uses the typed text', async () => {
  const { page } = await open();
  await goTo(page, `${large.origin}/navigate`);
  const from = page.getByRole('combobox', { name: 'FROM' });
  await from.pressSequentially(surname(23));
  await option(page, 23).waitFor();
  expect(page.workers()).toHaveLength(1);
  await from.fill('205');
  await from.press('Enter');
  await page.waitForURL('**/navigate?from=room-205');
});

test('the search runs on the page when the script of the worker does not load', async () => {
  const visited = await open();
  const { page } = visited;
  const requests: string[] = [];
  await page.context().route(/search-worker-[^/]*\.js$/, (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  await goTo(page, large.origin);
  await searchBox(page).pressSequentially(surname(17));
  await option(page, 17).waitFor();
  expect(requests).toHaveLength(1);
  expect(page.workers()).toEqual([]);
  expectOnlyNetworkErrors(visited);
});

test('a search module from another origin runs on the page, where workers are not allowed', async () => {
  const { page } = await open();
  await goTo(page, consuming.origin);
  await searchBox(page).pressSequentially(surname(5999));
  await option(page, 5999).waitFor();
  expect(page.workers()).toEqual([]);
});

test('the worker is precached, so that the search of a large campus works offline', async () => {
  const visited = await open({ serviceWorkers: 'allow' });
  const { page } = visited;
  await goTo(page, large.origin);
  await waitForPrecache(page);
  await page.context().setOffline(true);
  await page.reload();
  await searchBox(page).pressSequentially(surname(99));
  await option(page, 99).waitFor();
  expect(page.workers().filter((worker) => worker.url().includes('search-worker'))).toHaveLength(1);
  expectOnlyNetworkErrors(visited);
});

test('npm run dev -w mfe-search searches a large campus in a worker too', async () => {
  const port = await findFreePort();
  const alone = runNpm(project.folder, ['run', 'dev', '-w', 'mfe-search', '--', '--port', String(port)]);
  try {
    const origin = `http://localhost:${port}`;
    const answers = () =>
      fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(answers, { timeout: 20_000 }).toBe(true);
    const { page } = await open();
    page.setDefaultTimeout(30_000);
    await page.goto(origin);
    await searchBox(page).pressSequentially(surname(8));
    await option(page, 8).waitFor();
    expect(page.workers()).toHaveLength(1);
    // Closed before its server, to avoid failing requests.
    await page.close();
  } finally {
    await alone.stop();
  }
});
