import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { reload, site, useBrowser } from '../support/browser.ts';
import { copyProject } from '../support/copy-project.ts';
import { accountButton, auth, logIn, type Person, registerPerson } from '../support/people.ts';
import { type StartedSite, startSite } from '../support/start-site.ts';

const { open } = useBrowser();
let checkout: ReturnType<typeof copyProject>;
let started: StartedSite;

beforeAll(async () => {
  checkout = copyProject();
  started = await startSite(checkout.folder);
});
afterAll(async () => {
  await started?.stop();
  checkout.remove();
});

/** Registers, logs in on a page and comes back to it. */
async function signIn(page: Page, target: Pick<StartedSite, 'origin' | 'auth'>): Promise<Person> {
  const person = await registerPerson({ service: target.auth });
  await logIn(page, target.origin, person);
  await reload(page);
  await accountButton(page, person).waitFor();
  return person;
}

test('two concurrent npm start build a change once and do not change a running site of the checkout; login works on all three', async () => {
  const registry = async () => (await fetch(`${started.origin}/modules.json`)).text();
  const before = await registry();
  appendFileSync(join(checkout.folder, 'mfe-auth/src/routes.ts'), '// Changed\n');
  const both = await Promise.all([startSite(checkout.folder), startSite(checkout.folder)]);
  onTestFinished(async () => void (await Promise.all(both.map(({ stop }) => stop()))));
  const built = both.flatMap(({ output }) => output().match(/^ {2}\S+ +built in/gm) ?? []);
  expect(built).toEqual([expect.stringContaining('mfe-auth')]);
  expect(await registry()).toBe(before);
  for (const target of [...both, started]) await signIn((await open()).page, target);
});

test('two checkouts in one browser: a login in one does not sign out of the other', async () => {
  const { page } = await open();
  const second = await page.context().newPage();
  const person = await signIn(page, started);
  await signIn(second, { origin: site, auth });
  await reload(page);
  await accountButton(page, person).waitFor();
});
