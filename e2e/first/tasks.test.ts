import { expect, test } from 'vitest';
import { phone, site, useBrowser } from '../support/browser.ts';
import { directionsText, routeLine } from '../support/maps.ts';
import { newPerson } from '../support/people.ts';
import { answer, searchBox, suggestion } from '../support/search.ts';
import { countTaps } from '../support/taps.ts';

const { visit } = useBrowser();

test('a late student at the gate finds the way to a room', async () => {
  const { page } = await visit('/', phone);
  const { tap, type, press, report } = countTaps(page);
  await tap(searchBox(page));
  await type('310');
  await press('Enter');
  await tap(answer(page).getByRole('link', { name: 'Directions' }));
  await tap(suggestion(page, 'Main Gate 1'));
  await routeLine(page).first().waitFor();
  await expect.poll(() => directionsText(page)).toMatch(/Start at Main Gate 1.*arrived.*310/s);
  report('late student', 4);
});

test('a wheelchair user reaches the yoga center by lift alone', async () => {
  const { page } = await visit('/', phone);
  const { tap, type, press, report } = countTaps(page);
  await tap(searchBox(page));
  await type('yoga center');
  await press('Enter');
  await tap(answer(page).getByRole('link', { name: 'Directions' }));
  await tap(suggestion(page, 'Main Gate 1'));
  await tap(page.getByLabel('Step-free: lifts and ramps only'));
  await expect.poll(() => directionsText(page)).toMatch(/lift.*fourth floor.*arrived/s);
  expect(await directionsText(page)).not.toMatch(/take the [a-z ]*stairs|\d steps|\bwalk\b/i);
  // The choice applies to the next route.
  await page.goto(`${site}/navigate?from=main-gate-1&to=room-205`);
  await expect.poll(() => directionsText(page)).toMatch(/lift/);
  report('wheelchair to the yoga center', 5);
});

test('a screen reader announces the answer, the route and each floor', async () => {
  const { page } = await visit('/');
  const { type, press, report } = countTaps(page);
  await searchBox(page).focus();
  await type('205');
  await press('Enter');
  await answer(page).getByText('Room 205 is on the second floor').waitFor();
  const directionsLink = answer(page).getByRole('link', { name: 'Directions' });
  await directionsLink.waitFor();
  // From the box past the Search button to the links.
  while (!(await directionsLink.evaluate((link) => link === document.activeElement))) await press('Tab');
  await press('Enter');
  await page.waitForURL(/navigate\?to=room-205/);
  await page.locator('[role=option]').first().waitFor();
  await type('main gate 1');
  await suggestion(page, 'Main Gate 1').waitFor();
  await press('Enter');
  await routeLine(page).first().waitFor();
  await expect.poll(() => page.title()).toMatch(/^Main Gate 1 to 205/);
  await page
    .getByRole('status')
    .filter({ hasText: /Route found: .* from Main Gate 1/ })
    .waitFor();
  const floors = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect.poll(() => floors.allTextContents()).toEqual(['Outdoors', 'First floor', 'Second floor']);
  report('screen reader', 6);
});

test("a professor finds a colleague's room and telephone number", async () => {
  const { page } = await visit('/');
  const { tap, type, report } = countTaps(page);
  await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Faculty' }));
  await tap(page.getByPlaceholder('Search by name...'));
  await type('balakrishnan');
  await tap(page.getByRole('link', { name: 'Dr. Uday Balakrishnan' }).first());
  await page.locator('a[href^="tel:"]').first().waitFor();
  report('professor', 3);
});

test('a visitor registers, logs in and logs out', async () => {
  const person = newPerson();
  const { page } = await visit('/');
  const { tap, type, press, report } = countTaps(page);
  await tap(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }));
  await tap(page.getByRole('link', { name: 'Register here' }));
  await page.getByLabel('Role').selectOption('student');
  await tap(page.getByLabel('Username'));
  await type(person.username);
  await press('Tab');
  await type(person.password);
  await press('Enter');
  await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor();
  await tap(page.getByLabel('Password', { exact: true }));
  await type(person.password);
  await press('Enter');
  await page.waitForURL(`${site}/campus-map`);
  await tap(page.getByRole('banner').getByRole('button', { name: person.username }));
  await tap(page.getByRole('button', { name: 'Log out' }));
  await page.getByText('You are logged out').waitFor();
  report('account', 9);
});
