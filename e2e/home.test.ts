import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from './support/axe.ts';
import { goTo, phone, reload, site, useBrowser } from './support/browser.ts';

const { visit, open } = useBrowser();

const box = (page: Page) => page.getByRole('combobox', { name: 'A room, a venue, a department or a person' });
const answer = (page: Page) => page.getByRole('status', { name: 'Answer' });

test('the home page answers the Search button and shows the way on', async () => {
  const { page } = await visit('/');
  await box(page).fill('215');
  await page.getByRole('button', { name: 'Search' }).click();
  await answer(page).getByText('Room 215 is on the second floor: CSE department.').waitFor();
  expect(new URL(page.url()).search).toBe('?q=215');
  await reload(page);
  await answer(page).getByText('Room 215 is on').waitFor();
});

test('suggestions are found, heard and opened with the keyboard alone', async () => {
  const { page } = await visit('/');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').textContent()).toBe('Skip to the page');
  await box(page).focus();
  await page.keyboard.type('2nd floor labs');
  await page.getByRole('listbox').waitFor();
  await page
    .getByRole('status', { name: 'Suggestions' })
    .getByText(/^\d suggestions\./)
    .waitFor();
  await page.keyboard.press('ArrowDown');
  const active = await box(page).getAttribute('aria-activedescendant');
  const option = page.locator(`[id="${active}"]`);
  expect(await option.getAttribute('aria-selected')).toBe('true');
  expect(await option.textContent()).toMatch(/lab.*second floor/i);
  const href = await option.getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
});

test.each(['light', 'dark'] as const)(
  'every state of the home page is clean for axe in %s colours',
  async (colorScheme) => {
    const { page } = await visit('/', { colorScheme });
    expect(await findBarriers(page)).toEqual([]);
    await box(page).fill('libary');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await box(page).fill('cse hod');
    await page.keyboard.press('Enter');
    await answer(page)
      .getByText(/^Dr\. .*: Professor/)
      .waitFor();
    expect(await findBarriers(page)).toEqual([]);
    for (const [question, name] of [
      ['toilet', /matches for “toilet”/],
      ['zzzz', 'Where to look'],
      ['162', 'Nearest to it'],
    ] as const) {
      await box(page).fill(question);
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name }).waitFor();
      expect(await findBarriers(page)).toEqual([]);
    }
    await box(page).fill('');
    await page.getByRole('group', { name: 'Recent searches' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Departments' }).click();
    expect(await findBarriers(page)).toEqual([]);
  },
);

test('a phone shows all of the home page above the fold, and its menus by touch', async () => {
  const { page } = await visit('/', phone);
  for (const name of ['Search', 'Floors', 'Departments']) {
    const place = await page.getByRole('button', { name }).boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(844);
    expect(place?.height).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('button', { name: 'Floors' }).tap();
  const links = page.getByRole('link', { name: /floor/ });
  expect(await links.count()).toBe(4);
  await page.getByRole('heading', { level: 1 }).tap();
  expect(await links.count()).toBe(0);
});

test('the search index comes when the box is approached, and its loss costs the suggestions only', async () => {
  const { page, problems } = await open();
  const asked: string[] = [];
  await page.route(/engine-[^/]*\.js$/, (route) => {
    asked.push(route.request().url());
    return asked.length === 1 ? route.abort() : route.continue();
  });
  await goTo(page, site);
  expect(asked).toEqual([]);
  await box(page).focus();
  await expect.poll(() => asked.length).toBe(1);
  await page.keyboard.type('215');
  await page.getByRole('button', { name: 'Search' }).click();
  await answer(page).getByText('Room 215 is on').waitFor();
  await box(page).fill('230A');
  await page.getByRole('listbox').waitFor();
  expect(problems.splice(0).filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
});

test('a remote’s own rule wins over the ui-kit’s in whatever order the style sheets stand', async () => {
  const { page } = await visit('/?q=215');
  const looks = () =>
    page.evaluate(() => {
      const button = getComputedStyle(document.querySelector('search button[type=submit]') as Element);
      const link = getComputedStyle(document.querySelector('[role=status] a') as Element);
      return [button.fontSize, button.display, link.textDecorationLine, link.minHeight];
    });
  await answer(page).getByRole('link', { name: 'Directions' }).waitFor();
  const before = await looks();
  expect(before).toEqual(['21px', 'flex', 'none', '44px']);
  await page.evaluate(() => {
    const [, ...later] = document.querySelectorAll('link[rel=stylesheet]');
    document.head.append(...later.reverse());
  });
  await page.waitForFunction(() => document.styleSheets.length > 1);
  expect(await looks()).toEqual(before);
});

test('what was saved is on the home page after a reload, said to be on this device, and clean for axe', async () => {
  const { page } = await visit('/?q=auditorium');
  await page.getByRole('button', { name: 'Save Auditorium on this device' }).click();
  await goTo(page, site);
  const list = page.getByRole('region', { name: 'Saved places' });
  await list.getByText('Kept on this device only.').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await list.getByRole('link', { name: /^Auditorium/ }).click();
  await page.waitForURL('**/room/236');
  await page.goBack();
  await list.getByRole('button', { name: 'Remove Auditorium' }).click();
  await list.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('an answer whose ways cannot be fetched still leads to its directions', async () => {
  const { page, problems } = await open();
  await page.route(/AnswerWays-[^/]*\.js$/, (route) => route.abort());
  await goTo(page, `${site}/?q=215`);
  await answer(page).getByText('Room 215 is on').waitFor();
  await answer(page).getByRole('link', { name: 'Directions' }).click();
  await page.waitForURL('**/navigate?to=room-215');
  expect(problems.splice(0).filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
});

test.each([
  ['canteen', 'Canteen: on the campus.', '/place/canteen'],
  ['library', 'Central Library: room 129, first floor.', '/room/129'],
  ['where can i eat', 'Canteen: on the campus.', '/place/canteen'],
  ['335', 'Room 335 is on the third floor: ECE department.', '/room/334'],
])(
  'the question %j is answered, and the answer leads on with the keyboard',
  async (question, sentence, href) => {
    const { page } = await visit('/');
    await box(page).fill(question);
    await page.keyboard.press('Enter');
    await answer(page).getByText(sentence).waitFor();
    await answer(page).getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${href}`);
  },
);

test('after the code beside a door, toilets are listed by the minutes from there, and chosen by kind', async () => {
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
  const lines = await list.getByRole('listitem').allTextContents();
  expect(lines[0]).toMatch(/^Accessible toilet second floor, west wing, (less than a|\d+) minutes?$/);
  expect(new Set(lines).size).toBe(lines.length);
  expect(await findBarriers(page)).toEqual([]);
});
