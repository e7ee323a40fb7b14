import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { contentWith } from '../src/deploy/site-content.ts';
import { toIntegrity } from '../src/record/build-files.ts';
import { type ModuleRecord, readModuleRecord } from '../src/record/module-record.ts';
import type { UnverifiedBuild } from '../src/release/history.ts';
import type { Release } from '../src/release/release.ts';
import { goLive, writeRelease } from '../src/release/write-release.ts';
import { uploadBuild } from '../src/site/upload-module.ts';

export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'campusway-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

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
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
  }
  const record: ModuleRecord = {
    name,
    version,
    contract: 1,
    shared: {},
    routes: !name.startsWith('mfe-') ? [] : [{ path: `/${name}`, page: 'p', title: 't', description: 'd' }],
    parts: [],
    origins: [],
    kilobytes: 1,
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, toIntegrity(text)])),
    assets: {},
    publishedAt: new Date().toISOString(),
    ...facts,
  };
  return uploadBuild(site, record, dist);
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
  const release = await writeRelease(site, contentWith(site, records), unverified);
  goLive(site, release.id);
  return release;
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
