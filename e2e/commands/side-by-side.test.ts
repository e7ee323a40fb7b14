import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { reload, site, useBrowser } from '../support/browser.ts';
import { copyProject } from '../support/copy-project.ts';
import { accountButton, auth, logIn, type Person, registerPerson } from '../support/people.ts';
import { runNpm } from '../support/run-npm.ts';
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

test('two npm start in one checkout on different ports: login works on both', async () => {
  const registry = async () => (await fetch(`${started.origin}/modules.json`)).text();
  const before = await registry();
  const second = await startSite(checkout.folder);
  onTestFinished(second.stop);
  expect(await registry()).toBe(before);
  for (const target of [second, started]) await signIn((await open()).page, target);
});

test('two concurrent npm start build a change once, and login works on both', async () => {
  appendFileSync(join(checkout.folder, 'mfe-auth/src/routes.ts'), '// Changed\n');
  const both = await Promise.all([startSite(checkout.folder), startSite(checkout.folder)]);
  onTestFinished(async () => void (await Promise.all(both.map(({ stop }) => stop()))));
  const built = both.flatMap(({ output }) => output().match(/^ {2}\S+ +built in/gm) ?? []);
  expect(built).toEqual([expect.stringContaining('mfe-auth')]);
  for (const target of both) await signIn((await open()).page, target);
});

test('two checkouts in one browser: a login in one does not sign out of the other', async () => {
  const { page } = await open();
  const second = await page.context().newPage();
  const person = await signIn(page, started);
  await signIn(second, { origin: site, auth });
  await reload(page);
  await accountButton(page, person).waitFor();
});

test('the tests of npm start do not change a running site in the same checkout', async () => {
  const journeys = ['run', '--config', 'e2e/vitest.config.ts', 'commands/start', '-t', 'serves deep links'];
  const tests = runNpm(checkout.folder, ['exec', '--', 'vitest', ...journeys]);
  onTestFinished(tests.stop);
  expect(await tests.ended, tests.output()).toBe(0);
  await signIn((await open()).page, started);
}, 300_000);
