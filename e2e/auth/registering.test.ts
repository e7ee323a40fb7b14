import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import { auth, fillLogin, newPerson, type Person, passwordBox, registerPerson } from '../support/people.ts';

const { visit } = useBrowser();

async function fillRegistration(page: Page, { username, password }: Person, role = 'student'): Promise<void> {
  await page.getByLabel('Role').selectOption(role);
  await page.getByLabel('Username').fill(username);
  await passwordBox(page).fill(password);
}

const createButton = (page: Page) => page.getByRole('button', { name: 'Create account' });

const descriptionOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((control) =>
    control
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  );

/** Cyrillic er, a homoglyph of the Latin p. */
const cyrillicR = '\u0440';

const invalidInputs = [
  ['Username', 'ab', 'A username has at least 3 characters'],
  ['Username', 'a'.repeat(65), 'A username has at most 64 characters'],
  [
    'Username',
    'ana lee',
    'A username starts with a letter or a digit and contains only letters, digits and . _ @ + -',
  ],
  ['Username', 'ana\u200blee', 'A username cannot contain invisible characters'],
  [
    'Username',
    'ana\u0323\u0324\u0325\u032d\u0330',
    'A username has at most four marks on a letter, each once',
  ],
  ['Password', 'river', 'The password is too short: use at least 8 characters'],
  ['Password', 'r'.repeat(300), 'The password is too long: use at most 256 characters'],
  ['Password', 'abababab', 'The password repeats the same few characters: choose another'],
  ['Password', '12345678', 'The password is a run such as 12345678: choose another'],
] as const;

describe('validation errors are shown at their fields before anything is sent', () => {
  test('all three fields empty: the first is focused', async () => {
    const { page } = await visit('/register');
    const sent: string[] = [];
    page.on('request', (request) => request.url().startsWith(auth) && sent.push(request.url()));
    await createButton(page).click();
    expect((await descriptionOf(page, 'Role'))?.[0]).toBe('Select a role');
    expect((await descriptionOf(page, 'Username'))?.[0]).toBe('Enter a username');
    expect((await descriptionOf(page, 'Password'))?.[0]).toBe('Enter a password');
    expect(await page.getByLabel('Role').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator(':focus').getAttribute('name')).toBe('role');
    expect(sent).toEqual([]);
  });

  test('each error is shown at its focused field and disappears when it is fixed', async () => {
    const { page } = await visit('/register');
    for (const [label, text, message] of invalidInputs) {
      await fillRegistration(page, newPerson());
      await page.getByLabel(label, { exact: true }).fill(text);
      await createButton(page).click();
      expect((await descriptionOf(page, label))?.[0]).toBe(message);
      expect(await page.locator(':focus').getAttribute('name')).toBe(label.toLowerCase());
      await fillRegistration(page, newPerson());
      expect(await page.getByText(message, { exact: true }).count()).toBe(0);
    }
  });

  test('the login requires both fields', async () => {
    const { page } = await visit('/login');
    await page.getByRole('button', { name: 'Log In' }).click();
    expect((await descriptionOf(page, 'Username'))?.[0]).toBe('Enter your username');
    expect((await descriptionOf(page, 'Password'))?.[0]).toBe('Enter your password');
    expect(await page.locator(':focus').getAttribute('name')).toBe('username');
  });
});

describe('errors of the service', () => {
  test('a taken username is shown at its focused field; the input stays', async () => {
    const person = await registerPerson();
    const { page, errors } = await visit('/register');
    await fillRegistration(page, person);
    await createButton(page).click();
    await page.getByText('This username is taken').waitFor();
    expect((await descriptionOf(page, 'Username'))?.[0]).toBe('This username is taken');
    expect(await page.locator(':focus').getAttribute('name')).toBe('username');
    expect(await passwordBox(page).inputValue()).toBe(person.password);
    await page.getByLabel('Username').fill(`${person.username}-2`);
    expect(await page.getByText('This username is taken').count()).toBe(0);
    expectOnlyNetworkErrors({ page, errors });
  });

  test.each([
    ['Username', 'Admin', 'This username is reserved for the college: choose another'],
    ['Password', 'iloveyou1', 'The password is one of the most common: choose another'],
    ['Password', 'Midnight2026!', 'The password is made of common words, names and digits: choose another'],
    ['Password', 'qwertzuiop', 'The password is a row of keys: choose another'],
    ['Password', '19870412', 'The password is a date or a number: choose another'],
  ])('%s %j is refused with the reason at the field', async (label, text, reason) => {
    const { page, errors } = await visit('/register');
    await fillRegistration(page, newPerson());
    await page.getByLabel(label, { exact: true }).fill(text);
    await createButton(page).click();
    await expect.poll(async () => (await descriptionOf(page, label))?.[0]).toBe(reason);
    expect(await page.locator(':focus').getAttribute('name')).toBe(label.toLowerCase());
    expect(await page.getByText(/long enough/i).count()).toBe(0);
    expectOnlyNetworkErrors({ page, errors });
  });

  test('a username that looks like a taken one is refused with that reason', async () => {
    const person = await registerPerson();
    const { page, errors } = await visit('/register');
    await fillRegistration(page, { ...person, username: person.username.replace('p', cyrillicR) });
    await createButton(page).click();
    const reason = 'This username looks like one that is taken';
    await expect.poll(async () => (await descriptionOf(page, 'Username'))?.[0]).toBe(reason);
    expectOnlyNetworkErrors({ page, errors });
  });

  test('too many attempts: the form shows when the next is possible', async () => {
    const person = await registerPerson();
    const { page, errors } = await visit('/login');
    await page.getByLabel('Username').fill(person.username);
    await expect
      .poll(
        async () => {
          await fillLogin(page, { ...person, password: 'not this one' });
          return page.getByRole('alert').innerText();
        },
        { timeout: 15_000 },
      )
      .toMatch(/Too many attempts.*The next attempt is possible in \d+ seconds?\./);
    expectOnlyNetworkErrors({ page, errors });
  });
});
