/** One canary of the directory, from its deployment to its promotion. Each test continues from the state of the one before. */
import { join } from 'node:path';
import { liveRelease } from '@campusway/publishing/release';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo, reload, useBrowser } from '../support/browser.ts';
import { copySite } from '../support/copy-site.ts';
import { firstDepartment } from '../support/departments.ts';
import { useProjectCopy, useSite } from '../support/deploy-project.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import { waitForPrecache } from '../support/precache.ts';

const { open } = useBrowser();
const project = useProjectCopy();
copySite(project.site);
const served = await useSite(project.site);
const name = 'mfe-directory';
const stable = liveRelease(project.site)?.modules[name] ?? '';
const text = 'Shown to some';

/** A new tab that draws `drawn`, and the builds of the directory that it requests. */
async function openTab(drawn: number, path = '/departments', options: BrowserContextOptions = {}) {
  const visit = await open(options);
  const { page } = visit;
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, , module, build] = new URL(request.url()).pathname.split('/');
    if (module === name && build) requested.push(build);
  });
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, drawn);
  await goTo(page, served.origin + path);
  /** Builds since the last call, of requests and of what the browser would load. */
  const takeBuilds = async () => {
    const listed = await page
      .locator(`link[href*="/${name}/"]`)
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname.split('/')[3] ?? ''),
      );
    return [...new Set([...requested.splice(0), ...listed])];
  };
  return { ...visit, takeBuilds };
}

const isNew = (page: Page) => page.getByText(text).isVisible();

async function goToDepartments(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Faculty', exact: true }).click();
  await firstDepartment(page).waitFor();
}

test('without a canary no page names one', async () => {
  for (const path of ['/', '/departments', '/no-such-page']) {
    const page = await (await fetch(served.origin + path, { headers: { accept: 'text/html' } })).text();
    expect(page).not.toMatch(/canary|id="choice"/);
  }
});

test('npm run deploy of a packed canary passes the gate, and npm run modules shows it with its share', async () => {
  project.edit('mfe-directory/src/departments/DepartmentsPage.tsx', (source) =>
    source.replace('<ul ', `<p>${text}</p><ul `),
  );
  const file = await project.pack(name, join(project.folder, 'incoming'));
  const report = await project.deploy(file, '--canary', '50', '--reason', 'first try');
  expect(report).toMatchObject({ code: 0, outcome: 'canary', share: 50 });
  expect(report.gate?.opened?.pages).toBeGreaterThan(20);
  const { output } = await project.run('modules', '--check');
  expect(output).toMatch(
    /canary of mfe-directory: 50 % of tabs\n {2}[0-9a-f]{12} .*\n.*\n.*reason: first try/,
  );
  expect(output).toContain('The site is intact');
});

test.each([
  ['below', 0.499, true],
  ['from', 0.5, false],
])(
  'a tab that draws a number %s the share has one build: after a reload, on other pages, and on Back',
  async (_, drawn, has) => {
    const { page, takeBuilds } = await openTab(drawn);
    expect(await isNew(page)).toBe(has);
    const first = await takeBuilds();
    expect([first.length, first[0] === stable]).toEqual([1, !has]);
    // Another number would now be on the other side.
    await page.addInitScript((value) => {
      Math.random = () => 1 - value;
    }, drawn + 0.0005);
    await reload(page);
    expect([await isNew(page), await takeBuilds()]).toEqual([has, first]);
    await goTo(page, `${served.origin}/room/205`);
    await page.getByRole('heading', { level: 1, name: '205' }).waitFor();
    expect(await takeBuilds()).toEqual(first);
    await goTo(page, `${served.origin}/`);
    await goToDepartments(page);
    expect([await isNew(page), await takeBuilds()]).toEqual([has, first]);
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '205' }).waitFor();
    expect(await takeBuilds()).toEqual(first);
    expect(await page.context().cookies()).toEqual([]);
  },
);

test('a tab without storage has the live build', async () => {
  const { page } = await open();
  await page.addInitScript(() => {
    Math.random = () => 0;
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await goTo(page, `${served.origin}/departments`);
  await firstDepartment(page).waitFor();
  expect(await isNew(page)).toBe(false);
});

test.each(['', 'NaN', '-1e9', '{"version":"f00dfeedf00d"}', '../../modules/evil'])(
  'a tab that stores "%s" as its number has the live build or the canary, and nothing else',
  async (stored) => {
    const { page, takeBuilds } = await openTab(0.9);
    const [live] = await takeBuilds();
    await page.evaluate((value) => sessionStorage.setItem('campusway:canary', value), stored);
    await reload(page);
    const builds = await takeBuilds();
    expect(builds).toHaveLength(1);
    expect(builds[0] === live).toBe(!['', '-1e9'].includes(stored));
    expect(await isNew(page)).toBe(builds[0] !== live);
  },
);

test('a tab whose script of the canary is missing or changed has the live build from then on', async () => {
  for (const fault of ['missing', 'changed']) {
    const visit = await open();
    const { page } = visit;
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    await page.route('**/modules/canary/**', async (route) => {
      if (fault === 'missing') return route.abort();
      const response = await route.fetch();
      return route.fulfill({ response, body: `${await response.text()};alert(1)` });
    });
    await goTo(page, `${served.origin}/departments`);
    await firstDepartment(page).waitFor();
    expect(await isNew(page)).toBe(false);
    await page.unroute('**/modules/canary/**');
    await reload(page);
    expect(await isNew(page)).toBe(false);
    expectOnlyNetworkErrors(visit);
  }
});

test('without a network each tab has its own build', async () => {
  for (const [drawn, has] of [
    [0.1, true],
    [0.9, false],
  ] as const) {
    const visit = await openTab(drawn, '/', { serviceWorkers: 'allow' });
    const { page, takeBuilds } = visit;
    await waitForPrecache(page);
    await takeBuilds();
    await page.context().setOffline(true);
    await page.goto(`${served.origin}/departments`);
    await firstDepartment(page).waitFor();
    expect(await isNew(page)).toBe(has);
    const [build, ...more] = await takeBuilds();
    expect([build === stable, more]).toEqual([!has, []]);
    expectOnlyNetworkErrors(visit);
  }
});

test('another canary is refused until npm run abort ends the first; open pages work, and a reload has the live build', async () => {
  const { page, takeBuilds } = await openTab(0.1, '/');
  project.edit('mfe-auth/src/remote.tsx', (source) => `${source}\nconsole.info('changed');\n`);
  const { code, output } = await project.run('deploy', 'mfe-auth', '--canary', '5', '--no-browser');
  const refusal = 'mfe-directory .* is one, for 50 % of tabs. First: npm run promote -- mfe-directory';
  expect([code, output]).toEqual([1, expect.stringMatching(refusal)]);
  expect((await project.run('abort', name, '--reason', 'enough')).output).toContain(
    'no longer for 50 % of tabs',
  );
  await goToDepartments(page);
  expect(await isNew(page)).toBe(true);
  const builds = await takeBuilds();
  expect([builds.length, builds.includes(stable)]).toEqual([1, false]);
  await reload(page);
  expect([await isNew(page), await takeBuilds()]).toEqual([false, [stable]]);
  const { modules: changed } = await project.deploy('--changed', '--no-browser');
  expect(changed.map((module) => module.name)).toEqual(['mfe-auth']);
});

test('npm run promote makes the build live for all tabs; each keeps its build until it is loaded again', async () => {
  expect(await project.deploy(name, '--canary', '50', '--no-browser')).toMatchObject({ outcome: 'canary' });
  const tabs = await Promise.all([openTab(0.1, '/'), openTab(0.9, '/')]);
  expect((await project.run('promote', name)).output).toMatch(/Live as release .*\n.*in place of/);
  for (const [index, { page, takeBuilds }] of tabs.entries()) {
    await goToDepartments(page);
    expect([await isNew(page), (await takeBuilds()).length]).toEqual([index === 0, 1]);
    await reload(page);
    expect(await isNew(page)).toBe(true);
    expect(await takeBuilds()).not.toContain(stable);
  }
  expect(await (await fetch(served.origin)).text()).not.toMatch(/canary|id="choice"/);
  expect((await project.run('rollback', name)).output).toContain(stable);
});
