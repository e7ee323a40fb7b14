import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriersInLightAndDark } from './support/axe.ts';
import { goTo, phone, reload, site, useBrowser } from './support/browser.ts';

const { visit } = useBrowser();

const box = (page: Page) => page.getByRole('combobox', { name: 'A room, a venue, a department or a person' });
const heard = (page: Page) => page.getByRole('status', { name: 'Suggestions' });

async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('placeholder') ?? element?.textContent ?? '';
  });
}

test('Tab moves through the home page in reading order', async () => {
  const { page } = await visit('/');
  await box(page).focus();
  const stops: string[] = [await focused(page)];
  for (let i = 0; i < 7; i++) {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
  }
  expect(stops).toEqual([
    'Enter Room Number',
    'Search',
    'Library',
    'Auditorium',
    'Parking',
    'Admin Office',
    'Floors',
    'Departments',
  ]);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /Computer Science/ }).waitFor();
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Departments');
});

test('the accessibility tree has box, groups, options with locations, and the active option', async () => {
  const { page } = await visit('/');
  await box(page).pressSequentially('cse hod');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('ArrowDown');
  const told = await page.locator('search').ariaSnapshot();
  expect(told).toMatch(/- combobox "A room, a venue, a department or a person" \[expanded\].*cse hod/);
  expect(told).toContain('- listbox "Suggestions":');
  expect(told).toContain('- group "People":');
  expect(told).toMatch(/- option "Dr. Jyothi Pandey Professor & Head, room 211, second floor" \[selected\]/);
  expect(told).toMatch(/- option "Office of the Head, CSE .*second floor, west wing 211"/);
  expect(await heard(page).textContent()).toMatch(/^\d suggestions\. $/);
});

test('Escape, Back and Forward work, and the query is in the URL', async () => {
  const { page } = await visit('/');
  for (const question of ['215', 'auditorium']) {
    await box(page).fill(question);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/?q=${question}`);
  }
  await page.goBack();
  await expect.poll(() => box(page).inputValue()).toBe('215');
  await page.goForward();
  await expect.poll(() => box(page).inputValue()).toBe('auditorium');
  await box(page).fill('library');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  expect(await box(page).inputValue()).toBe('library');
  await page.keyboard.press('Escape');
  expect(await box(page).inputValue()).toBe('');
});

test('an empty box lists the categories, and a category lists places by distance', async () => {
  const { page } = await visit('/here/room-205');
  await goTo(page, site);
  await box(page).click();
  const nearest = page.getByRole('group', { name: 'Nearest' });
  await nearest.getByRole('option', { name: 'Drinking water' }).click();
  await page.waitForURL('**/?q=Drinking+water');
  await page.getByText('Nearest to Room 205 first.').waitFor();
  await page
    .getByRole('list')
    .getByText(/minute/)
    .first()
    .waitFor();
});

test('recent searches are stored on the device and can be cleared by keyboard', async () => {
  const { page } = await visit('/');
  await box(page).fill('215');
  await page.keyboard.press('Enter');
  await reload(page);
  await box(page).fill('');
  await page.getByRole('group', { name: 'Recent searches' }).getByRole('option', { name: '215' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Clear recent searches');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Recent searches' }).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test.each([
  ['libary', /^Showing results for .*Library/],
  ['Room 205, 2nd floor, CSE', /^$/],
  ['floor 3 toilets', /^$/],
  ['floor 3 toilets xyzzy', /^No match for "xyzzy"\.$/],
  ['room 2300', /^Did you mean "230"\?$/],
  ['wuditprjum', /^Did you mean "Auditorium"\?$/],
  ['qzxqzx', /^Nothing matches "qzxqzx"\.$/],
])('the interpretation of %j is announced', async (text, reading) => {
  const { page } = await visit('/');
  await box(page).fill(text);
  await expect
    .poll(async () => (await heard(page).textContent())?.replace(/^\d+ suggestions?\. ?/, ''))
    .toMatch(reading);
});

test('no axe violations with a suggested spelling and without a match, in light and dark', async () => {
  const { page } = await visit('/', phone);
  for (const text of ['room 2300', 'qzxqzx']) {
    await box(page).fill(text);
    await page.locator('search p', { hasText: /^(Did you mean|Nothing matches)/ }).waitFor();
    expect(await findBarriersInLightAndDark(page)).toEqual([]);
  }
});

test.each([
  ['10,000 characters', 'lab '.repeat(2_500)],
  ['10,000 letters without a space', 'x'.repeat(10_000)],
  ['emoji', '🗺️🧭'.repeat(500)],
  ['right to left', 'غرفة ٢٠٥'],
  ['control characters', '\u0000\u0007\u001b[31m lab'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['regular expression signs', '(.*)+[^]\\$ (a+)+$'],
  ['undefined', 'undefined'],
  ['__proto__', '__proto__'],
  ['spaces', '     '],
])('%s in the box is answered soon by a message or suggestions', async (_, text) => {
  const { page } = await visit('/', phone);
  await box(page).fill('lab');
  await page.getByRole('listbox').waitFor();
  /** Milliseconds from the input to the frame after it. */
  const holdUp = (content: string) =>
    page.evaluate(
      ([value]) =>
        new Promise<number>((resolve) => {
          const input = document.querySelector<HTMLInputElement>('input[role=combobox]');
          const started = performance.now();
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
          input?.dispatchEvent(new Event('input', { bubbles: true }));
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
        }),
      [content],
    );
  const taken: number[] = [];
  for (let round = 0; round < 3; round++) {
    await holdUp('lab');
    taken.push(await holdUp(text));
  }
  // The best of three, since other load may delay one.
  expect(Math.min(...taken)).toBeLessThan(500);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'Search' }).click();
  const said = page.getByRole('status', { name: 'Answer' });
  await expect
    .poll(() => said.textContent())
    .toMatch(/^(Nothing matches "|Enter a room number|\d+ matches|More than|\d{3})/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await page.locator('img[src=x]').count()).toBe(0);
});
