import type { RegisteredBuild, RegisteredModule, Registry } from '@campusway/contract';
import { ToolError } from '@campusway/toolkit';
import { type ModuleRecord, moduleUrl } from '../site/module-record.ts';

export interface SiteModules {
  readonly release: string;
  readonly shell: ModuleRecord;
  readonly remotes: readonly ModuleRecord[];
  /** The last good build before the live one, by module, where there is one. */
  readonly previous: ReadonlyMap<string, ModuleRecord>;
  readonly services: Registry['services'];
}

/**
 * The registry of a site that consists of these modules.
 * @throws {ToolError} when two of them have a page at one path: by chance the one or the other would be shown
 */
export function registryOf({ release, shell, remotes, previous, services }: SiteModules): Registry {
  checkPaths([shell, ...remotes]);
  const modules = remotes.map((record) => toRegistered(record, previous.get(record.name)));
  return { release, modules, services, provided: shell.shared };
}

function checkPaths(remotes: readonly ModuleRecord[]): void {
  const owners = new Map<string, string>();
  for (const { name, routes } of remotes) {
    for (const { path } of routes) {
      const owner = owners.get(path);
      if (owner) throw new ToolError(`Cannot publish: ${owner} and ${name} both have a page at "${path}"`);
      owners.set(path, name);
    }
  }
}

/** A module as the registry lists it. */
export function toRegistered(record: ModuleRecord, previous?: ModuleRecord): RegisteredModule {
  const { name, routes, parts } = record;
  return { name, ...toBuild(record), routes, parts, previous: previous && toBuild(previous) };
}

function toBuild(record: ModuleRecord): RegisteredBuild {
  const { version, contract, shared, assets } = record;
  const url = moduleUrl(record);
  return {
    version,
    contract,
    shared,
    entry: `${url}/remoteEntry.js`,
    retryEntry: `${url}/retry/remoteEntry.js`,
    assets,
  };
}
