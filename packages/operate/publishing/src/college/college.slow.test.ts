import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readModuleRecord } from '@campusway/artefact/record';
import type { Registry } from '@campusway/contract';
import { collegeBase, type ModuleRecord, toIntegrity } from '@campusway/pages';
import { routeOf } from '@campusway/pages/testing';
import { projectRoot } from '@campusway/toolkit';
import { tempFolder } from '@campusway/toolkit/testing';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { deployOptions, edit, putBuild, readLive, show } from '../../tests/temp-site.ts';
import { checkSite } from '../commands/check-site.ts';
import { deployModules } from '../commands/deploy-modules.ts';
import type { DeployOptions } from '../commands/deploy-options.ts';
import { pruneSite } from '../commands/prune-site.ts';
import { rollBack } from '../commands/roll-back.ts';
import { signSite } from '../commands/sign-site.ts';
import { contentWith } from '../commands/site-content.ts';
import { collegeVisits, noteRemovedPages } from '../gate/college-visits.ts';
import { prepareGate } from '../gate/run-gate.ts';
import { liveRelease } from '../release/release.ts';
import { writeNewKey } from '../signing/signing-keys.ts';
import { buildCollege } from './open-college.ts';
import { uploadCollege } from './upload-college.ts';

const sample = join(projectRoot, 'college');

/** The sample with one person's room changed. */
function changedSample(): string {
  const folder = join(tempFolder(), 'college');
  cpSync(sample, folder, { recursive: true });
  edit(folder, 'people/civil.json', (text) => text.replace('"room": "154"', '"room": "150"'));
  return folder;
}

const route = (path: string, page: string, college: string[] = []) => ({ ...routeOf(path, page), college });

/** Published once, because compression is slow. */
let template: { readonly site: string; readonly first: ModuleRecord } | undefined;
afterAll(() => template && rmSync(template.site, { recursive: true }));

async function siteWithCollege() {
  template ??= await publishSample(mkdtempSync(join(tmpdir(), 'campusway-college-')));
  const site = tempFolder();
  cpSync(template.site, site, { recursive: true, verbatimSymlinks: true });
  return { ...template, site };
}

/** Site that shows the college of this folder. */
async function siteOf(folder: string): Promise<string> {
  const { site } = await siteWithCollege();
  const { version } = await uploadCollege(site, buildCollege(folder));
  await show(site, { college: version });
  return site;
}

async function publishSample(site: string) {
  await putBuild(site, 'shell', 's1');
  await putBuild(site, 'mfe-a', 'a1', {
    routes: [
      { ...route('/{code}', 'staff', ['people']), each: 'department', params: { department: '{code}' } },
      { ...route('/{id}', 'screen', ['{plan}', 'places']), each: 'screen' },
      { ...route('/map', 'map'), slots: ['campus-plan'] },
    ],
    parts: ['campus-plan'],
    collegeOf: { 'campus-plan': ['screens'] },
  });
  const first = await uploadCollege(site, buildCollege(sample));
  await show(site, { shell: 's1', 'mfe-a': 'a1', college: first.version });
  return { site, first };
}

test('buildCollege() returns equal build ids for equal content only', () => {
  const [first, again, changed] = [sample, sample, changedSample()].map(
    (folder) => buildCollege(folder).record,
  );
  expect(again?.version).toBe(first?.version);
  expect(changed?.version).not.toBe(first?.version);
});

test('buildCollege() rejects a folder with an error and names file and line', () => {
  const folder = changedSample();
  edit(folder, 'people/civil.json', (text) => text.replace('"room": "150"', '"room": "999"'));
  expect(() => buildCollege(folder)).toThrow(/people\/civil\.json[\s\S]*line \d+[\s\S]*999/);
});

/** Content or link target of every file of a site except its lock. */
function contentOf(site: string): Record<string, string> {
  const paths = globSync('**', { cwd: site, exclude: ['deploy.*'] }).map((path) => join(site, path));
  return Object.fromEntries(
    paths.flatMap((path) => {
      const stat = lstatSync(path);
      if (stat.isSymbolicLink()) return [[path, readlinkSync(path)]];
      return stat.isFile() ? [[path, toIntegrity(readFileSync(path))]] : [];
    }),
  );
}

test('deployModules() does not change the site when the college has an error', async () => {
  const { site } = await siteWithCollege();
  const folder = changedSample();
  edit(folder, 'college.json', (text) => text.replace('"#1450c4"', '"#ffcc00"'));
  const before = contentOf(site);
  const options = deployOptions(site, { college: folder });
  await expect(deployModules(options, () => undefined)).rejects.toThrow(
    /college\.json[\s\S]*line \d+[\s\S]*#ffcc00/,
  );
  expect(contentOf(site)).toEqual(before);
});

/** The sample with other departments, without people and rooms. */
function sampleWithDepartments(change: (departments: readonly object[]) => readonly object[]): string {
  const folder = changedSample();
  edit(folder, 'departments.json', (text) => {
    const content = JSON.parse(text);
    return JSON.stringify({ ...content, departments: change(content.departments) });
  });
  return folder;
}

/** The sample without departments, people and ranges of room numbers. */
function sampleWithoutDepartments(): string {
  const folder = sampleWithDepartments(() => []);
  rmSync(join(folder, 'departments.json'));
  for (const part of ['people', 'photos', 'photos.json']) rmSync(join(folder, part), { recursive: true });
  for (const file of globSync('rooms/*.json', { cwd: folder }))
    edit(folder, file, (text) => text.replace(/"department": "\w+",/g, ''));
  edit(folder, 'lookup.json', (text) => text.replace(/"ranges": \[.*?\n {2}\]/s, '"ranges": []'));
  return folder;
}

test('a site can have no department at all', async () => {
  const site = await siteOf(sampleWithoutDepartments());
  const pages = readdirSync(join(site, 'live')).filter((file) => file.endsWith('.html'));
  expect(pages).toContain('floor2.html');
  expect(pages).not.toContain('cse.html');
  expect(checkSite(site)).toEqual([]);
});

test('publishRelease() links to a page about departments or accounts only where the site has them', async () => {
  const { site } = await siteWithCollege();
  const linked = {
    menu: { label: 'L', order: 1 },
    search: { title: 'S', where: 'w', aliases: [] },
    shortcut: 1,
  };
  await putBuild(site, 'mfe-b', 'b1', {
    routes: [
      { ...route('/departments', 'd'), ...linked, needs: 'department' },
      { ...route('/login', 'l'), ...linked, needs: 'auth' },
    ],
  });
  const set = (settings: object) =>
    writeFileSync(join(site, 'site.json'), JSON.stringify({ url: 'https://campus.example', ...settings }));
  const shown = () => {
    const { modules } = JSON.parse(readLive(site, 'modules.json')) as Registry;
    const routes = modules.find(({ name }) => name === 'mfe-b')?.routes ?? [];
    const inSitemap = readLive(site, 'sitemap.xml');
    return routes.filter(
      ({ path, menu, search, shortcut }) => menu && search && shortcut && inSitemap.includes(`${path}<`),
    );
  };
  set({ services: { auth: 'https://auth.example' } });
  await show(site, { 'mfe-b': 'b1' });
  expect(shown().map(({ path }) => path)).toEqual(['/departments', '/login']);
  set({ services: {} });
  const { version } = await uploadCollege(site, buildCollege(sampleWithoutDepartments()));
  await show(site, { college: version });
  expect(shown()).toEqual([]);
  const page = readLive(site, 'departments.html');
  expect(page).toContain('<meta name="robots" content="noindex" />');
  expect(page).not.toMatch(/"menu":|"shortcut":/);
});

test('a site can have 200 departments and 40 buildings', async () => {
  const folder = sampleWithDepartments((departments) => [
    ...departments,
    ...Array.from({ length: 190 }, (_, i) => ({ ...departments[0], code: `unit-${i}`, label: `Unit ${i}` })),
  ]);
  edit(folder, 'buildings.json', (text) => {
    const { buildings } = JSON.parse(text) as { buildings: { id: string; levels: { id: string }[] }[] };
    const more = Array.from({ length: 39 }, (_, i) =>
      buildings.map((building) => ({
        ...building,
        id: `block-${i}`,
        levels: building.levels.map((level) => ({ ...level, id: `block-${i}-${level.id}` })),
      })),
    );
    return JSON.stringify({ buildings: [...buildings, ...more.flat()] });
  });
  const site = await siteOf(folder);
  for (const page of ['unit-189', 'floor4']) expect(existsSync(join(site, `live/${page}.html`))).toBe(true);
  expect(checkSite(site)).toEqual([]);
});

test('uploadCollege() adds only the files that changed', async () => {
  const { site, first } = await siteWithCollege();
  const before = readdirSync(join(site, collegeBase));
  const second = await uploadCollege(site, buildCollege(changedSample()));
  const added = readdirSync(join(site, collegeBase)).filter((file) => !before.includes(file));
  expect(added.map((file) => file.replace(/\.[0-9a-f]{12}/, '')).sort()).toEqual([
    'people.json',
    'people.json.br',
    'people.json.gz',
    'search.json',
    'search.json.br',
    'search.json.gz',
  ]);
  expect(Object.keys(second.files)).toHaveLength(Object.keys(first.files).length);
});

test('publishRelease() registers the college, expands its routes and preloads the parts they read', async () => {
  const { site, first } = await siteWithCollege();
  const registry = JSON.parse(readLive(site, 'modules.json'));
  expect(registry.college).toMatchObject({ version: first.version, facts: { siteTitle: 'CampusWay' } });
  expect(liveRelease(site)?.modules.college).toBe(first.version);
  const paths = registry.modules[0].routes.map(({ path }: { path: string }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/cse', '/mba', '/cse-nav', '/floor2', '/campus-nav']));
  const page = readLive(site, 'cse.html');
  expect(page).toContain(`href="${registry.college.parts.people.href}"`);
  expect(checkSite(site)).toEqual([]);
});

test('publishRelease() writes a page for each named place and lists all places in the sitemap', async () => {
  const { site, first } = await siteWithCollege();
  writeFileSync(join(site, 'site.json'), JSON.stringify({ url: 'https://campus.example' }));
  await putBuild(site, 'mfe-b', 'b1', {
    routes: [
      { ...route('/room/:room', 'place'), title: 'Room' },
      { ...route('/place/:place', 'place'), title: 'Place' },
    ],
  });
  await show(site, { college: first.version, 'mfe-b': 'b1' });
  const read = (file: string) => readLive(site, file);

  const canteen = read('place/canteen.html');
  expect(canteen).toContain('<title>Canteen · CampusWay</title>');
  expect(canteen).toContain('<meta property="og:title" content="Canteen" />');
  expect(canteen).toContain('<link rel="canonical" href="https://campus.example/place/canteen" />');
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(canteen) ?? [];
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Place', url: 'https://campus.example/place/canteen' });
  expect(read('room/129.html')).toContain('<title>Room 129: Central Library · CampusWay</title>');

  const any = read('room/_.html');
  expect(any).toContain('<meta property="og:title" content="Room" />');
  expect(any).not.toContain('rel="canonical"');
  expect(readdirSync(join(site, 'live/room')).filter((file) => file.endsWith('.html')).length).toBeLessThan(
    20,
  );

  const addresses = Array.from(read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
  expect(addresses).toEqual(
    expect.arrayContaining(
      ['/room/329A', '/place/canteen', '/cse'].map((path) => `https://campus.example${path}`),
    ),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(read('modules.json')).not.toContain('/room/329A');
});

test('publishRelease() keeps search engines away from pages of people, rooms and places, or from all pages, as the college says', async () => {
  const { site } = await siteWithCollege();
  writeFileSync(join(site, 'site.json'), JSON.stringify({ url: 'https://campus.example' }));
  await putBuild(site, 'mfe-b', 'b1', {
    routes: [route('/room/:room', 'place', ['people', 'rooms']), route('/place/:place', 'place', ['people'])],
  });
  const pages = () => globSync('**/*.html', { cwd: join(site, 'live') });
  const isUnlisted = (page: string) =>
    readLive(site, page).includes('<meta name="robots" content="noindex" />');
  const listed = () =>
    Array.from(readLive(site, 'sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address);
  const data = 'Disallow: /modules/college/files/people.\n';
  async function showFor(searchEngines: string): Promise<void> {
    const folder = changedSample();
    edit(folder, 'college.json', (text) => JSON.stringify({ ...JSON.parse(text), searchEngines }));
    const { version } = await uploadCollege(site, buildCollege(folder));
    await show(site, { college: version, 'mfe-b': 'b1' });
  }

  await showFor('no-people');
  const departments = ['civil', 'cse', 'mba'].map((page) => `${page}.html`);
  const places = ['room/_', 'room/129', 'place/_', 'place/canteen'].map((page) => `${page}.html`);
  expect(pages().filter(isUnlisted)).toEqual(expect.arrayContaining([...departments, ...places]));
  expect(['floor2.html', 'campus-nav.html', 'map.html'].filter(isUnlisted)).toEqual([]);
  expect(listed()).toContain('https://campus.example/floor2');
  expect(listed().filter((address) => /\/(civil|cse|mba|room\/.*|place\/.*)$/.test(address))).toEqual([]);
  for (const line of [data, 'Sitemap: ']) expect(readLive(site, 'robots.txt')).toContain(line);

  await showFor('none');
  expect(pages().length).toBeGreaterThan(20);
  expect(pages().filter((page) => !isUnlisted(page))).toEqual([]);
  expect(listed()).toEqual([]);
  expect(readLive(site, 'robots.txt')).toContain(data);
  expect(readLive(site, 'robots.txt')).not.toContain('Sitemap');
});

test('publishRelease() accepts a college published before languages and quick links existed', async () => {
  const { site, first } = await siteWithCollege();
  edit(join(site, 'modules/college', first.version), 'module.json', (text) =>
    JSON.stringify(JSON.parse(text), (key, value) =>
      ['languages', 'quickLinks', 'accent'].includes(key) ? undefined : value,
    ),
  );
  await show(site, { college: first.version });
  const { facts } = JSON.parse(readLive(site, 'modules.json')).college;
  expect(facts).toMatchObject({ name: first.college?.facts.name, languages: ['en'], quickLinks: [] });
});

test('checkSite() reports a changed part of the college', async () => {
  const { site, first } = await siteWithCollege();
  const path = first.college?.parts.people ?? '';
  writeFileSync(join(site, collegeBase, path), '[]');
  expect(checkSite(site).join()).toContain(`${path} is not what was published`);
});

test('pruneSite() removes unused colleges and the files that only they used', async () => {
  const { site, first } = await siteWithCollege();
  const second = await uploadCollege(site, buildCollege(changedSample()));
  await show(site, { college: second.version });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 48 * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  const report = await pruneSite({ site, keep: 1, dryRun: false });
  expect(report.builds).toContainEqual({ name: 'college', version: first.version });
  const [removed, left] = [first, second].map(({ college }) =>
    join(site, collegeBase, college?.parts.people ?? ''),
  );
  expect([removed, left].map((file) => existsSync(file ?? ''))).toEqual([false, true]);
  expect(checkSite(site)).toEqual([]);
});

/** The sample after `change`, which edits the people of a department and may edit other fields of the folder. */
function sampleWithPeople(change: (people: Record<string, string>[]) => object[]): string {
  const folder = join(tempFolder(), 'college');
  cpSync(sample, folder, { recursive: true });
  edit(folder, 'people/civil.json', (text) => {
    const file = JSON.parse(text);
    return JSON.stringify({ ...file, teaching: change(file.teaching) });
  });
  return folder;
}

const withoutSecond = () => sampleWithPeople((people) => people.filter((_, at) => at !== 1));
const withoutContact = () =>
  sampleWithPeople((people) => people.map((person, at) => ({ ...person, ...(at === 1 && { contact: '' }) })));

/** The person of the sample that `withoutSecond` removes. */
const [, second] = JSON.parse(readFileSync(join(sample, 'people/civil.json'), 'utf8')).teaching as {
  name: string;
}[];

/** Files below `modules` that contain the text, compressed or not. */
function filesWith(site: string, text = ''): string[] {
  return globSync('modules/**/*.*', { cwd: site }).filter((path) => {
    const content = readFileSync(join(site, path));
    const plain = path.endsWith('.br')
      ? brotliDecompressSync(content)
      : path.endsWith('.gz')
        ? gunzipSync(content)
        : content;
    return plain.includes(text);
  });
}

function deploy(site: string, folder: string, options: Partial<DeployOptions> = {}) {
  return deployModules(deployOptions(site, { college: folder, ...options }), () => undefined);
}

test('deployModules() deletes every file with the name of a person who was removed', async () => {
  const { site, first } = await siteWithCollege();
  await deploy(site, changedSample());
  expect(filesWith(site, second?.name)).not.toEqual([]);
  const report = await deploy(site, withoutSecond());
  expect(filesWith(site, second?.name)).toEqual([]);
  expect(report.erased?.map(({ version }) => version)).toContain(first.version);
  expect(report.erased?.flatMap(({ files }) => files)).toContain(first.college?.parts.people);
  expect(checkSite(site)).toEqual([]);
  const plan = first.college?.parts['plan/outdoors'] ?? '';
  expect(existsSync(join(site, collegeBase, plan))).toBe(true);
});

test('deployModules() deletes the files of a removed person from a signed site, which stays verified', async () => {
  const { site } = await siteWithCollege();
  const key = join(tempFolder(), 'key.pem');
  writeNewKey(key);
  vi.stubEnv('SITE_SIGNING_KEY', key);
  onTestFinished(() => void vi.unstubAllEnvs());
  await signSite(site);
  await deploy(site, withoutSecond());
  expect(filesWith(site, second?.name)).toEqual([]);
  expect(checkSite(site)).toEqual([]);
});

test('deployModules() deletes an earlier college when a telephone number was removed, and not when a room changed', async () => {
  const { site } = await siteWithCollege();
  expect((await deploy(site, changedSample())).erased).toEqual([]);
  expect((await deploy(site, withoutContact())).erased).toHaveLength(2);
});

test('deployModules() deletes nothing on a dry run, and a refused college at once', async () => {
  const { site } = await siteWithCollege();
  const before = contentOf(site);
  const report = await deploy(site, withoutSecond(), { dryRun: true });
  expect(report.erased).toHaveLength(1);
  expect(contentOf(site)).toEqual(before);

  await putBuild(site, 'mfe-b', 'b1', { collegeFormats: [99], routes: [route('/b', 'b', ['people'])] });
  await show(site, { 'mfe-b': 'b1' });
  const added = { ...second, id: 'civil-only-refused', name: 'Dr. Only Refused' };
  const refused = await deploy(
    site,
    sampleWithPeople((people) => [...people, added]),
  );
  expect(refused.outcome).toBe('refused');
  expect(filesWith(site, added.name)).toEqual([]);
});

test('deployModules() names who is added or removed, as by an old file put back, and takes the folder that the college came from', async () => {
  const { site } = await siteWithCollege();
  const folder = withoutSecond();
  expect(await deploy(site, folder)).toMatchObject({ added: [], removed: [second?.name], opened: [] });
  cpSync(join(sample, 'people'), join(folder, 'people'), { recursive: true });
  const options = deployOptions(site, { college: undefined });
  expect(await deployModules(options, () => undefined)).toMatchObject({
    outcome: 'live',
    added: [second?.name],
  });
});

test('deployModules() names what a missing file of closures opens', async () => {
  const { site } = await siteWithCollege();
  expect((await deploy(site, closedSample())).opened).toEqual([]);
  expect((await deploy(site, sample)).opened).toEqual(['the west lift']);
});

test('rollBack() refuses to bring a removed person back, with the reason', async () => {
  const { site, first } = await siteWithCollege();
  await deploy(site, withoutSecond());
  const back = (to?: string) => rollBack({ site, modules: ['college'], to, dryRun: false });
  for (const to of [undefined, first.version])
    await expect(back(to)).rejects.toThrow(
      `to ${first.version}: it has data of people whom the site no longer shows`,
    );
  await deploy(site, sample);
  expect(filesWith(site, second?.name)).not.toEqual([]);
  expect(checkSite(site)).toEqual([]);
});

test('rollBack() deletes the college with a person whom the earlier one does not have', async () => {
  const { site } = await siteWithCollege();
  await deploy(site, withoutSecond());
  await deploy(site, sample);
  await rollBack({ site, modules: ['college'], dryRun: false });
  expect(filesWith(site, second?.name)).toEqual([]);
  expect(checkSite(site)).toEqual([]);
});

test('pruneSite() deletes a college with a removed person regardless of its age, and reports it', async () => {
  const { site, first } = await siteWithCollege();
  const { version } = await uploadCollege(site, buildCollege(withoutSecond()));
  await show(site, { college: version });
  // As written before releases named what they erase.
  edit(join(site, 'live'), 'release.json', (text) => text.replace(/,\s*"erased": true/, ''));
  const report = await pruneSite({ site, keep: 5, dryRun: true });
  expect(report).toMatchObject({ builds: [], erased: [first.version] });
  await pruneSite({ site, keep: 5, dryRun: false });
  expect(filesWith(site, second?.name)).toEqual([]);
});

test('pruneSite() deletes every college except the live one when requested', async () => {
  const { site, first } = await siteWithCollege();
  const { college } = await deploy(site, changedSample()).then(() => liveRelease(site)?.modules ?? {});
  const report = await pruneSite({ site, keep: 5, dryRun: false, erase: true });
  expect(report.erased).toEqual([first.version]);
  const used = Object.values(readModuleRecord(site, { name: 'college', version: college ?? '' }).files);
  const stored = readdirSync(join(site, collegeBase)).filter((file) => !/\.(br|gz)$/.test(file));
  expect(stored).toHaveLength(used.length);
  expect(checkSite(site)).toEqual([]);
});

/** Paths of the visits after a change of a file of the sample, and the changed room of one person if no file is named. */
async function visitsAfter(file?: string, from = '', to = ''): Promise<string[]> {
  const { site, first } = await siteWithCollege();
  const folder = changedSample();
  if (file) edit(folder, file, (text) => text.replace(from, to));
  const second = await uploadCollege(site, buildCollege(folder));
  return collegeVisits(site, { content: contentWith(site, [second]), before: first }).map(({ path }) => path);
}

test('collegeVisits() selects the pages of departments whose people changed', async () => {
  expect(await visitsAfter()).toEqual(['/civil']);
});

test('collegeVisits() selects every page of a changed plan', async () => {
  const paths = await visitsAfter('rooms/level-3.json', '"kind": "lab"', '"kind": "classroom"');
  expect(paths).toEqual(expect.arrayContaining(['/civil', '/it-nav', '/ece-nav', '/floor3']));
  expect(paths).not.toContain('/floor2');
});

/** The sample with a closure. */
function closedSample(): string {
  const folder = join(tempFolder(), 'college');
  cpSync(sample, folder, { recursive: true });
  const closure = { id: 'lift-west', for: 'everybody', reason: 'Repair', review: '2999-01-01' };
  writeFileSync(join(folder, 'closures.json'), JSON.stringify({ closures: [closure] }));
  return folder;
}

test('prepareGate() opens pages for a changed person, not for closures alone', async () => {
  const { site } = await siteWithCollege();
  const changed = new Set(['college']);
  const opensPages = async (folder: string) => {
    const content = contentWith(site, [await uploadCollege(site, buildCollege(folder))]);
    return prepareGate({ site, content, changed, browser: true }).opensPages;
  };
  expect(await opensPages(closedSample())).toBe(false);
  expect(await opensPages(changedSample())).toBe(true);
});

test('collegeVisits() selects no page for closures alone', async () => {
  const { site, first } = await siteWithCollege();
  const second = await uploadCollege(site, buildCollege(closedSample()));
  expect(collegeVisits(site, { content: contentWith(site, [second]), before: first })).toEqual([]);
  expect(collegeVisits(site, { content: contentWith(site, [first]), before: second })).toEqual([]);
});

test('collegeVisits() selects a page when only a part in its slot shows the change', async () => {
  expect(await visitsAfter('views.json', '"canteen",')).toContain('/map');
});

test('collegeVisits() selects one address of each page and the About page for new facts or pictures', async () => {
  const paths = await visitsAfter('college.json', '"siteTitle": "CampusWay"', '"siteTitle": "Ways"');
  expect(paths).toEqual(['/civil', '/cse', '/campus-nav', '/map', '/about']);
});

test('collegeVisits() expects 404 at the address of a removed screen, and noteRemovedPages() names it', async () => {
  const { site, first } = await siteWithCollege();
  const { subjects } = first.college ?? { subjects: { department: [], departmentWithRooms: [], screen: [] } };
  const screen = subjects.screen.filter(({ id }) => id !== 'it-nav');
  const second = {
    ...first,
    college: first.college && { ...first.college, subjects: { ...subjects, screen } },
  };
  const change = { content: contentWith(site, [second]), before: first };
  expect(collegeVisits(site, change)).toEqual([{ module: 'college', path: '/it-nav', status: 404 }]);
  expect(noteRemovedPages(change)).toEqual(['The site no longer has pages at /it-nav']);
});

test('publishRelease() writes the page of a floor at the address that an office chose', async () => {
  const folder = join(tempFolder(), 'college');
  cpSync(sample, folder, { recursive: true });
  edit(folder, 'views.json', (text) => {
    const { views, ...file } = JSON.parse(text) as { views: { id: string }[] };
    return JSON.stringify({ ...file, views: views.filter(({ id }) => id !== 'floor2') });
  });
  edit(folder, 'buildings.json', (text) =>
    text.replace('"id": "level-2",', '"id": "level-2", "page": "level/g",'),
  );
  const site = await siteOf(folder);
  expect(existsSync(join(site, 'live/level/g.html'))).toBe(true);
  expect(readLive(site, 'modules.json')).toContain('"path": "/level/g"');
  expect(checkSite(site)).toEqual([]);
});
