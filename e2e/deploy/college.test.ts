/** Changes of a college's data, deployed without a build. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@campusway/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo, reload, useBrowser, type Visit } from '../support/browser.ts';
import { copySite } from '../support/copy-site.ts';
import { useProjectCopy, useSite } from '../support/deploy-project.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import { openTab, reloadButton, returnToTab } from '../support/open-tab.ts';
import { listPrecachedFiles, waitForPrecache } from '../support/precache.ts';

const { open } = useBrowser();
const project = useProjectCopy();
copySite(project.site);
const served = await useSite(project.site);

const registry = async () => (await (await fetch(`${served.origin}/modules.json`)).json()) as Registry;

const head = 'Dr. L. Sridhar Naidu';

/** Room of the department's head, as a page of the live site shows it. */
async function roomOfHead(): Promise<string> {
  const { page } = await open();
  await page.goto(`${served.origin}/civil`);
  return shownRoom(page);
}

async function shownRoom(page: Page): Promise<string> {
  const card = page.getByRole('listitem').filter({ hasText: head }).first();
  const link = card.getByRole('link', { name: /Directions to \d+/ });
  // An off-screen card (`content-visibility`) has no inner text.
  return /to (\d+)/.exec((await link.textContent()) ?? '')?.[1] ?? '';
}

/** The head is the first person in the file. */
function moveHead(room: string): void {
  project.edit('college/people/civil.json', (text) => text.replace(/"room": "\d+"/, `"room": "${room}"`));
}

function changeFormats(formats: string): void {
  project.edit('packages/web/contract/src/college-format.ts', (source) =>
    source.replace(/served: \[.*?\]/, `served: ${formats}`),
  );
}

test('npm run deploy -- college makes a changed line live through the gate, without building a module; an open tab keeps its college until its reload, and the offline cache follows', async () => {
  expect(await roomOfHead()).toBe('154');
  const before = await registry();
  const { page: tab } = await openTab(await open(), served.origin);
  const requests = recordRequests(tab);
  const visit = await open({ serviceWorkers: 'allow' });
  await goTo(visit.page, `${served.origin}/civil`);
  await waitForPrecache(visit.page);
  const old = before.college?.parts.people?.href;
  expect(await listPrecachedFiles(visit.page)).toContain(old);

  moveHead('150');
  const report = await project.deploy('college');
  expect(report).toMatchObject({ code: 0, outcome: 'live', modules: [{ name: 'college' }] });
  expect(report.gate?.problems).toEqual([]);
  expect(report.gate?.opened?.pages).toBeGreaterThan(0);
  expect(await roomOfHead()).toBe('150');
  const after = await registry();
  expect(after.modules.map(({ version }) => version)).toEqual(before.modules.map(({ version }) => version));
  expect(after.college?.parts.rooms).toEqual(before.college?.parts.rooms);
  expect(after.college?.parts.people).not.toEqual(before.college?.parts.people);
  expect((await project.run('modules', '--check')).output).toContain('The site is intact');

  await returnToTab(tab);
  await reloadButton(tab).waitFor();
  await openStaffOfHead(tab);
  expect(await shownRoom(tab)).toBe('154');
  expect(requests).toContain(old);
  expect(requests).not.toContain(after.college?.parts.people?.href);
  await reloadButton(tab).click();
  await expect.poll(() => shownRoom(tab)).toBe('150');
  expect(requests).toContain(after.college?.parts.people?.href);

  await expectOffline(visit, '150', old);
});

async function openStaffOfHead(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Faculty', exact: true }).click();
  await page.getByRole('link', { name: 'Faculty Rooms of CE', exact: true }).click();
}

/** After a reload the site shows the head's new room without a network, and the old data is not stored any more. */
async function expectOffline(visit: Visit, room: string, old: string | undefined): Promise<void> {
  const { page } = visit;
  await reload(page);
  await expect.poll(() => listPrecachedFiles(page)).not.toContain(old);
  await page.context().setOffline(true);
  await page.goto(`${served.origin}/civil`);
  expect(await shownRoom(page)).toBe(room);
  await page.goto(`${served.origin}/civil-map`);
  await page.getByRole('heading', { name: 'Room Details' }).waitFor();
  expectOnlyNetworkErrors(visit);
}

test('npm run deploy -- college rejects an error with file and line, and does not change the site', async () => {
  const { release } = await registry();
  moveHead('999');
  const { code, output } = await project.run('deploy', 'college');
  expect(code).toBe(1);
  expect(output).toMatch(/people\/civil\.json[\s\S]*line \d+: .*"999"/);
  expect((await registry()).release).toBe(release);
  moveHead('150');
});

test('npm run rollback -- college restores the previous college', async () => {
  expect((await project.run('modules')).output).toMatch(
    /college\n {2}\w{12} {2}live .* ago, college format 1 or 2\n/,
  );
  const { code } = await project.run('rollback', 'college');
  expect(code).toBe(0);
  expect(await roomOfHead()).toBe('154');
});

test('a college has its own names, colour, logo and quick links, with and without scripts; after the removal of a person an open tab loads the new college by itself, and no address has the old one', async () => {
  const visit = await openTab(await open(), served.origin);
  const old = (await registry()).college?.parts.people?.href ?? '';
  project.edit('college/people/civil.json', (text) => {
    const file = JSON.parse(text);
    return JSON.stringify({ ...file, teaching: file.teaching.slice(0, -1) }, null, 2);
  });
  project.edit('college/college.json', (text) =>
    JSON.stringify({
      ...JSON.parse(text),
      name: 'North <Hill> College',
      siteTitle: 'Hill & Ways',
      attribution: ['Map data: Hill <Survey>.'],
      languages: ['en-GB'],
      accent: { light: '#8a1538', dark: '#ff9db5' },
      logo: 'logo/hill.svg',
      quickLinks: [{ place: 'canteen', label: 'Food' }, { place: 'room-205' }],
    }),
  );
  mkdirSync(join(project.folder, 'college/logo'));
  writeFileSync(
    join(project.folder, 'college/logo/hill.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 8 5 1l3 7z"/></svg>',
  );
  expect(await project.deploy('college', '--no-browser')).toMatchObject({ outcome: 'live' });
  const html = await (await fetch(`${served.origin}/about`)).text();
  for (const text of ['North &lt;Hill> College', '<title>About Us · Hill &amp; Ways</title>', 'lang="en-GB"'])
    expect(html).toContain(text);
  const manifest = await (await fetch(`${served.origin}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: 'Hill & Ways', lang: 'en-GB' });

  const { page } = await open({ colorScheme: 'light' });
  await page.goto(`${served.origin}/about`);
  await page.getByRole('heading', { name: 'North <Hill> College' }).waitFor();
  await page.getByRole('contentinfo').getByText('North <Hill> College').waitFor();
  await page.getByRole('contentinfo').getByText('Map data: Hill <Survey>.').waitFor();
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Hill & Ways' }).waitFor();
  await expect
    .poll(() => banner.locator('img').evaluate((logo: HTMLImageElement) => logo.naturalWidth))
    .toBeGreaterThan(0);
  const currentLink = banner.getByRole('link', { name: 'About Us' });
  expect(await currentLink.evaluate((link) => getComputedStyle(link).color)).toBe('rgb(138, 21, 56)');
  await banner.getByRole('link', { name: 'Home', exact: true }).click();
  const links = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  await links.first().waitFor();
  expect(
    await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')])),
  ).toEqual([
    ['Food', '/campus-nav?to=canteen'],
    ['Room 205', '/navigate?to=room-205'],
  ]);

  expect((await fetch(served.origin + old)).status).toBe(404);
  await openStaffOfHead(visit.page);
  expect(await shownRoom(visit.page)).toBe('150');
  expect(await visit.page.getByRole('alert').count()).toBe(0);
  expect((await project.run('rollback', 'college')).output).toContain(
    'data of people whom the site no longer',
  );
  expectOnlyNetworkErrors(visit);
});

test('the gate rejects a college whose pages fail, and the site does not change', async () => {
  const { release } = await registry();
  const derive = 'packages/office/college/src/derive/derive-college.ts';
  const [right, wrong] = [
    '      people,',
    '      people: people.map((one) => ({ ...one, name: undefined })),',
  ];
  project.edit(derive, (source) => source.replace(right, wrong));
  const report = await project.deploy('college');
  expect(report).toMatchObject({ code: 2, outcome: 'refused' });
  expect(report.gate?.problems.map(({ page }) => page)).toContain('/cse');
  expect((await registry()).release).toBe(release);
  expect((await project.run('modules', '--check')).output).toContain('The site is intact');
  project.edit(derive, (source) => source.replace(wrong, right));
});

test('a college in an unreadable format, forced past the gate, breaks only the pages that read it; a reload after the fix shows them', async () => {
  changeFormats('[3]');
  const forced = await project.deploy('college', '--no-browser', '--force');
  expect(forced).toMatchObject({ code: 0, outcome: 'live' });
  const refusals = forced.gate?.problems.map(({ module, reason }) => `${module} ${reason}`) ?? [];
  expect(refusals.toSorted()).toEqual(
    ['mfe-directory', 'mfe-maps', 'mfe-search', 'shell'].map((module) =>
      expect.stringMatching(
        new RegExp(`^${module} it reads the college in format 2, college \\w+ has format 3`),
      ),
    ),
  );
  const { page } = await open();
  await page.goto(`${served.origin}/departments`);
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toContain(
    'it was built for version 2 of the college data, this site has version 3',
  );
  await page.getByRole('link', { name: 'About Us', exact: true }).click();
  await page.getByRole('heading', { name: 'About Us' }).waitFor();
  await goTo(page, `${served.origin}/login`);
  expect(await page.getByText('of the college data').count()).toBe(0);
  await page.goto(`${served.origin}/departments`);
  await alert.waitFor();

  changeFormats('[2, 3]');
  const report = await project.deploy('college', '--no-browser');
  expect(report).toMatchObject({ outcome: 'live', gate: { problems: [] } });
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('link', { name: 'Faculty Rooms of CE', exact: true }).waitFor();
  expect(await alert.count()).toBe(0);
});

test('a closure that is edited while another npm run deploy -- college runs is refused in words, or waits, and is not lost', async () => {
  const closeFor = (...ids: string[]) => {
    const closures = ids.map((id) => ({ id, for: 'everybody', reason: 'Painting', review: '2999-01-01' }));
    writeFileSync(join(project.folder, 'college/closures.json'), JSON.stringify({ closures }));
  };
  const liveClosures = async (): Promise<string[]> => {
    const file = (await registry()).college?.parts.closures?.href;
    const closures = file ? await (await fetch(served.origin + file)).json() : [];
    return closures.map(({ name }: { name: string }) => name);
  };
  const holder = () => statSync(join(project.site, 'deploy.holder')).mtimeMs;
  const before = holder();
  closeFor('room-205');
  const first = project.deploy('college');
  await expect.poll(holder, { interval: 10 }).toBeGreaterThan(before);
  closeFor('room-205', 'room-214');
  const [refused, waited] = await Promise.all([
    project.run('deploy', 'college'),
    project.deploy('college', '--wait'),
  ]);
  expect(await first).toMatchObject({ code: 0, outcome: 'live' });
  expect(waited).toMatchObject({ code: 0 });
  if (refused.code !== 0) {
    expect(refused.code).toBe(3);
    expect(refused.output).toMatch(/another process is changing it .*Nothing was changed\. Run this again/);
  }
  expect(await liveClosures()).toEqual(['room 205', 'room 214']);
  expect((await project.run('modules', '--check')).output).toContain('The site is intact');
});

/** Records the URLs that the page requests. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
}
