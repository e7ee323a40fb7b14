import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packArtefact, readModuleRecord } from '@campusway/artefact/record';
import type { Registry } from '@campusway/contract';
import { type ModuleRecord, toFileIntegrity, toIntegrity } from '@campusway/pages';
import { routeOf } from '@campusway/pages/testing';
import { tempFolder } from '@campusway/toolkit/testing';
import { expect, test } from 'vitest';
import { edit, putBuild, readLive, serveFolder, show, siteWith } from '../../tests/temp-site.ts';
import { explainIncompatibility } from '../gate/check-compatibility.ts';
import { adoptBuild } from './adopt-build.ts';

const claimed = '0123456789ab';
const url = (file: string) => `/modules/mfe-x/${claimed}/${file}`;
const assets = { p: { scripts: [url('remoteEntry.js')], styles: [] } };

const addFacts = (facts: object) => (text: string) => JSON.stringify({ ...JSON.parse(text), ...facts });

/** Another site with the remote `mfe-x` on its own origin; `folder` has its files. */
async function elsewhere(headers?: Record<string, string>) {
  const folder = tempFolder();
  await putBuild(folder, 'mfe-x', claimed, { assets });
  const origin = await serveFolder(folder, headers);
  return {
    origin,
    build: { name: 'mfe-x', address: `${origin}/modules/mfe-x/${claimed}` },
    files: join(folder, 'modules/mfe-x', claimed),
  };
}

type Elsewhere = Awaited<ReturnType<typeof elsewhere>>;

const adopt = (site: string, { build }: Elsewhere) => adoptBuild(site, build, { newOrigin: true });

/** Makes a shell that allows the origin, and the adopted build, live. */
async function showHosted(site: string, { origin }: Elsewhere, { version }: ModuleRecord): Promise<void> {
  await putBuild(site, 'shell', 's2', { origins: [origin] });
  await show(site, { shell: 's2', 'mfe-x': version });
}

test('adoptBuild() stores the record, and the site loads only listed files from the other origin', async () => {
  const other = await elsewhere();
  const { address: base } = other.build;
  writeFileSync(join(other.files, 'unlisted.js'), 'alert(1)');
  const site = await siteWith('a1');
  const record = await adopt(site, other);
  expect(record.base).toBe(base);
  await showHosted(site, other, record);

  const page = readLive(site, 'mfe-x.html');
  expect(page).toContain(`<link rel="modulepreload" crossorigin href="${base}/remoteEntry.js" />`);
  expect(page).toContain(`"${base}/retry/remoteEntry.js":"sha256-`);
  const policy = /content="(default-src[^"]*)"/.exec(page)?.[1] ?? '';
  const sourcesOf = (directive: string) => new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.split(' ');
  for (const directive of ['script-src', 'style-src'])
    expect(sourcesOf(directive)?.filter((source) => source.startsWith('http'))).toEqual([
      `${base}/remoteEntry.js`,
      `${base}/retry/remoteEntry.js`,
    ]);
  for (const directive of ['font-src', 'connect-src']) expect(sourcesOf(directive)).toContain(other.origin);
  expect(policy).not.toContain('unsafe');
  expect(existsSync(join(site, 'modules/mfe-x', record.version, 'remoteEntry.js'))).toBe(false);
});

test('adoptBuild() computes the build id from the facts, not from what their record says', async () => {
  const site = await siteWith('a1');
  const other = await elsewhere();
  const { version } = await adopt(site, other);
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(version).not.toBe(claimed);
  expect((await adopt(site, other)).version).toBe(version);
  edit(other.files, 'module.json', addFacts({ parts: ['campus-plan'] }));
  expect((await adopt(site, other)).version).not.toBe(version);
  await expect(adopt(site, await elsewhere())).rejects.toThrow('the site already has build');
});

test('adoptBuild() takes nothing from a record that concerns the site', async () => {
  const other = await elsewhere();
  const origins = ['https://evil.example'];
  const added = {
    pictureOrigins: origins,
    origins,
    publicKeys: ['k'],
    college: {},
    kilobytes: -1,
    weight: {},
  };
  edit(other.files, 'module.json', addFacts({ ...added, surprise: 1 }));
  const record = await adopt(await siteWith('a1'), other);
  expect(record).toMatchObject({ origins: [], kilobytes: record.weight?.scripts });
  expect(Object.keys(record)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/pictureOrigins|publicKeys|^college$|surprise/)]),
  );
});

test('adoptBuild() needs permission for an origin that the live build does not come from', async () => {
  const site = await siteWith('a1');
  const other = await elsewhere();
  const refusal = `the site does not load mfe-x from ${other.origin} yet`;
  await expect(adoptBuild(site, other.build)).rejects.toThrow(refusal);
  await showHosted(site, other, await adopt(site, other));
  edit(other.files, 'module.json', addFacts({ parts: ['campus-plan'] }));
  expect((await adoptBuild(site, other.build)).parts).toEqual(['campus-plan']);
  await expect(adoptBuild(site, (await elsewhere()).build)).rejects.toThrow('add --new-origin');
});

test('adoptBuild() rejects a build with a missing or changed file', async () => {
  const site = await siteWith('a1');
  const changed = await elsewhere();
  writeFileSync(join(changed.files, 'retry/remoteEntry.js'), 'alert(1)');
  await expect(adopt(site, changed)).rejects.toThrow(
    'retry/remoteEntry.js does not match the digest in its module.json',
  );
  const missing = await elsewhere();
  rmSync(join(missing.files, 'remoteEntry.js'));
  await expect(adopt(site, missing)).rejects.toThrow('the server answered 404');
  expect(existsSync(join(site, 'modules/mfe-x'))).toBe(false);
});

test('adoptBuild() rejects a server without CORS headers', async () => {
  await expect(adopt(await siteWith('a1'), await elsewhere({}))).rejects.toThrow(
    'access-control-allow-origin',
  );
});

const digest = toIntegrity('');

test.each([
  [{ name: 'mfe-auth' }, 'its module.json has the name "mfe-auth", not mfe-x'],
  [{ routes: 'none' }, 'in its module.json /routes must be array'],
  [
    { routes: [{ ...routeOf('/a'), path: '//evil.example' }] },
    'in its module.json /routes/0/path must match',
  ],
  [
    { routes: [{ ...routeOf('/a'), titel: 't' }] },
    'in its module.json /routes/0 has "titel", which is not allowed there',
  ],
  [{ assets: 17, shared: null }, 'in its module.json /shared must be object'],
  [{ contract: undefined }, 'in its module.json it lacks "contract"'],
  [{ files: {} }, 'its module.json has no digest of remoteEntry.js'],
  [
    { assets: { p: { scripts: [url('page.mjs')], styles: [] } } },
    'its module.json has no digest of page.mjs',
  ],
  [{ assets: { p: { scripts: ['https://evil.example/a.js'] } } }, 'no digest of https://evil.example/a.js'],
  [
    { files: { 'remoteEntry.js': digest, '../up.js': digest } },
    '/files has "../up.js", which is not allowed',
  ],
  [{ files: { 'remoteEntry.js': digest, 'a;b *': digest } }, '/files has "a;b *", which is not allowed'],
  [{ files: { 'remoteEntry.js': digest, 'module.json': digest } }, '/files has "module.json", which is not'],
  [{ files: { 'remoteEntry.js': digest, a: digest, 'a/b.js': digest } }, 'a is a file and a folder'],
  [{ files: { 'remoteEntry.js': 'sha384-x' } }, '/files/remoteEntry.js must match pattern'],
])('adoptBuild() rejects a record with %j', async (facts, reason) => {
  const other = await elsewhere();
  edit(other.files, 'module.json', addFacts(facts));
  await expect(adopt(await siteWith('a1'), other)).rejects.toThrow(reason);
});

test('explainIncompatibility() rejects a remote from an origin that the shell does not allow', async () => {
  const site = await siteWith('a1');
  const other = await elsewhere();
  const record = await adopt(site, other);
  const shell = await putBuild(site, 'shell', 's2');
  expect(explainIncompatibility(record, shell)).toContain(`does not allow modules from ${other.origin}`);
  expect(explainIncompatibility(record, { ...shell, origins: [other.origin] })).toBeUndefined();
});

/** A packed remote, in a file that a server has. */
async function packed({ name = 'mfe-x', ...facts }: Partial<ModuleRecord> = {}) {
  const contents = new Map([
    ['remoteEntry.js', Buffer.from('// entry')],
    ['assets/p.css', Buffer.from('@layer remote { .x { color: red; } }')],
  ]);
  const files = Object.fromEntries([...contents].map(([file, text]) => [file, toFileIntegrity(text)]));
  const build = { name, contract: 1, shared: {}, routes: [routeOf('/x')], parts: [], ...facts, files };
  const assets = { p: { scripts: ['remoteEntry.js'], styles: ['assets/p.css'] } };
  const folder = tempFolder();
  writeFileSync(join(folder, 'x.tgz'), await packArtefact({ build: { ...build, assets }, contents }));
  return { address: join(folder, 'x.tgz'), url: `${await serveFolder(folder, {})}/x.tgz` };
}

test('adoptBuild() stores the files of a packed build, from a path and a URL, and its pages load them', async () => {
  const site = await siteWith('a1');
  const { address, url: fetched } = await packed();
  const record = await adoptBuild(site, { name: 'mfe-x', address });
  expect(await adoptBuild(site, { name: 'mfe-x', address: fetched })).toEqual(readModuleRecord(site, record));
  expect(record).toMatchObject({ elsewhere: true, kilobytes: expect.closeTo(0.03, 2) });
  await show(site, { 'mfe-x': record.version });
  const page = readLive(site, 'x.html');
  for (const file of ['remoteEntry.js', 'assets/p.css'])
    expect(page).toContain(`/modules/mfe-x/${record.version}/${file}`);
  expect(page).toContain(toFileIntegrity('// entry'));
  for (const copy of ['', 'retry'])
    expect(existsSync(join(site, 'modules/mfe-x', record.version, copy, 'remoteEntry.js'))).toBe(true);
});

test('adoptBuild() rejects a packed build of another name', async () => {
  const { address } = await packed({ name: 'mfe-auth' });
  await expect(adoptBuild(await siteWith('a1'), { name: 'mfe-x', address })).rejects.toThrow(
    'its module.json has the name "mfe-auth", not mfe-x',
  );
});

test('adoptBuild() grants a capability only to a build that is granted it or whose live build has it', async () => {
  const site = await siteWith('a1');
  const build = { name: 'mfe-x', ...(await packed({ capabilities: ['session'] })) };
  await expect(adoptBuild(site, build)).rejects.toThrow('If it is to, add --grant session');
  const { version } = await adoptBuild(site, build, { granted: ['session'] });
  await show(site, { 'mfe-x': version });
  const next = { name: 'mfe-x', ...(await packed({ capabilities: ['session'], routes: [routeOf('/y')] })) };
  expect((await adoptBuild(site, next)).capabilities).toEqual(['session']);

  // Built before capabilities were declared.
  await putBuild(site, 'mfe-auth', 'b1', { sharedNames: ['Link', 'useSession'] });
  await show(site, { 'mfe-auth': 'b1' });
  const { modules } = JSON.parse(readLive(site, 'modules.json')) as Registry;
  expect(modules.map(({ name, capabilities }) => [name, capabilities])).toEqual([
    ['mfe-a', undefined],
    ['mfe-auth', ['session']],
    ['mfe-x', ['session']],
  ]);
});
