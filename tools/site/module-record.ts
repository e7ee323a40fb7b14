import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets, RemoteRoutes } from '@campusway/contract';

/** What publishing finds out about one build, once; it lies as `module.json` in the build's folder. */
export interface ModuleRecord extends RemoteRoutes {
  readonly name: string;
  /** Build id. */
  readonly version: string;
  readonly contract: number;
  /** A remote: the ranges that it needs. The shell: the versions that it brings. */
  readonly shared: Readonly<Record<string, string>>;
  /** The shell: origins from which it lets modules come besides the site's own. Empty for a remote. */
  readonly origins: readonly string[];
  /** Every file's subresource integrity, by path below the build's folder. */
  readonly files: Readonly<Record<string, string>>;
  /** By page or part; URLs below the site's root. Empty for the shell. */
  readonly assets: Readonly<Record<string, PageAssets>>;
  /** ISO 8601. */
  readonly publishedAt: string;
}

/** URL of a build's folder from the site's root, without a slash at its end. */
export function moduleUrl({ name, version }: Pick<ModuleRecord, 'name' | 'version'>): string {
  return `/modules/${name}/${version}`;
}

export function moduleFolder(site: string, record: Pick<ModuleRecord, 'name' | 'version'>): string {
  return join(site, moduleUrl(record));
}

export function readModuleRecord(site: string, module: Pick<ModuleRecord, 'name' | 'version'>): ModuleRecord {
  const record = JSON.parse(readFileSync(join(moduleFolder(site, module), 'module.json'), 'utf8'));
  return { origins: [], ...record } as ModuleRecord;
}
