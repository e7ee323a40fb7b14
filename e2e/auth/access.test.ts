import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { readAccessibilityTree } from '../support/accessibility-tree.ts';
import { findAxeViolationsInLightAndDark } from '../support/axe.ts';
import { phone, site, useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import {
  accountButton,
  auth,
  fillLogin,
  logIn,
  newPerson,
  passwordBox,
  registerPerson,
} from '../support/people.ts';
import { editRegistry } from '../support/registry.ts';

const { open, visit } = useBrowser();

test('forms have the attributes that password managers use', async () => {
  const attributes = (page: Page) =>
    page
      .locator('form input:not([hidden])')
      .evaluateAll((inputs) =>
        inputs.map(
          (input) => `${input.getAttribute('autocomplete')} ${input.getAttribute('type') ?? 'text'}`,
        ),
      );
  const { page } = await visit('/register');
  expect(await attributes(page)).toEqual(['username text', 'new-password password']);
  await page.goto(`${site}/login`);
  await passwordBox(page).waitFor();
  expect(await attributes(page)).toEqual(['username text', 'current-password password']);
  await logIn(page, site, await registerPerson());
  await page.goto(`${site}/account`);
  await page.getByRole('heading', { name: 'Password' }).waitFor();
  expect(await attributes(page)).toEqual(['current-password password', 'new-password password']);
  expect(await page.locator('form input[hidden]').getAttribute('autocomplete')).toBe('username');
});

test.each(['/login', '/register'])('%s: the picture beside the form covers no word', async (route) => {
  const { page } = await visit(route);
  for (const width of [580, 700, 820, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    const [words, picture] = await page.locator('main h1 + p').evaluate((lead) => {
      const range = document.createRange();
      range.selectNodeContents(lead);
      return [range, document.querySelector('main img')].map((box) => box?.getBoundingClientRect());
    });
    expect(words?.right, `${width} px`).toBeLessThan(picture?.left ?? 0);
  }
});

test('registering, logging in and signing out with the keyboard alone', async () => {
  const { username, password } = newPerson();
  const { page } = await visit('/register');
  const { keyboard } = page;
  await page.getByLabel('Role').focus();
  await keyboard.type('Faculty');
  await keyboard.press('Tab');
  await keyboard.type(username);
  await keyboard.press('Tab');
  await keyboard.type(password);
  await keyboard.press('Enter');
  await page.waitForURL(`${site}/login`);
  await untilMainIsFocused(page);
  await expect.poll(() => page.getByLabel('Username').inputValue()).toBe(username);
  await page.getByLabel('Username').focus();
  await keyboard.press('Tab');
  await keyboard.type(password);
  await keyboard.press('Tab');
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Show password');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await page.waitForURL(`${site}/campus-map`);
  await untilMainIsFocused(page);
  await accountButton(page, { username, password }).focus();
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await keyboard.press(key);
  await page.getByRole('main').getByText('You are logged out.').waitFor();
  await untilMainIsFocused(page);
});

/** The shell moves the focus after a navigation, a moment after the address has changed. */
async function untilMainIsFocused(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
}

test('a password can be pasted, shown and hidden; its length and Caps Lock are reported', async () => {
  const { page } = await visit('/register');
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'river');
    const box = document.querySelector<HTMLInputElement>('input[name=password]');
    box?.focus();
    const isUnhandled = box?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    if (isUnhandled) document.execCommand('insertText', false, 'river');
  });
  await page.getByText('3 more', { exact: true }).waitFor();
  await passwordBox(page).pressSequentially(' stones');
  await page.getByText('3 more', { exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await passwordBox(page).getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  expect(await passwordBox(page).getAttribute('type')).toBe('password');
  await passwordBox(page).dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await page.getByText('Caps Lock is on.').waitFor();
});

test('each error is announced at once, at the focused field', async () => {
  const { page, errors } = await visit('/register');
  await page.getByLabel('Role').selectOption('student');
  await page.getByLabel('Username').fill('ab');
  await passwordBox(page).fill('river');
  await page.keyboard.press('Enter');
  const short = 'A username has at least 3 characters';
  const weak = 'The password is too short: use at least 8 characters';
  expect(await readErrors(page)).toEqual({
    alerts: [short, weak],
    focused: { name: 'Username', error: short },
  });

  // The service refuses the field that already has the focus.
  await page.getByLabel('Username').fill(newPerson().username);
  await passwordBox(page).fill('iloveyou1');
  await page.keyboard.press('Enter');
  const common = 'The password is one of the most common: choose another';
  await expect
    .poll(() => readErrors(page))
    .toEqual({ alerts: [common], focused: { name: 'Password', error: common } });

  await page.goto(`${site}/login`);
  await page.getByRole('button', { name: 'Log In' }).click();
  expect(await readErrors(page)).toEqual({
    alerts: ['Enter your username', 'Enter your password'],
    focused: { name: 'Username', error: 'Enter your username' },
  });
  await fillLogin(page, newPerson());
  await expect.poll(async () => (await readErrors(page)).alerts).toEqual(['Invalid login credentials']);
  expectOnlyNetworkErrors({ page, errors });
});

/** Announcements, and the description of the focused field, which starts with the error. */
async function readErrors(page: Page) {
  const nodes = await readAccessibilityTree(page);
  const alerts = nodes.filter(({ role, properties }) => role === 'alert' && properties.live === 'assertive');
  const invalid = nodes.find(({ properties }) => properties.focused && properties.invalid === 'true');
  const texts = alerts.map(({ text }) => text);
  return {
    alerts: texts,
    focused: invalid && {
      name: invalid.name,
      error: texts.find((text) => invalid.description.startsWith(text)),
    },
  };
}

test('the longest username fits the narrowest phone', async () => {
  const person = await registerPerson({ username: 'w'.repeat(50) + newPerson().username });
  const { page } = await open({ viewport: { width: 320, height: 640 } });
  const overflow = () =>
    page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - document.documentElement.clientWidth);
  await page.goto(`${site}/login`);
  await fillLogin(page, person);
  await page.waitForURL(`${site}/campus-map`);
  for (const path of ['/login', '/account']) {
    await page.goto(site + path);
    await page.getByRole('main').getByText(person.username).first().waitFor();
    expect(await overflow()).toBe(0);
  }
});

test('the pages of a site without an auth service show a notice', async () => {
  const { page } = await open();
  await editRegistry(page, (registry) => ({ ...registry, services: {} }));
  for (const path of ['/login', '/register', '/account']) {
    await page.goto(site + path);
    await page.getByText('Logging in is not part of this site. Everything else works').waitFor();
  }
  await page.getByRole('heading', { name: 'Saved places' }).waitFor();
});

describe('no axe violations, in light and dark,', () => {
  test('on the forms: empty, with errors, refused, without a service', async () => {
    const { page, errors } = await open(phone);
    for (const [path, button] of [
      ['/register', 'Create account'],
      ['/login', 'Log In'],
    ] as const) {
      await page.goto(site + path);
      await page.getByRole('button', { name: button }).waitFor();
      expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
      await page.getByRole('button', { name: button }).click();
      await page.locator('[aria-invalid]').first().waitFor();
      expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
    }
    await fillLogin(page, newPerson());
    await page.getByRole('alert').waitFor();
    expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
    await page.route(`${auth}/**`, (route) => route.abort());
    await fillLogin(page, newPerson());
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
    expectOnlyNetworkErrors({ page, errors });
  });

  test('on the account page: signed out, signed in, with errors, with open menu', async () => {
    const { page } = await open(phone);
    await page.goto(`${site}/account`);
    await page.getByText('You are not logged in.').waitFor();
    expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
    const person = await registerPerson();
    await logIn(page, site, person);
    await page.goto(`${site}/account`);
    await page.getByText('This device', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Delete the account' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    await accountButton(page, person).click();
    expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
    await page.goto(`${site}/login`);
    await page.getByText('You are logged in as').waitFor();
    expect(await findAxeViolationsInLightAndDark(page)).toEqual([]);
  });
});
