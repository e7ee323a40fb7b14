import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@campusway/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { openProjectCopy, openSite, type ProjectCopy } from './support/deploy-project.ts';

/** The office changes its data; nothing is built for it. */
const { open } = useBrowser();
let project: ProjectCopy;
let served: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  project = openProjectCopy();
  await project.deploy('--all', '--no-browser');
  served = await openSite(project.site);
}, 120_000);
afterAll(async () => {
  await served?.close();
  project?.remove();
});

const registry = async () => (await (await fetch(`${served.origin}/modules.json`)).json()) as Registry;

async function roomOf(person: string): Promise<string> {
  const { page } = await open();
  await page.goto(`${served.origin}/civil?q=${encodeURIComponent(person)}`);
  const card = page.getByRole('listitem').filter({ hasText: person }).first();
  await card.getByRole('link', { name: /Directions to/ }).waitFor();
  return card.innerText();
}

test('npm run deploy -- college takes a changed line live, checked, without building a module', async () => {
  expect(await roomOf('Dr. L. Sridhar Naidu')).toContain('154');
  const before = await registry();
  project.edit('college/people/civil.json', (text) => text.replace('"room": "154"', '"room": "150"'));
  const report = await project.deploy('college');
  expect(report).toMatchObject({ code: 0, outcome: 'live', modules: [{ name: 'college' }] });
  expect(report.gate?.problems).toEqual([]);
  expect(report.gate?.opened?.pages).toBeGreaterThan(0);
  expect(await roomOf('Dr. L. Sridhar Naidu')).toContain('150');
  const after = await registry();
  expect(after.modules.map(({ version }) => version)).toEqual(before.modules.map(({ version }) => version));
  expect(after.college?.parts.rooms).toEqual(before.college?.parts.rooms);
  expect(after.college?.parts.people).not.toEqual(before.college?.parts.people);
  expect((await project.run('modules', '--check')).output).toContain('The site is whole');
});

test('a college with an error is refused with file and line, and the site stays as it is', async () => {
  const { release } = await registry();
  project.edit('college/people/civil.json', (text) => text.replace('"room": "150"', '"room": "999"'));
  const { code, output } = await project.run('deploy', 'college');
  expect(code).toBe(1);
  expect(output).toMatch(/people\/civil\.json[\s\S]*line \d+: .*"999"/);
  expect((await registry()).release).toBe(release);
  project.edit('college/people/civil.json', (text) => text.replace('"room": "999"', '"room": "150"'));
});

test('npm run rollback -- college takes the change back', async () => {
  expect((await project.run('modules')).output).toMatch(/college\n {2}\w{12} {2}live/);
  const { code } = await project.run('rollback', 'college');
  expect(code).toBe(0);
  expect(await roomOf('Dr. L. Sridhar Naidu')).toContain('154');
});

test('a college has its own names, colour, logo and quick links, before any script and after', async () => {
  project.edit('college/college.json', (text) =>
    JSON.stringify({
      ...JSON.parse(text),
      name: 'North <Hill> College',
      siteTitle: 'Hill & Ways',
      languages: ['en-GB'],
      accent: { light: '#8a1538', dark: '#ff9db5' },
      logo: 'logo/hill.svg',
      quickLinks: [{ place: 'canteen', label: 'Food' }, { place: 'nowhere' }, { place: 'room-205' }],
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
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Hill & Ways' }).waitFor();
  await expect
    .poll(() => banner.locator('img').evaluate((logo: HTMLImageElement) => logo.naturalWidth))
    .toBeGreaterThan(0);
  const here = banner.getByRole('link', { name: 'About Us' });
  expect(await here.evaluate((link) => getComputedStyle(link).color)).toBe('rgb(138, 21, 56)');
  await banner.getByRole('link', { name: 'Home', exact: true }).click();
  const links = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  await links.first().waitFor();
  expect(
    await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')])),
  ).toEqual([
    ['Food', '/campus-nav?to=canteen'],
    ['Room 205', '/navigate?to=room-205'],
  ]);
});
