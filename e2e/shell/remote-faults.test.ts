import { setTimeout as pause } from 'node:timers/promises';
import type { RegisteredModule } from '@campusway/contract';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBroken, remotes } from '../support/broken-remote.ts';
import { site, useBrowser } from '../support/browser.ts';
import { firstDepartment } from '../support/departments.ts';
import { expectOnlyNetworkErrors, type Fault, faults } from '../support/faults.ts';
import { editRegistry, withoutInlinedRegistry } from '../support/registry.ts';

const { open } = useBrowser();
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

const editModules = (page: Page, change: (module: RegisteredModule) => RegisteredModule) =>
  editRegistry(page, (registry) => ({ ...registry, modules: registry.modules.map(change) }));

const reasons: Readonly<Record<Fault, RegExp>> = {
  'switched off': /the server could not be reached/,
  hung: /did not answer within 8 seconds/,
  'answering 503': /the server answered 503|the server could not be reached/,
  'serving a page in place of its entry': /its files are damaged|could not be reached/,
  'serving a damaged entry': /its files are damaged/,
};

/** The fault is reported, Try again recovers. */
async function recover(remote: (typeof remotes)[number], fault: Fault): Promise<void> {
  const { page, repair, errors } = await openBroken(open, remote, fault);
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(reasons[fault]);
  expect(await alert.innerText()).not.toContain(remote.name);

  await repair();
  await tryAgain(page);
  await remote.content(page).waitFor();
  await alert.waitFor({ state: 'detached' });
  expectOnlyNetworkErrors({ page, errors });
}

/** What the shell takes apart is the same for each remote: all faults at one, the unreachable server and `hung` at each. */
const quickFaults = (Object.keys(faults) as Fault[]).filter((fault) => fault !== 'hung');

describe.each(remotes)('$name', (remote) => {
  test.each(remote === remotes[0] ? quickFaults : (['switched off'] as const))(
    '%s: reported, Try again recovers',
    (fault) => recover(remote, fault),
  );

  test('its entry loads but its pages answer 503: reported, and Try again recovers', async () => {
    const { page, errors } = await open();
    const chunks = new RegExp(`/modules/${remote.name}/.*Page\\.js`);
    await page.route(chunks, faults['answering 503']);
    await page.goto(site + remote.path);
    await page.getByRole('alert').waitFor();
    await page.unroute(chunks);
    await tryAgain(page);
    await remote.content(page).waitFor();
    expectOnlyNetworkErrors({ page, errors });
  });
});

// Beside each other, since each waits for a time limit of 8 to 16 seconds.
test('what hangs is reported after its time limit, and Try again recovers: a remote, a page, the registry, a part of the college', async () => {
  await Promise.all([
    ...remotes.map((remote) => recover(remote, 'hung')),
    recoverChunk(),
    recoverRegistry(faults.hung, /did not load within 8 seconds/),
    recoverPart(faults.hung, /it did not answer within 15 seconds/),
  ]);
});

/** Try again loads the second copy of a page whose chunk hangs. */
async function recoverChunk(): Promise<void> {
  const { page } = await open();
  await page.route(/\/modules\/mfe-directory\/\w+\/assets\/DepartmentsPage\.js/, faults.hung);
  await page.goto(`${site}/departments`, { waitUntil: 'commit' });
  await page.getByText('it did not answer within 16 seconds').waitFor();
  await tryAgain(page);
  await firstDepartment(page).waitFor();
}

/** The shell works and reports the fault of the registry, and Try again recovers. */
async function recoverRegistry(fault: (route: Route) => unknown, reason: RegExp): Promise<void> {
  const { page, errors } = await open();
  await withoutInlinedRegistry(page);
  await page.route('**/modules.json', fault);
  await page.goto(`${site}/departments`);
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(reason);
  await page.getByRole('link', { name: 'About Us', exact: true }).click();
  await page.getByRole('heading', { name: 'About Us' }).waitFor();
  await page.goBack();
  await page.unroute('**/modules.json');
  await tryAgain(page);
  await firstDepartment(page).waitFor();
  expectOnlyNetworkErrors({ page, errors });
}

describe('the registry', () => {
  test.each([
    ['answering 503', faults['answering 503'], /answered 503/],
    ['not JSON', faults['serving a page in place of its entry'], /JSON|damaged/i],
    ['switched off', faults['switched off'], /fetch/i],
  ] as const)('%s: the shell works and reports it, and Try again recovers', (_name, fault, reason) =>
    recoverRegistry(fault, reason),
  );

  test('invalid modules are left out, the others work', async () => {
    const { page } = await open();
    await editRegistry(page, (registry) => ({
      ...registry,
      modules: [{ name: 'mfe-broken' }, 17, null, ...registry.modules],
    }));
    await page.goto(`${site}/departments`);
    await firstDepartment(page).waitFor();
  });

  test.each([
    [
      'is built for another contract',
      { contract: 99 },
      /built for version 99 of the site, this is version 1/,
    ],
    ['needs another React', { shared: { react: '^20.0.0' } }, /needs react \^20\.0\.0, this site has 19\./],
  ])('a remote that %s is refused with the reason', async (_name, change, reason) => {
    const { page } = await open();
    await editModules(page, (module) => ({ ...module, ...change }));
    await page.goto(`${site}/departments`);
    await page.getByText(reason).waitFor();
  });

  test('names a build that does not load: the second attempt falls back to the last good one', async () => {
    const { page, errors } = await open();
    await editModules(page, (module) => ({
      ...module,
      previous: module,
      entry: `/modules/${module.name}/000000000000/remoteEntry.js`,
      retryEntry: `/modules/${module.name}/000000000000/retry/remoteEntry.js`,
      assets: {},
    }));
    await page.goto(`${site}/departments`);
    await tryAgain(page);
    await firstDepartment(page).waitFor();
    expectOnlyNetworkErrors({ page, errors });
  });
});

const partFile = (part: string) => new RegExp(`/modules/college/files/${part}\\.\\w+\\.json`);

/** The fault of a part of a page's college is reported, Try again recovers, other pages work. */
async function recoverPart(fault: (route: Route) => unknown, reason: RegExp): Promise<void> {
  const { page, errors } = await open();
  await page.route(partFile('people'), fault);
  await page.goto(`${site}/cse`, { waitUntil: 'commit' });
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(reason);
  // A return would wait for the time limit again.
  if (fault !== faults.hung) {
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByPlaceholder('Enter Room Number').waitFor();
    await page.goBack();
    await alert.waitFor();
  }

  await page.unroute(partFile('people'));
  await tryAgain(page);
  await page.getByPlaceholder('Search by name...').waitFor();
  await alert.waitFor({ state: 'detached' });
  expectOnlyNetworkErrors({ page, errors });
}

describe('a part of the college', () => {
  const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not Found' });
  const changed = (route: Route) => route.fulfill({ contentType: 'application/json', body: '[]' });
  const quick = [
    ['answering 404', missing, /the server answered 404/],
    ['not what was published', changed, /its files are damaged \(not what was published\)/],
    ['switched off', faults['switched off'], /the server could not be reached/],
  ] as const;

  test.each(quick)('of a page, %s: reported, Try again recovers, other pages work', (_, fault, reason) =>
    recoverPart(fault, reason),
  );

  test('of a plan in a page: the slot reports it, Try again recovers, the rest of the page works', async () => {
    const { page, errors } = await open();
    await page.route(partFile('screens'), changed);
    await page.goto(`${site}/cse-map`, { waitUntil: 'commit' });
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/The plan did not load: its files are damaged/);
    await page.getByRole('heading', { name: 'Room Details' }).waitFor();
    await page.unroute(partFile('screens'));
    await tryAgain(page);
    await page.locator('.leaflet-container').waitFor();
    expectOnlyNetworkErrors({ page, errors });
  });

  test('of a floor that is opened later: reported, and Try again recovers', async () => {
    const { page, errors } = await open();
    const loads: string[] = [];
    await page.route(partFile('plan-level-3'), (route) => {
      loads.push(route.request().method());
      return missing(route);
    });
    await page.goto(`${site}/navigate?from=main-gate-1&to=room-310&floor=3`, { waitUntil: 'commit' });
    await page.getByRole('alert').waitFor();
    // One request, and a second one to determine the reason.
    expect(loads).toEqual(['GET', 'HEAD']);
    await page.unroute(partFile('plan-level-3'));
    await tryAgain(page);
    await page.locator('.leaflet-container').waitFor();
    expectOnlyNetworkErrors({ page, errors });
  });

  test('that loads slowly is awaited', async () => {
    const { page } = await open();
    await page.route(partFile('people'), async (route) => {
      await pause(3000);
      await route.fallback();
    });
    await page.goto(`${site}/cse`, { waitUntil: 'commit' });
    await page.getByPlaceholder('Search by name...').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('of the not-found page: the page works without its list', async () => {
    const { page, errors } = await open();
    for (const fault of [...quick.map(([, quickFault]) => quickFault), faults.hung]) {
      await page.route(partFile('departments'), fault);
      await page.goto(`${site}/no-such-page`, { waitUntil: 'commit' });
      await page.getByText('There is no page at').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await page.getByRole('heading', { name: 'Departments' }).count()).toBe(0);
      await page.unroute(partFile('departments'));
    }
    expectOnlyNetworkErrors({ page, errors });
  });
});

describe('a file that does not match its digest', () => {
  test.each([
    ['entry', /\/modules\/mfe-directory\/\w+\/remoteEntry\.js/],
    ['chunk', /\/modules\/mfe-directory\/.*DepartmentsPage\.js/],
  ])('%s: it does not run, and the page reports it', async (_kind, file) => {
    const { page, errors } = await open();
    await page.route(file, async (route) => {
      const response = await route.fetch();
      return route.fulfill({ response, body: `globalThis.tampered = true;${await response.text()}` });
    });
    await page.goto(`${site}/departments`);
    await page.getByRole('alert').waitFor();
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    expectOnlyNetworkErrors({ page, errors });
  });

  test('stylesheet: it does not apply, and the page reports it', async () => {
    const { page, errors } = await open();
    await page.route(/\/modules\/mfe-directory\/.*\.css/, (route) =>
      route.fulfill({ contentType: 'text/css', body: 'body { outline: 9px solid red }' }),
    );
    await page.goto(`${site}/departments`);
    await page.getByRole('alert').waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).outlineStyle)).toBe('none');
    expectOnlyNetworkErrors({ page, errors });
  });
});
