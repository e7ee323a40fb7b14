import { describe, expect, test } from 'vitest';
import { site, useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import {
  accountButton,
  createButton,
  fillLogin,
  fillRegistration,
  newPerson,
  passwordBox,
  registerPerson,
} from '../support/people.ts';

const { visit } = useBrowser();

test('registration leads to the login with the username filled in, the login to the campus map', async () => {
  const person = newPerson();
  const { page } = await visit('/register');
  await page.getByRole('heading', { name: 'Create Your Account' }).waitFor();
  await page.getByText('Sign up and explore the campus navigation system').waitFor();
  expect(await page.getByLabel('Role').locator('option').allTextContents()).toEqual([
    'Select role',
    'Student',
    'Faculty',
    'Parent',
  ]);
  await fillRegistration(page, person, 'parent');
  await createButton(page).click();

  await page.waitForURL(`${site}/login`);
  await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor();
  await page.getByText(`Your account has been created, ${person.username}.`).waitFor();
  expect(await page.getByLabel('Username').inputValue()).toBe(person.username);
  expect(await passwordBox(page).inputValue()).toBe('');
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('password');

  await fillLogin(page, person);
  await page.waitForURL(`${site}/campus-map`);
  await accountButton(page, person).waitFor();
  expect(await page.getByRole('link', { name: 'Login' }).count()).toBe(0);
});

test('the two pages link to each other and pass the return path on', async () => {
  const { page } = await visit('/login?return=%2Faccount');
  await page.getByText("Don't have an account?").waitFor();
  await page.getByRole('link', { name: 'Register here' }).click();
  await page.waitForURL(`${site}/register?return=%2Faccount`);
  await page.getByText('Already have an account?').waitFor();
  await page.getByRole('link', { name: 'Log in here' }).click();
  await page.waitForURL(`${site}/login?return=%2Faccount`);
  await fillLogin(page, await registerPerson());
  await page.waitForURL(`${site}/account`);
});

test('a login never redirects to another site', async () => {
  const { page } = await visit(`/login?return=${encodeURIComponent('//elsewhere.example/')}`);
  await fillLogin(page, await registerPerson());
  await page.waitForURL(`${site}/campus-map`);
});

describe('errors of the service', () => {
  test('a wrong password is shown in an alert; the input stays', async () => {
    const person = await registerPerson();
    const { page, errors } = await visit('/login');
    await fillLogin(page, { ...person, password: 'not this one' });
    expect(await page.getByRole('alert').innerText()).toBe('Invalid login credentials');
    expect(await page.getByLabel('Username').inputValue()).toBe(person.username);
    expect(await passwordBox(page).inputValue()).toBe('not this one');
    await fillLogin(page, person);
    await page.waitForURL(`${site}/campus-map`);
    expectOnlyNetworkErrors({ page, errors });
  });
});
