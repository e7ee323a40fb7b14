import { afterAll, beforeAll, expect, test } from 'vitest';
import { goTo, useBrowser } from '../support/browser.ts';
import { copyUploads } from '../support/copy-site.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import {
  accountButton,
  fillLogin,
  logIn,
  openOtherDevice,
  passwordBox,
  registerPerson,
} from '../support/people.ts';
import { openSiteWithAccounts, type SiteWithAccounts } from '../support/site-with-accounts.ts';

const { open } = useBrowser();
let served: SiteWithAccounts;
beforeAll(async () => {
  served = await openSiteWithAccounts(undefined, copyUploads);
});
afterAll(() => served.close());

test('during an outage the site works; the login reports it, keeps the input, and Try again works afterwards', async () => {
  const person = await registerPerson({ service: served.auth });
  await served.takeAuthDown();
  const { page, errors } = await open();
  for (const path of ['/', '/departments', '/about', '/account', '/register', '/login'])
    await goTo(page, served.site + path);
  expect(errors).toEqual([]);

  await fillLogin(page, person);
  const alert = page.getByRole('alert');
  expect(await alert.innerText()).toContain('The login service cannot be reached: try again in a moment');
  expect(await page.getByLabel('Username').inputValue()).toBe(person.username);
  expect(await passwordBox(page).inputValue()).toBe(person.password);

  await served.bringAuthBack();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(`${served.site}/campus-map`);
  await accountButton(page, person).waitFor();
  expectOnlyNetworkErrors({ page, errors });
});

test('a signed-in visitor who returns during an outage stays signed in, and the account page reports it', async () => {
  const person = await registerPerson({ service: served.auth });
  const { page, errors } = await open();
  await logIn(page, served.site, person);
  await served.takeAuthDown();
  await page.goto(`${served.site}/account`);
  await page.getByRole('alert').getByText('The login service cannot be reached').waitFor();
  await page.getByRole('heading', { name: 'Saved places' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).waitFor();

  await served.bringAuthBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: person.username }).waitFor();
  expectOnlyNetworkErrors({ page, errors });
});

test('a sign-out during an outage takes effect at once, and reaches the service afterwards', async () => {
  const person = await registerPerson({ service: served.auth });
  const { page, errors } = await open();
  await logIn(page, served.site, person);
  await served.takeAuthDown();
  await accountButton(page, person).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('The login service could not be reached; your next visit').waitFor();
  await goTo(page, `${served.site}/about`);
  expect(await accountButton(page, person).count()).toBe(0);

  await served.bringAuthBack();
  const other = await openOtherDevice(person, served.auth);
  expect(await other.countSessions()).toBe(2);
  await page.reload();
  await expect.poll(other.countSessions).toBe(1);
  expectOnlyNetworkErrors({ page, errors });
});

test('a request times out after ten seconds; clicking twice sends it once', async () => {
  const person = await registerPerson({ service: served.auth });
  const { page, errors } = await open();
  const sent: string[] = [];
  await page.route(`${served.auth}/`, (route) => {
    sent.push(route.request().method());
  });
  await page.goto(`${served.site}/login`);
  await page.getByLabel('Username').fill(person.username);
  await passwordBox(page).fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).dblclick();
  await page.getByRole('button', { name: 'Logging in' }).press('Enter');
  await page.getByText('The login service did not answer within 10 seconds').waitFor();
  expect(await passwordBox(page).inputValue()).toBe(person.password);
  expect(sent).toEqual(['POST']);
  expectOnlyNetworkErrors({ page, errors });
});
