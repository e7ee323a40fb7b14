import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site, useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import { accountButton, openAccount, openOtherDevice } from '../support/people.ts';

const { open } = useBrowser();

const region = (page: Page, name: string) => page.getByRole('region', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('the account page shows username, role and date, and signs out', async () => {
  const { page, person } = await openAccount(open);
  const facts = region(page, person.username);
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  await expect.poll(() => facts.getByRole('definition').allTextContents()).toEqual(['Student', today]);
  await facts.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('main').getByText('You are logged out.').waitFor();
  expect(await page.locator(':focus').innerText()).toBe('Your account');
});

test('a new password needs the current one and signs the other devices out', async () => {
  const { page, person, errors } = await openAccount(open);
  await openOtherDevice(person);
  await page.reload();
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${site}/account`);
  const password = region(page, 'Password');
  const change = password.getByRole('button', { name: 'Change password' });
  await field(page, 'Current password').fill('not this one');
  await field(page, 'New password').fill(person.username);
  await change.click();
  await password.getByText('The password contains little more than the username').waitFor();
  await field(page, 'New password').fill('other quiet stones');
  await change.click();
  await password.getByText('The current password is wrong').waitFor();
  expect(await page.locator(':focus').getAttribute('name')).toBe('current_password');

  await field(page, 'Current password').fill(person.password);
  await change.click();
  await password.getByText('Your password has been changed. All other devices are logged out.').waitFor();
  expect(await field(page, 'New password').inputValue()).toBe('');
  await expect.poll(() => region(page, 'Devices').getByRole('listitem').count()).toBe(1);
  await openOtherDevice({ ...person, password: 'other quiet stones' });
  for (const tab of [otherTab, page]) {
    await tab.reload();
    await accountButton(tab, person).waitFor();
  }
  expectOnlyNetworkErrors({ page, errors });
});
