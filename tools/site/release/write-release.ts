import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Registry } from '@campusway/contract';
import { compressFolder } from '../compress.ts';
import { type ModuleRecord, moduleFolder, readModuleRecord } from '../module-record.ts';
import { syncTree, writeSynced } from '../write-synced.ts';
import { registryOf } from './registry-of.ts';
import { sitePage } from './site-page.ts';

export interface ReleaseInput {
  readonly shell: ModuleRecord;
  readonly remotes: readonly ModuleRecord[];
  readonly services: Registry['services'];
}

/** What a release consists of; lies in its folder as `release.json`. */
export interface Release {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** Build id by module, the shell among them. */
  readonly modules: Readonly<Record<string, string>>;
  readonly services: Registry['services'];
}

/**
 * Writes the mutable part of a site (its pages and modules.json) as a folder of its own, whole and on disk, and does not
 * show it to anybody yet.
 */
export async function writeRelease(
  site: string,
  { shell, remotes, services }: ReleaseInput,
): Promise<Release> {
  const previous = lastGoodBuilds(site, remotes);
  const registry = registryOf({ shell, remotes, previous, services });
  const template = readFileSync(join(moduleFolder(site, shell), 'index.html'), 'utf8');
  const parts = { template, shell, builds: [...remotes, ...previous.values()], registry };
  const release: Release = {
    id: nextId(site),
    at: new Date().toISOString(),
    modules: Object.fromEntries([shell, ...remotes].map(({ name, version }) => [name, version])),
    services,
  };
  const folder = join(site, 'releases', release.id);
  const aside = `${folder}.${process.pid}.tmp`;
  mkdirSync(aside, { recursive: true });
  writeSynced(join(aside, 'modules.json'), `${JSON.stringify(registry, null, 2)}\n`);
  writeSynced(join(aside, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  writeSynced(join(aside, 'fallback.html'), sitePage(parts));
  for (const { routes, assets } of registry.modules) {
    for (const route of routes.filter(({ path }) => isPlain(path))) {
      const file = join(aside, route.path === '/' ? 'index.html' : `${route.path.slice(1)}.html`);
      mkdirSync(dirname(file), { recursive: true });
      writeSynced(
        file,
        sitePage(parts, { route, assets: assets[route.page] ?? { scripts: [], styles: [] } }),
      );
    }
  }
  if (!existsSync(join(aside, 'index.html'))) writeSynced(join(aside, 'index.html'), sitePage(parts));
  await compressFolder(aside);
  syncTree(aside);
  renameSync(aside, folder);
  return release;
}

/** Lets the site show a release: one rename, so that at every instant all of it is the old one or all of it is the new. */
export function goLive(site: string, id: string): void {
  const aside = join(site, `live.${process.pid}.tmp`);
  rmSync(aside, { force: true });
  symlinkSync(join('releases', id), aside, 'dir');
  renameSync(aside, join(site, 'live'));
  syncTree(site, { deep: false });
}

/** The release that the site shows; undefined before the first. */
export function liveRelease(site: string): Release | undefined {
  const live = join(site, 'live');
  if (!existsSync(live)) return undefined;
  return readRelease(site, basename(readlinkSync(live)));
}

export function readRelease(site: string, id: string): Release {
  return JSON.parse(readFileSync(join(site, 'releases', id, 'release.json'), 'utf8')) as Release;
}

/** All releases that are kept, oldest first. */
export function listReleases(site: string): Release[] {
  const folder = join(site, 'releases');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .sort()
    .map((id) => readRelease(site, id));
}

/** Of each remote, the build that was live before the given one and is still there. */
function lastGoodBuilds(site: string, remotes: readonly ModuleRecord[]): Map<string, ModuleRecord> {
  const newestFirst = listReleases(site).reverse();
  const found = remotes.flatMap(({ name, version }): [string, ModuleRecord][] => {
    const versions = newestFirst.map(({ modules }) => modules[name]).filter((other) => other !== undefined);
    const other = versions.find(
      (other) => other !== version && existsSync(moduleFolder(site, { name, version: other })),
    );
    return other ? [[name, readModuleRecord(site, { name, version: other })]] : [];
  });
  return new Map(found);
}

function nextId(site: string): string {
  const last = listReleases(site).at(-1)?.id ?? '0';
  return String(Number(last) + 1).padStart(6, '0');
}

/** A path with a parameter has no file of its own. */
function isPlain(path: string): boolean {
  return /^\/[a-z0-9/-]*$/.test(path);
}
