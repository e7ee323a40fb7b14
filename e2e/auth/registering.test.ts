import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import {
  createButton,
  fillLogin,
  fillRegistration,
  newPerson,
  passwordBox,
  registerPerson,
} from '../support/people.ts';

const { visit } = useBrowser();

const descriptionOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((control) =>
    control
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  );

/** Cyrillic er, a homoglyph of the Latin p. */
const cyrillicR = '\u0440';

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
    await expect.poll(() => page.getByText('This username is taken').count()).toBe(0);
    expectOnlyNetworkErrors({ page, errors });
  });

  test.each([
    ['Username', 'Admin', 'This username is reserved for the college: choose another'],
    ['Password', 'qwertzuiop', 'The password is a row of keys: choose another'],
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
      .poll(async () => {
        await fillLogin(page, { ...person, password: 'not this one' });
        return page.getByRole('alert').innerText();
      })
      .toMatch(/Too many attempts.*The next attempt is possible in \d+ seconds?\./);
    expectOnlyNetworkErrors({ page, errors });
  });
});
