import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo, reload, site, useBrowser } from '../support/browser.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import {
  accountButton,
  auth,
  fillLogin,
  logIn,
  newPerson,
  openOtherDevice,
  registerPerson,
} from '../support/people.ts';

const { open, visit } = useBrowser();

/** Calls of the auth service, `POST /refresh 200`, in the order of their answers. */
function watchCalls(context: BrowserContext): string[] {
  const calls: string[] = [];
  context.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === auth) calls.push(`${response.request().method()} ${pathname} ${response.status()}`);
  });
  return calls;
}

const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

test('a visitor without an account causes no request to the service', async () => {
  const { page } = await open();
  const calls = watchCalls(page.context());
  for (const path of ['/', '/login', '/account']) await goTo(page, site + path);
  await page.getByText('You are not logged in.').waitFor();
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => /session-client|AccountMenu/.test(name))).toEqual([]);
  expect(calls).toEqual([]);
});

test('a reload, a second tab, and a sign-out in one of them', async () => {
  const person = await registerPerson();
  const { page } = await open();
  const calls = watchCalls(page.context());
  await logIn(page, site, person);
  await page.reload();
  await accountButton(page, person).waitFor();
  const second = await page.context().newPage();
  await second.goto(`${site}/about`);
  await accountButton(second, person).waitFor();
  expect(calls).toEqual(['POST / 200', 'POST /refresh 200', 'POST /refresh 200']);

  await accountButton(page, person).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('main').getByText('You are logged out.').waitFor();
  await loginLink(second).waitFor();
  expect(calls.at(-1)).toBe('POST /logout 204');
  await reload(second);
  await loginLink(second).waitFor();
  expect(calls.filter((call) => call.includes('/refresh'))).toHaveLength(2);
});

test.each([390, 360])('the header of a map page is one row at %d px, of another page two', async (width) => {
  const person = await registerPerson({ username: `${newPerson().username}-with-a-long-name` });
  const { page } = await visit('/login', { viewport: { width, height: 800 } });
  await fillLogin(page, person);
  const height = async (path: string) => {
    await goTo(page, site + path);
    await accountButton(page, person).waitFor();
    return (await page.getByRole('banner').boundingBox())?.height ?? 0;
  };
  await page.waitForURL(`${site}/campus-map`);
  expect(await height('/navigate?to=room-310')).toBeLessThan(60);
  expect(await height('/about')).toBeLessThan(100);
});

test('a login in one tab signs in the others', async () => {
  const person = await registerPerson();
  const { page } = await visit('/about');
  const second = await page.context().newPage();
  await logIn(second, site, person);
  await accountButton(page, person).waitFor();
});

test('two tabs that refresh at the same time both stay signed in, five times', async () => {
  const person = await registerPerson();
  const { page } = await open();
  await logIn(page, site, person);
  const second = await page.context().newPage();
  await second.goto(`${site}/about`);
  const calls = watchCalls(page.context());
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([page, second].map((tab) => tab.reload()));
    await Promise.all([page, second].map((tab) => accountButton(tab, person).waitFor()));
  }
  // At least one each; on a busy machine a tab may refresh once more, which must not sign out either.
  expect(calls.length).toBeGreaterThanOrEqual(10);
  expect(new Set(calls)).toEqual(new Set(['POST /refresh 200']));
});

test('a session ended from another device is reported in all tabs, and a login continues', async () => {
  const person = await registerPerson();
  const { page, errors } = await open();
  await logIn(page, site, person);
  await page.goto(`${site}/account`);
  await page.getByText('This device', { exact: true }).waitFor();
  const second = await page.context().newPage();
  await second.goto(`${site}/about`);
  await accountButton(second, person).waitFor();
  await (await openOtherDevice(person)).endAllOthers();

  await page.getByLabel('Current password', { exact: true }).fill(person.password);
  await page.getByLabel('New password', { exact: true }).fill('other quiet stones');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your session has ended. Log in again to continue.').waitFor();
  await loginLink(second).waitFor();

  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(`${site}/account`);
  await page.getByRole('heading', { name: person.username }).waitFor();
  expectOnlyNetworkErrors({ page, errors });
});

test('the session is renewed every nine minutes, and a network failure does not sign out', async () => {
  const person = await registerPerson();
  const { page, errors } = await open();
  await page.clock.install();
  await logIn(page, site, person);
  const calls = watchCalls(page.context());
  await page.route(`${auth}/**`, (route) => route.abort('internetdisconnected'));
  const attempt = page.waitForEvent('requestfailed');
  await page.clock.fastForward('09:05');
  await attempt;
  await accountButton(page, person).waitFor();
  expect(calls).toEqual([]);

  await page.unroute(`${auth}/**`);
  await page.clock.fastForward('00:06');
  // On a busy machine the page may learn of the failure after the jump, or a slow answer may be a second failure: then
  // the next attempt is in real time.
  await expect.poll(() => calls.at(-1), { timeout: 60_000 }).toBe('POST /refresh 200');
  await accountButton(page, person).waitFor();
  expectOnlyNetworkErrors({ page, errors });
});
