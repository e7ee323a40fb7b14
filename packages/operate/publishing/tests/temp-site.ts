import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readModuleRecord } from '@campusway/artefact/record';
import { collegeName, type ModuleRecord, toFileIntegrity } from '@campusway/pages';
import { recordOf } from '@campusway/pages/testing';
import { tempFolder } from '@campusway/toolkit/testing';
import { expect, onTestFinished } from 'vitest';
import type { DeployOptions } from '../src/commands/deploy-options.ts';
import { contentWith } from '../src/commands/site-content.ts';
import type { UnverifiedBuild } from '../src/release/history.ts';
import type { Release } from '../src/release/release.ts';
import { pageQuality, publishRelease } from '../src/release/write-release.ts';
import { uploadBuild } from '../src/site-folder/upload-module.ts';

const shellPage =
  '<!doctype html><html><head><meta charset="utf-8" /><title>T</title></head><body><script type="module" src="./shell.js"></script></body></html>';

/** Uploads a build of a few bytes. */
export async function putBuild(
  site: string,
  name: string,
  version: string,
  facts: Partial<ModuleRecord> = {},
): Promise<ModuleRecord> {
  const dist = tempFolder();
  const files: Record<string, string> =
    name === 'shell'
      ? { 'index.html': shellPage, 'manifest.webmanifest': '{"icons":[]}', 'shell.js': `// ${version}` }
      : { 'remoteEntry.js': `// ${version}` };
  for (const [file, content] of Object.entries(files)) writeFileSync(join(dist, file), content);
  const digests = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, toFileIntegrity(text)]),
  );
  return uploadBuild(site, recordOf(name, version, { files: digests, ...facts }), dist);
}

/** Options of a deployment of the college to a site, without a browser. */
export function deployOptions(site: string, options: Partial<DeployOptions> = {}): DeployOptions {
  const flags = { dryRun: false, browser: false, force: false };
  return { site, which: [collegeName], college: '', foreign: [], drops: new Map(), ...flags, ...options };
}

type BuildFacts = Partial<ModuleRecord> & Pick<ModuleRecord, 'version'>;

/** Uploads builds, by module, and makes them live together with the live ones. */
export async function publish(site: string, builds: Readonly<Record<string, BuildFacts>>): Promise<Release> {
  for (const [name, { version, ...facts }] of Object.entries(builds))
    await putBuild(site, name, version, facts);
  return show(site, Object.fromEntries(Object.entries(builds).map(([name, { version }]) => [name, version])));
}

/** Makes uploaded builds live together with the live ones. */
export async function show(
  site: string,
  versions: Readonly<Record<string, string>>,
  unverified: readonly UnverifiedBuild[] = [],
): Promise<Release> {
  const records = Object.entries(versions).map(([name, version]) =>
    readModuleRecord(site, { name, version }),
  );
  return publishRelease(site, contentWith(site, records), { unverified, quality: pageQuality.quick });
}

/** Site with a shell and the remote `mfe-a`, whose builds went live in this order. */
export async function siteWith(...builds: readonly string[]): Promise<string> {
  const site = tempFolder();
  await putBuild(site, 'shell', 's1');
  for (const [index, version] of builds.entries()) {
    await putBuild(site, 'mfe-a', version);
    await show(site, index === 0 ? { shell: 's1', 'mfe-a': version } : { 'mfe-a': version });
  }
  return site;
}

/** Text of a file of the live release. */
export function readLive(site: string, file: string): string {
  return readFileSync(join(site, 'live', file), 'utf8');
}

/** Changes a file, which must not stay as it is. */
export function edit(folder: string, file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(path, change(text));
}

const anyOrigin = { 'access-control-allow-origin': '*' };

/** Origin of a server that has the files of a folder. */
export async function serveFolder(
  folder: string,
  headers: Record<string, string> = anyOrigin,
): Promise<string> {
  const server = createServer((request, response) => {
    const file = join(folder, request.url ?? '');
    const isThere = existsSync(file);
    response.writeHead(isThere ? 200 : 404, headers).end(isThere ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
