import { readFileSync, writeFileSync } from 'node:fs';
import type { ModuleRecord } from '@campusway/pages';
import { liveRelease } from '@campusway/publishing/release';
import { chromiumFlags, findChromium } from '@campusway/toolkit';
import { type Browser, chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { copySite } from '../support/copy-site.ts';
import { firstDepartment } from '../support/departments.ts';
import { useProjectCopy, useSite } from '../support/deploy-project.ts';
import { editRegistry } from '../support/registry.ts';
import { runNpm } from '../support/run-npm.ts';

const { open } = useBrowser();
const heading = { name: 'Faculty', level: 1 } as const;
const project = useProjectCopy();
copySite(project.site);
const directory = `/modules/mfe-directory/${liveRelease(project.site)?.modules['mfe-directory']}`;
/** Site that hosts the directory. */
const hosting = await useSite(project.site);
const remoteUrl = `${hosting.origin}${directory}`;
const hostedRemote = [`mfe-directory=${remoteUrl}`, '--new-origin'];

/** Site that loads the directory from there. */
const consumingFolder = `${project.folder}/the-other-site`;
const own = ['shell', 'college', 'mfe-search', 'mfe-auth'];
const other = await project.deploy(...own, '--no-browser', '--site', consumingFolder);
expect(other.gate?.problems).toEqual([]);
const consuming = await useSite(consumingFolder);

test('the gate rejects a remote on an origin that the shell does not allow', async () => {
  const { code, output } = await project.run(
    'deploy',
    ...hostedRemote,
    '--no-browser',
    '--site',
    consumingFolder,
  );
  expect(code).toBe(2);
  expect(output).toContain(`the shell does not allow modules from ${hosting.origin}`);
});

test('a remote on an allowed origin passes the gate and is loaded from there', async () => {
  project.edit('shell/module-origins.json', () => JSON.stringify({ origins: [hosting.origin] }));
  const report = await project.deploy('shell', ...hostedRemote, '--site', consumingFolder);
  expect(report).toMatchObject({ code: 0, outcome: 'live' });
  expect(report.modules.map(({ url }) => url)).toContain(remoteUrl);

  const { page } = await open();
  await page.goto(`${consuming.origin}/departments`);
  await firstDepartment(page).waitFor();
  const origins = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
  );
  expect(new Set(origins)).toEqual(new Set([consuming.origin, hosting.origin]));
});

test('a file that the record on the other origin leaves out does not run', async () => {
  const record = `${project.site}${directory}/module.json`;
  const whole = readFileSync(record, 'utf8');
  const { files, assets, ...facts } = JSON.parse(whole) as ModuleRecord;
  const isPage = (file: string) => /DepartmentsPage/.test(file);
  const left = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(values).filter(([file]) => !isPage(file)));
  const named = Object.entries(assets).map(([page, { scripts, styles }]) => [
    page,
    { scripts: scripts.filter((url) => !isPage(url)), styles: styles.filter(({ href }) => !isPage(href)) },
  ]);
  writeFileSync(record, JSON.stringify({ ...facts, files: left(files), assets: Object.fromEntries(named) }));
  onTestFinished(() => writeFileSync(record, whole));
  const { code, output } = await project.run('deploy', ...hostedRemote, '--site', consumingFolder);
  expect(code).toBe(2);
  expect(output).toMatch(/it loads http\S+Page\S*\.js, a script without a digest in the record of its build/);
});

test('a changed file on the other origin does not run', async () => {
  const { page, errors } = await open();
  await page.route(`${remoteUrl}/**/*.js`, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: `globalThis.tampered = true;${await response.text()}` });
  });
  await page.goto(`${consuming.origin}/departments`);
  await page.getByRole('alert').waitFor();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  errors.splice(0);
});

test('the shell rejects an origin that it does not allow, even if the registry lists it', async () => {
  const { page, errors } = await open();
  await editRegistry(page, (registry) => ({
    ...registry,
    modules: registry.modules.map((module) => ({
      ...module,
      entry: 'https://modules.evil.example/remoteEntry.js',
      assets: {},
    })),
  }));
  await page.goto(`${consuming.origin}/login`);
  await page
    .getByText('it would come from https://modules.evil.example, which this site does not allow')
    .waitFor();
  errors.splice(0);
});

test('npm run override loads one remote of the working folder into a local site, with a badge and a reset', async () => {
  writeFileSync(`${consumingFolder}/site.json`, JSON.stringify({ overrides: true }));
  await project.deploy('mfe-search', '--no-browser', '--site', consumingFolder);
  const page = 'mfe-search/src/home/HomePage.tsx';
  project.edit(page, (source) => source.replace('<HomeMenus />', '<h2>Overridden one</h2><HomeMenus />'));
  const override = runNpm(project.folder, [
    'run',
    'override',
    '--',
    'mfe-search',
    '--port',
    '0',
    '--at',
    consuming.origin,
  ]);
  try {
    await override.waitForOutput(/Open http:\/\/localhost:\d+\/\?override=\S+/);
    const link = /Open (\S+)/.exec(override.output())?.[1] ?? '';
    const { page: tab } = await open();
    tab.setDefaultTimeout(60_000);
    await tab.goto(link);
    await tab.getByRole('heading', { name: 'Overridden one' }).waitFor();
    const badge = tab.getByRole('complementary', { name: 'Overrides' });
    expect(await badge.innerText()).toMatch(/mfe-search comes from localhost:\d+/);

    project.edit(page, (source) => source.replace('Overridden one', 'Overridden two'));
    await tab.reload();
    await tab.getByRole('heading', { name: 'Overridden two' }).waitFor();
    await tab.getByRole('link', { name: 'Faculty', exact: true }).click();
    await tab.getByRole('heading', heading).waitFor();

    await badge.getByRole('button', { name: 'Reset' }).click();
    await badge.waitFor({ state: 'detached' });

    await tab.goto(`${new URL(link).origin}/?override=mfe-search`);
    await badge.getByText('"mfe-search" is no address on this machine').waitFor();
    await badge.getByRole('button', { name: 'Reset' }).click();
    await badge.waitFor({ state: 'detached' });
  } finally {
    await override.stop();
  }
}, 120_000);

test('overrides are rejected when the site is not on localhost', async () => {
  const browser: Browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, '--host-resolver-rules=MAP campus.test 127.0.0.1'],
  });
  try {
    const page = await browser.newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const { port } = new URL(consuming.origin);
    await page.goto(`http://campus.test:${port}/login?override=${encodeURIComponent('http://localhost:9')}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('complementary', { name: 'Overrides' }).count()).toBe(0);
    expect(requests.filter((url) => url.startsWith('http://localhost'))).toEqual([]);
  } finally {
    await browser.close();
  }
});
