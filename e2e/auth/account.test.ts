import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site, useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import { accountButton, auth, fillLogin, openAccount, openOtherDevice } from '../support/people.ts';

const { open, visit } = useBrowser();

const region = (page: Page, name: string) => page.getByRole('region', { name });

test.each([360, 390])('on a map page %i px wide the menu of the account covers no link', async (width) => {
  const { page, person } = await openAccount(open);
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${site}/navigate`);
  const account = accountButton(page, person);
  await account.waitFor();
  const left = (await account.boundingBox())?.x ?? 0;
  const about = await page.getByRole('link', { name: 'About Us' }).boundingBox();
  expect((about?.x ?? 0) + (about?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(left);
});

test('each other device can be signed out, or all of them at once', async () => {
  const { page, person } = await openAccount(open);
  const [first] = [
    await openOtherDevice(person),
    await openOtherDevice(person),
    await openOtherDevice(person),
  ];
  await page.goto(`${site}/account`);
  const rows = region(page, 'Devices').getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(4);
  expect(await rows.first().innerText()).toMatch(/Chrome on Linux.*Logged in .*This device/s);
  expect(await rows.nth(1).innerText()).toMatch(/Program: node/);

  await rows.nth(1).getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => rows.count()).toBe(3);
  await page.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  expect(await page.locator(':focus').innerText()).toBe('Devices');
  await expect(first?.countSessions()).rejects.toThrow('answered 401');
});

test('a forgotten password leads from the login to the office, whose code the service checks', async () => {
  const { page, errors } = await visit('/login');
  await page.getByRole('link', { name: 'Set a new one' }).click();
  await page.getByText('ask the office for a code').waitFor();
  await page.getByLabel('Username').fill('forgetful-visitor');
  await page.getByLabel('Code from the office').fill('AAAA-BBBB');
  await page.getByLabel('New password', { exact: true }).fill('quiet river stones');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('code');
  expect(await page.getByRole('alert').first().innerText()).toMatch(/code/);
  expectOnlyNetworkErrors({ page, errors });
});

test('deleting the account needs the password and removes it', async () => {
  const { page, person, errors } = await openAccount(open);
  const section = region(page, 'Delete the account');
  await section.getByRole('button', { name: 'Delete the account' }).click();
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('current_password');
  await section.getByRole('button', { name: 'Delete for good' }).click();
  await section.getByText('Enter your current password').waitFor();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await page.getByText('Your account has been deleted.').waitFor();
  await page.goto(`${site}/login`);
  await fillLogin(page, person);
  await page.getByText('Invalid login credentials').waitFor();
  expectOnlyNetworkErrors({ page, errors });
});

test('saved places are on the page without an account and can be removed', async () => {
  const { page } = await visit('/account');
  await page.getByText('Nothing is saved yet.').waitFor();
  const calls: string[] = [];
  page.on('request', (request) => request.url().startsWith(auth) && calls.push(request.url()));
  await page.evaluate(() => {
    const place = { kind: 'place', detail: 'Room 129, first floor', path: '/campus-nav?to=central-library' };
    const places = ['Central Library', 'Canteen'].map((name) => ({ ...place, id: name, name }));
    localStorage.setItem('campusway.saved-places', JSON.stringify(places));
  });
  await page.reload();
  const saved = region(page, 'Saved places');
  await saved.getByText('Stored on this device only, whether you are logged in or not.').waitFor();
  await saved.getByRole('button', { name: 'Remove Canteen' }).click();
  await expect.poll(() => saved.getByRole('listitem').count()).toBe(1);
  expect(await page.locator(':focus').innerText()).toBe('Saved places');
  await saved.getByRole('link', { name: 'Central Library' }).click();
  await page.waitForURL(`${site}/campus-nav?to=central-library`);
  expect(calls).toEqual([]);
});
