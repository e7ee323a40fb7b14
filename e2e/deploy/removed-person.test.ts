/** A person who is removed from a college: what the server, the search and the copy of a visitor still have. */
import { copyFileSync, cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Registry } from '@campusway/contract';
import { deployModules } from '@campusway/publishing/commands';
import { collegeFolder } from '@campusway/toolkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goTo, reload, useBrowser } from '../support/browser.ts';
import { useCollegeSite } from '../support/college-site.ts';
import { expectOnlyNetworkErrors } from '../support/faults.ts';
import { waitForPrecache } from '../support/precache.ts';
import { answer } from '../support/search.ts';

const { open } = useBrowser();
const person = {
  id: 'civil-zenobia-quillfeather',
  name: 'Dr. Zenobia Quillfeather',
  designation: 'Professor & Head',
  room: '154',
  contact: '+91 00000 77731',
  email: 'z.quillfeather@college.example',
  photo: 'photos/zenobia-quillfeather.webp',
};
/** In small letters; each fact about the person contains one, also the telephone number as the search has it. */
const traces = ['zenobia', 'quillfeather', '00000 77731', '0000077731'];
const question = '/?q=Zenobia+Quillfeather';

/** The sample with one more person, who heads a department and has a photo. */
const { college, site, origin } = await useCollegeSite((folder) => {
  cpSync(collegeFolder(), folder, { recursive: true });
  copyFileSync(join(folder, 'photos/jyothi-pandey.webp'), join(folder, person.photo));
  edit(join(folder, 'departments.json'), (text) =>
    text.replace('civil-sridhar-naidu', person.id).replace('Dr. L. Sridhar Naidu', person.name),
  );
  edit(join(folder, 'people/civil.json'), (text) => {
    const file = JSON.parse(text);
    return JSON.stringify({ ...file, teaching: [...file.teaching, person] });
  });
});

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

function removePerson(): void {
  for (const part of ['people', 'departments.json'])
    cpSync(join(collegeFolder(), part), join(college, part), { recursive: true });
  rmSync(join(college, person.photo));
}

const registry = async () => (await (await fetch(`${origin}/modules.json`)).json()) as Registry;

/** Addresses of the pages and of every other file of the site, compressed or not. */
function servedFiles(): string[] {
  const live = globSync('**/*.*', { cwd: join(site, 'live') });
  const pages = live.map((file) => file.replace(/(^|\/)index\.html$|\.html$/, '$1'));
  return [...pages, ...globSync('modules/**/*.*', { cwd: site })].map((file) => `/${file}`);
}

/** Addresses of the files that a registry names, and of their compressed copies. */
function namedFiles({ college: registered }: Registry): string[] {
  const { parts = {}, files = {} } = registered ?? {};
  const named = [...Object.values(parts).map(({ href }) => href), ...Object.values(files)];
  return named.flatMap((href) => ['', '.br', '.gz'].map((copy) => href + copy));
}

/** The addresses whose answer, in any encoding, has a trace of the person. */
async function addressesWithTraces(addresses: Iterable<string>): Promise<string[]> {
  const found: string[] = [];
  for (const address of new Set(addresses)) {
    const encodings = ['identity', 'br', 'gzip'];
    const texts = await Promise.all(encodings.map((encoding) => textAt(address, encoding)));
    if (texts.some((text) => traces.some((trace) => text.includes(trace)))) found.push(address);
  }
  return found;
}

/** In small letters, unpacked. */
async function textAt(address: string, encoding: string): Promise<string> {
  const answered = await fetch(new URL(address, origin), { headers: { 'accept-encoding': encoding } });
  const body = Buffer.from(await answered.arrayBuffer());
  const unpack = { br: brotliDecompressSync, gz: gunzipSync }[/\.(br|gz)$/.exec(address)?.[1] ?? ''];
  return (answered.ok && unpack ? unpack(body) : body).toString().toLowerCase();
}

/** Addresses of the responses in all caches of the browser that have a trace of the person. */
function cachedWithTraces(page: Page): Promise<string[]> {
  return page.evaluate(async (words) => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = `${request.url} ${await (await cache.match(request))?.text()}`.toLowerCase();
        if (words.some((word) => text.includes(word))) found.push(new URL(request.url).pathname);
      }
    }
    return found;
  }, traces);
}

/** Opens the search for the person's name, which the answer quotes without the title. */
async function expectNoResult(page: Page): Promise<void> {
  await goTo(page, origin + question);
  await answer(page).getByText('Nothing matches "Zenobia Quillfeather".').waitFor();
  expect(await page.getByText(person.name).count()).toBe(0);
  expect(
    await answer(page)
      .getByRole('link', { name: /Quillfeather/ })
      .count(),
  ).toBe(0);
}

test('a removed person is in no answer of the server, in no result of the search, and after the next visit in no copy of a visitor', async () => {
  writeFileSync(join(site, 'site.json'), JSON.stringify({ url: origin }));
  const visit = await open({ serviceWorkers: 'allow' });
  const { page } = visit;
  await goTo(page, origin + question);
  await answer(page).getByText(person.name).first().waitFor();
  await waitForPrecache(page);
  const before = await registry();
  const { people, search, departments } = before.college?.parts ?? {};
  const personal = [people, search, departments].map((part) => part?.href ?? '');
  expect(await cachedWithTraces(page)).toEqual(expect.arrayContaining(personal));
  const earlier = [...servedFiles(), ...namedFiles(before)];
  const copies = personal.flatMap((href) => [href, `${href}.br`, `${href}.gz`]);
  expect(await addressesWithTraces(earlier)).toEqual(expect.arrayContaining(copies));

  removePerson();
  const options = { site, which: ['college'], college, foreign: [], drops: new Map() } as const;
  const flags = { dryRun: false, browser: false, force: false };
  const report = await deployModules({ ...options, ...flags }, () => undefined);
  expect(report).toMatchObject({ outcome: 'live', removed: [person.name] });

  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address);
  expect(listed).toContain(`${origin}/civil`);
  expect(await addressesWithTraces([...servedFiles(), ...listed, ...earlier])).toEqual([]);
  for (const copy of copies) expect((await fetch(origin + copy)).status, copy).toBe(404);

  await expectNoResult((await open()).page);

  await reload(page);
  await expect.poll(() => cachedWithTraces(page)).toEqual([]);
  await page.context().setOffline(true);
  await expectNoResult(page);
  expect(await cachedWithTraces(page)).toEqual([]);
  expectOnlyNetworkErrors(visit);
});
