import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { site, useBrowser, type Visit } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import { auth, fillLogin, newPerson, passwordBox } from '../support/people.ts';

const { visit } = useBrowser();

/** Opens a form whose requests to the service are answered by the test. */
async function openWith(path: string, status: number, body = ''): Promise<Visit> {
  const opened = await visit(path);
  await opened.page.route(`${auth}/`, (route) =>
    route.fulfill({
      status,
      body,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': site, 'access-control-allow-credentials': 'true' },
    }),
  );
  return opened;
}

async function register(page: Page): Promise<string> {
  const { username, password } = newPerson();
  await page.getByLabel('Role').selectOption('student');
  await page.getByLabel('Username').fill(username);
  await passwordBox(page).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  return username;
}

test("the response message 'Login successful' alone leads to the campus map", async () => {
  const { page } = await openWith('/login', 200, '{"message":"Login successful"}');
  await fillLogin(page, newPerson());
  await page.waitForURL(`${site}/campus-map`);
  await page.getByRole('heading', { level: 1, name: 'Campus Map' }).waitFor();
});

test('a registration answered with 204 leads to the login', async () => {
  const { page } = await openWith('/register', 204);
  const username = await register(page);
  await page.waitForURL(`${site}/login`);
  await page.getByText(`Your account has been created, ${username}.`).waitFor();
});

test('an error of a proxy in front of the service is shown with Try again', async () => {
  const { page, errors } = await openWith('/login', 502, '<h1>Bad Gateway</h1>');
  await fillLogin(page, newPerson());
  const alert = page.getByRole('alert');
  await alert.getByText('The login service had an error: try again in a moment', { exact: true }).waitFor();
  await alert.getByRole('button', { name: 'Try again' }).waitFor();
  expectOnlyNetworkErrors({ page, errors });
});
