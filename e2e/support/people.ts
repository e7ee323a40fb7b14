import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { site, type Visit, type Visitor } from './browser.ts';

export const auth = inject('auth');

export interface Person {
  readonly username: string;
  readonly password: string;
}

/** Creates an account through the API. */
export async function registerPerson({
  service = auth,
  username = newPerson().username,
} = {}): Promise<Person> {
  const person = { ...newPerson(), username };
  await call(service, 'POST', '/register', { body: { role: 'student', ...person } });
  return person;
}

/** New username and password without an account. */
export function newPerson(): Person {
  return { username: `p-${randomUUID().slice(0, 8)}`, password: 'quiet river stones' };
}

export const passwordBox = (page: Page) => page.getByLabel('Password', { exact: true });
export const accountButton = (page: Page, { username }: Person) =>
  page.getByRole('banner').getByRole('button', { name: username });

/** Logs in through the form of the open login page. */
export async function fillLogin(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await passwordBox(page).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

export async function logIn(page: Page, origin: string, person: Person): Promise<void> {
  await page.goto(`${origin}/login`);
  await fillLogin(page, person);
  await page.waitForURL(`${origin}/campus-map`);
  await accountButton(page, person).waitFor();
}

/** Opens the account page of a new account. */
export async function openAccount(open: Visitor['open']): Promise<Visit & { readonly person: Person }> {
  const person = await registerPerson();
  const visit = await open();
  await logIn(visit.page, site, person);
  await visit.page.goto(`${site}/account`);
  return { ...visit, person };
}

/** Fills the form of the open registration page. */
export async function fillRegistration(
  page: Page,
  { username, password }: Person,
  role = 'student',
): Promise<void> {
  await page.getByLabel('Role').selectOption(role);
  await page.getByLabel('Username').fill(username);
  await passwordBox(page).fill(password);
}

export const createButton = (page: Page) => page.getByRole('button', { name: 'Create account' });

/** Another device of the same account, which lists and ends sessions through the API. */
export async function openOtherDevice(person: Person, service = auth) {
  const { access_token: token } = await call(service, 'POST', '/login', {
    body: { ...person, deliver: 'body' },
  });
  return {
    async countSessions(): Promise<number> {
      return (await call(service, 'GET', '/sessions', { token })).sessions.length;
    },
    async endAllOthers(): Promise<void> {
      const { sessions } = await call(service, 'GET', '/sessions', { token });
      for (const { id, current } of sessions as { id: string; current: boolean }[])
        if (!current) await call(service, 'DELETE', `/sessions/${id}`, { token });
    },
  };
}

async function call(
  service: string,
  method: string,
  path: string,
  { body, token }: { body?: object; token?: string },
) {
  const response = await fetch(service + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
}
