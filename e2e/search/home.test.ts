import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAxeViolations, findAxeViolationsInLightAndDark } from '../support/axe.ts';
import { goTo, phone, reload, site, useBrowser } from '../support/browser.ts';
import { answer, searchBox } from '../support/search.ts';

const { visit, open } = useBrowser();

test('every state of the home page has no axe violations in light and dark', async () => {
  const { page } = await visit('/');
  expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
  await searchBox(page).fill('libary');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await searchBox(page).fill('cse hod');
  await page.keyboard.press('Enter');
  await answer(page)
    .getByText(/^Dr\. .*: Professor/)
    .waitFor();
  expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
  for (const [question, name] of [
    ['toilet', /matches for “toilet”/],
    ['zzzz', 'Where to look'],
    ['162', 'Nearest to it'],
  ] as const) {
    await searchBox(page).fill(question);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name }).waitFor();
    expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
  }
  await searchBox(page).fill('');
  await page.getByRole('group', { name: 'Recent searches' }).waitFor();
  expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Departments' }).click();
  expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
});

test('the list of departments is as wide as the search on a tablet', async () => {
  const { page } = await visit('/', { viewport: { width: 820, height: 1180 } });
  await page.getByRole('button', { name: 'Departments' }).click();
  await page.getByRole('link', { name: /Master of Business/ }).click({ trial: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(820);
});

/** Blocks all scripts until the returned function is called. */
async function blockScripts(page: Page): Promise<() => void> {
  const unblocked = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await unblocked.promise;
    await route.continue();
  });
  return unblocked.resolve;
}

test('text, focus and caret of the prerendered search move to the page', async () => {
  const { page } = await open();
  const unblock = await blockScripts(page);
  await page.goto(site, { waitUntil: 'commit' });
  const early = page.locator('[data-early] input');
  await early.focus();
  await page.keyboard.type('30');
  await page.keyboard.press('ArrowLeft');
  unblock();
  await searchBox(page).waitFor();
  expect(await early.count()).toBe(0);
  await page.keyboard.type('1');
  expect(await searchBox(page).inputValue()).toBe('310');
  await page.keyboard.press('Enter');
  await answer(page).getByText('Room 310 is on').waitFor();
});

test('a query submitted before the scripts have loaded is answered by the page', async () => {
  const { page } = await open();
  const unblock = await blockScripts(page);
  await page.goto(site, { waitUntil: 'commit' });
  await page.locator('[data-early] input').fill('310');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/?q=310', { waitUntil: 'commit' });
  expect(await page.locator('[data-early] form').getAttribute('aria-busy')).toBe('true');
  unblock();
  await answer(page).getByText('Room 310 is on').waitFor();
  expect(await searchBox(page).inputValue()).toBe('310');
  await page.goBack();
  await answer(page).getByText('Room 310 is on').waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
});

test('without scripts the search form navigates to the query', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto(site);
  const field = page.getByLabel('A room, a venue, a department or a person');
  await field.fill('230 a');
  await field.press('Enter');
  await page.waitForURL('**/?q=230+a');
});

test('the page does not preload parts that only the walking times read', async () => {
  const html = await (await fetch(site)).text();
  const preloads = [
    ...html.matchAll(/<link (?:data-first )?rel="preload" as="fetch"[^>]* href="([^"]*)"/g),
  ].map(([, href]) => href);
  expect(preloads.map((href) => href?.replace(/^.*\/([a-z]+)\..*$/, '$1')).sort()).toEqual([
    'departments',
    'levels',
    'lookup',
  ]);
});

test('the search index loads on hover or focus; when it fails only suggestions are missing', async () => {
  const { page, errors } = await open();
  const requests: string[] = [];
  await page.route(/mfe-search\/.*\/search\.js$/, (route) => {
    requests.push(route.request().url());
    return requests.length === 1 ? route.abort() : route.continue();
  });
  await goTo(page, site);
  expect(requests).toEqual([]);
  await searchBox(page).focus();
  await expect.poll(() => requests.length).toBe(1);
  await page.keyboard.type('215');
  await page.getByRole('button', { name: 'Search' }).click();
  await answer(page).getByText('Room 215 is on').waitFor();
  await searchBox(page).fill('230A');
  await page.getByRole('listbox').waitFor();
  expect(errors.splice(0).filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});

test('a search that does not load says so, and answers on request and when there is a network', async () => {
  const { page, errors } = await open();
  await page.route(/mfe-search\/.*\/search\.js$/, (route) => route.abort());
  await goTo(page, `${site}/?q=dr+bose`);
  await answer(page).getByText('The search did not load.', { exact: true }).first().waitFor();
  expect(await answer(page).innerText()).not.toContain('Nothing matches');
  await page.unrouteAll();
  await answer(page).getByRole('button', { name: 'Try again' }).click();
  await answer(page).getByText('matches for “dr bose”').first().waitFor();
  await page.route(/FoundAnswer\.js$/, (route) => route.abort());
  await reload(page);
  await answer(page).getByRole('button', { name: 'Try again' }).waitFor();
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await answer(page).getByText('matches for “dr bose”').first().waitFor();
  expect(errors.splice(0).filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});

test('a remote’s rules override those of ui-kit in any order of stylesheets', async () => {
  const { page } = await visit('/?q=215');
  const readStyles = () =>
    page.evaluate(() => {
      const button = getComputedStyle(document.querySelector('search button[type=submit]') as Element);
      const link = getComputedStyle(document.querySelector('[role=group] a') as Element);
      return [button.fontSize, button.display, link.textDecorationLine, link.minHeight];
    });
  await answer(page).getByRole('link', { name: 'Directions' }).waitFor();
  const before = await readStyles();
  expect(before).toEqual(['21px', 'flex', 'none', '44px']);
  await page.evaluate(() => {
    const [, ...later] = document.querySelectorAll('link[rel=stylesheet]');
    document.head.append(...later.reverse());
  });
  await page.waitForFunction(() => document.styleSheets.length > 1);
  expect(await readStyles()).toEqual(before);
});

test('an answer whose places do not load still has its links', async () => {
  const { page, errors } = await open();
  await page.route(/LookupLinks\.js$/, (route) => route.abort());
  await goTo(page, `${site}/?q=215`);
  await answer(page).getByText('Room 215 is on').waitFor();
  await answer(page).getByRole('link', { name: 'Directions' }).waitFor();
  const links = ['Show on map', 'Directions', 'Start here'];
  expect(await answer(page).getByRole('link').allTextContents()).toEqual(links);
  await answer(page).getByRole('link', { name: 'Directions' }).click();
  await page.waitForURL('**/navigate?to=room-215');
  expect(errors.splice(0).filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});

test('what is near a room is sorted by walking time from there, with directions', async () => {
  const { page } = await visit('/');
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await searchBox(page).fill('toilet near 215');
  await page.getByRole('option', { name: 'toilet near 215 walking time from Room 215' }).waitFor();
  expect(files.filter((file) => /WalkingTimes|graph/.test(file))).toEqual([]);
  await page.keyboard.press('Enter');
  const lines = page.getByRole('region', { name: 'Nearest to Room 215' }).getByRole('link');
  await expect
    .poll(() => lines.first().textContent())
    .toMatch(/oilet.* second floor, west wing, (less than a|\d+) minutes?$/);
  await lines.first().click();
  await page.waitForURL(/\/navigate\?from=room-215&to=toilet-/);
});

test('a route to a place with a note has the time before the note', async () => {
  const { page } = await visit('/?q=main%20gate%20to%20pay%20fees');
  const note = /First floor, west wing, \d+\sminutes\. The campus map calls it Administration Block\./;
  await expect.poll(() => answer(page).textContent()).toMatch(note);
});

test('a query of two places is answered with the route between them', async () => {
  const { page } = await visit('/?q=main%20gate%20to%20310');
  const card = /Main Gate 1 to Room 310Third floor, west wing, \d+\sminutes/;
  await expect.poll(() => answer(page).textContent()).toMatch(card);
  expect(await findAxeViolations(page)).toEqual([]);
  await answer(page).getByRole('link').click();
  await page.waitForURL('**/navigate?from=main-gate-1&to=room-310');
});

test('after a QR code at a door toilets are sorted by walking time and filtered by kind', async () => {
  const { page } = await visit('/here/room-205');
  await page.getByRole('heading', { name: /You are here/ }).waitFor();
  await goTo(page, `${site}/?q=toilet`);
  const list = page.getByRole('region', { name: /matches for “toilet”/ });
  await list.getByText('Nearest to Room 205 first.').waitFor();
  await list
    .getByText(/minute/)
    .first()
    .waitFor();
  await list.getByRole('button', { name: 'Accessible' }).click();
  const items = list.getByRole('listitem');
  const nearest = /^Accessible toilet second floor, west wing, (less than a|\d+) minutes?$/;
  await expect.poll(() => items.first().textContent()).toMatch(nearest);
  const lines = await items.allTextContents();
  expect(new Set(lines).size).toBe(lines.length);
  expect(await findAxeViolations(page)).toEqual([]);
});

test('Back from a result returns to the filter, the whole list, the position and the result', async () => {
  const { page } = await visit('/?q=toilet', phone);
  const list = page.getByRole('region', { name: /matches for “toilet”/ });
  await list.getByRole('button', { name: /^Show all/ }).tap();
  await list.getByRole('button', { name: 'Women' }).tap();
  await list.getByRole('button', { name: 'Women', pressed: true }).waitFor();
  const opened = list.getByRole('listitem').last().getByRole('link');
  await opened.scrollIntoViewIfNeeded();
  const [line, top] = [await opened.textContent(), await page.evaluate(() => Math.round(scrollY))];
  await opened.tap();
  await page.waitForURL('**/navigate?**');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(line);
  expect(await list.getByRole('button', { name: 'Women' }).getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
});
