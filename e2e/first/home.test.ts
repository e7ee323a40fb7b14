import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findAxeViolations } from '../support/axe.ts';
import { goTo, phone, reload, site, useBrowser } from '../support/browser.ts';
import { answer, searchBox } from '../support/search.ts';

const { visit, open } = useBrowser();

/** Opens home; the scripts of the shell come when the returned promise is resolved. */
async function openWithoutShell(page: Page): Promise<PromiseWithResolvers<void>> {
  const shell = Promise.withResolvers<void>();
  await page.route('**/modules/shell/**/*.js', async (route) => {
    await shell.promise;
    await route.continue();
  });
  await page.goto(site, { waitUntil: 'commit' });
  return shell;
}

test('the Search button shows an answer with links', async () => {
  const { page } = await visit('/');
  await searchBox(page).fill('215');
  await page.getByRole('button', { name: 'Search' }).click();
  await answer(page).getByText('Room 215 is on the second floor: CSE department.').waitFor();
  expect(new URL(page.url()).search).toBe('?q=215');
  await reload(page);
  await answer(page).getByText('Room 215 is on').waitFor();
});

test('suggestions work by keyboard and are announced', async () => {
  const { page } = await visit('/');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('Skip to the page');
  await searchBox(page).focus();
  await page.keyboard.type('2nd floor labs');
  await page.getByRole('listbox').waitFor();
  await page
    .getByRole('status')
    .getByText(/^\d suggestions\./)
    .waitFor();
  await page.keyboard.press('ArrowDown');
  const active = await searchBox(page).getAttribute('aria-activedescendant');
  const option = page.locator(`[id="${active}"]`);
  expect(await option.getAttribute('aria-selected')).toBe('true');
  expect(await option.textContent()).toMatch(/lab.*second floor/i);
  const href = await option.getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
});

test.each([phone.viewport, { width: 360, height: 640 }])(
  'a phone of %o shows all of the home page above the fold, and its menus by touch',
  async (viewport) => {
    const { page } = await visit('/', { ...phone, viewport });
    await page.getByText('Scan a door’s code, or type where you are.').waitFor();
    for (const name of ['Search', 'Floors', 'Departments']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(viewport.height);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: 'Floors' }).tap();
    const links = page.getByRole('link', { name: /floor/ });
    expect(await links.count()).toBe(4);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect.poll(() => links.count()).toBe(0);
  },
);

test('a phone loads no module before its first touch, which opens the menu that it pressed, as the page looked', async () => {
  const { page } = await open(phone);
  await page.goto(site, { waitUntil: 'networkidle' });
  const scripts = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
  expect(await scripts()).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);
  const look = () =>
    page.locator('main').evaluate((main) =>
      Array.from(main.querySelectorAll('h1, form, nav a, section button'), (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.textContent, one.getAttribute('href'), x, y, width, height].join(' ');
      }),
    );
  const floors = page.getByRole('button', { name: 'Floors' });
  const before = await look();
  expect(before).toHaveLength(8);
  await floors.tap();
  await page.getByRole('link', { name: /Third floor/ }).waitFor();
  expect(await floors.getAttribute('aria-expanded')).toBe('true');
  await floors.tap();
  await page.getByRole('link', { name: /Third floor/ }).waitFor({ state: 'hidden' });
  expect(await look()).toEqual(before);
  expect(await scripts()).toBeGreaterThan(5);
  // What it has stored shows that it was here.
  await page.evaluate(() => localStorage.setItem('campusway.theme', 'dark'));
  await page.reload();
  await page.locator('[data-frame]').waitFor({ state: 'detached' });
});

test('a phone that has lost its network before the first touch says so, and goes on with the network', async () => {
  const { page, errors } = await open(phone);
  await page.goto(site, { waitUntil: 'networkidle' });
  await page.context().setOffline(true);
  const [menu, link] = [
    page.getByRole('button', { name: 'Floors' }),
    page.getByRole('link', { name: 'Library' }),
  ];
  await page.locator('[data-early] input').fill('auditorium');
  await page.keyboard.press('Enter');
  // The browser would show its own error in place of the page.
  for (const touched of [link, link, menu]) await touched.tap();
  await page.getByRole('alert').getByText('You are offline.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: /Third floor/ }).waitFor();
  expect(errors.splice(0).filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('a phone that is put away loads the page', async () => {
  const { page } = await open(phone);
  await page.goto(site, { waitUntil: 'networkidle' });
  await page.locator('[data-frame]').waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page.locator('[data-frame]').waitFor({ state: 'detached' });
});

test('of two menus that were pressed early the last one opens', async () => {
  const { page } = await open(phone);
  const shell = await openWithoutShell(page);
  const menu = (name: string) => page.getByRole('button', { name });
  await menu('Floors').tap();
  await menu('Departments').tap();
  shell.resolve();
  await page.getByRole('link', { name: /CSE/ }).first().waitFor();
  const opened = ['Floors', 'Departments'].map((name) => menu(name).getAttribute('aria-expanded'));
  expect(await Promise.all(opened)).toEqual(['false', 'true']);
});

test('the focus on a prerendered link stays on it', async () => {
  const { page } = await open();
  const shell = await openWithoutShell(page);
  await page.getByRole('link', { name: 'Faculty' }).focus();
  await page.keyboard.press('Tab');
  shell.resolve();
  await page.locator('[data-frame]').waitFor({ state: 'detached' });
  await searchBox(page).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Campus Map');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Login');
});

test('a room is answered before React has loaded, at the position of the final answer', async () => {
  const { page } = await open(phone);
  const shell = await openWithoutShell(page);
  await page.locator('[data-early] input').fill('Room 270');
  await page.getByRole('button', { name: 'Search' }).click();
  const early = page
    .locator('[data-early]')
    .filter({ has: page.getByText('Room 270 is on the second floor') });
  await early.waitFor();
  expect(await early.locator('form').getAttribute('aria-busy')).toBeNull();
  expect(await findAxeViolations(page)).toEqual([]);
  const before = await answer(page).boundingBox();
  // `load` does not fire while the scripts are held back.
  await page.goBack({ waitUntil: 'commit' });
  await answer(page).getByText('Room 270').waitFor({ state: 'detached' });
  await page.goForward({ waitUntil: 'commit' });
  await early.waitFor();
  await early.getByRole('link', { name: 'Directions' }).focus();
  shell.resolve();
  // The early answer has its links too.
  await page.locator('[data-early]').waitFor({ state: 'detached' });
  await answer(page).getByRole('link', { name: 'Directions' }).waitFor();
  expect(await answer(page).boundingBox()).toEqual(before);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Directions');
});

test('names, lists and routes are answered before React has loaded, the latest query last', async () => {
  const { page } = await open(phone);
  const shell = await openWithoutShell(page);
  const early = page.locator('[data-early]').and(page.locator(':has(form)'));
  for (const [query, text] of [
    ['kiran pai', /room 3\d\d, third floor/],
    ['pandey', /^\d matches for “pandey”/],
    ['main gate 1 to canteen', /^Main Gate 1 to Canteen/],
  ] as const) {
    await page.locator('[data-early] input').fill(query);
    await page.getByRole('button', { name: 'Search' }).click();
    await answer(page).getByText(text).waitFor();
    expect(await early.count()).toBe(1);
    expect(await answer(page).getByRole('link').count()).toBeGreaterThan(0);
  }
  expect(await findAxeViolations(page)).toEqual([]);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).toBe('Answer');
  shell.resolve();
  await page.locator('[data-early]').waitFor({ state: 'detached' });
  await answer(page).getByText('Main Gate 1 to Canteen').waitFor();
  await expect.poll(focused).toBe('Answer');
});

test('without the maps remote the home page works and shows no error', async () => {
  const { page, errors } = await open();
  await page.route(/mfe-maps/, (route) => route.abort());
  await goTo(page, site);
  await searchBox(page).fill('310');
  await page.getByRole('button', { name: 'Search' }).click();
  await answer(page).getByText('Room 310 is on').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.getByText('did not load').count()).toBe(0);
  expect(errors.splice(0).filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
});

test('saved places are on the home page after a reload, without axe violations', async () => {
  const { page } = await visit('/?q=auditorium');
  await page.getByRole('button', { name: 'Save Auditorium on this device' }).click();
  await goTo(page, site);
  const list = page.getByRole('region', { name: 'Saved places' });
  await list.getByText('Stored on this device only.').waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await list.getByRole('link', { name: /^Auditorium/ }).click();
  await page.waitForURL('**/room/236');
  await page.goBack();
  await list.getByRole('button', { name: 'Remove Auditorium' }).click();
  await list.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('a query is answered, and the answer works by keyboard', async () => {
  const { page } = await visit('/');
  await searchBox(page).fill('where can i eat');
  await page.keyboard.press('Enter');
  await answer(page).getByText('Canteen: on the campus.').waitFor();
  await answer(page).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/place/canteen');
});

test.each(['310', 'auditorium', 'where can i eat'])(
  'the links of an early answer to %j stay where they are as the page comes',
  async (query) => {
    const { page } = await open(phone);
    const shell = await openWithoutShell(page);
    await page.locator('[data-early] input').fill(query);
    await page.keyboard.press('Enter');
    const links = answer(page).getByRole('link');
    await links.first().waitFor();
    const places = () =>
      links.evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().y]));
    const before = await places();
    shell.resolve();
    await answer(page).getByRole('button', { name: /^Save/ }).waitFor();
    expect(await places()).toEqual(before);
  },
);

test('an early list is shown until the page has its own', async () => {
  const { page } = await open(phone);
  const shell = await openWithoutShell(page);
  await page.locator('[data-early] input').fill('pandey');
  await page.keyboard.press('Enter');
  await answer(page).getByRole('link').first().waitFor();
  const blanks = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        const look = () => {
          if (document.querySelector('[id^="match-"]')) return resolve(count);
          if (!document.querySelector('[aria-label="Answer"] a')) count += 1;
          requestAnimationFrame(look);
        };
        look();
      }),
  );
  shell.resolve();
  expect(await blanks).toBe(0);
});

test('colours that are chosen before the page has loaded are kept', async () => {
  const { page } = await open({ colorScheme: 'dark' });
  const shell = await openWithoutShell(page);
  const theme = () =>
    page.evaluate(() => [document.documentElement.dataset.theme, localStorage['campusway.theme']]);
  await page.getByText('Light', { exact: true }).click();
  expect(await theme()).toEqual(['light', 'light']);
  shell.resolve();
  await page.locator('[data-frame]').waitFor({ state: 'detached' });
  expect(await page.getByRole('radio', { name: 'Light' }).isChecked()).toBe(true);
  await page.getByText('System', { exact: true }).click();
  expect(await theme()).toEqual([undefined, undefined]);
});
