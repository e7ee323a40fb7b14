import {
  expandRoutes,
  productFacts,
  type RegisteredBuild,
  type RegisteredCollege,
  type RegisteredModule,
  type Registry,
  type RemoteRoute,
} from '@campusway/contract';
import { capabilitiesOf, type ModuleRecord, moduleUrl } from '../records/module-record.ts';
import { findClashes } from '../routes/find-clashes.ts';
import type { SiteRecords } from '../routes/site-routes.ts';

export interface SiteModules extends SiteRecords, Pick<Registry, 'release' | 'services' | 'redirects'> {
  /** By module: the last known good build before the live one. */
  readonly previous: ReadonlyMap<string, ModuleRecord>;
}

/**
 * Registry of a site with these modules.
 * @throws {RangeError} when two of them claim one address or one part
 */
export function registryOf(site: SiteModules): Registry {
  const { release, shell, remotes, college, previous, services, redirects } = site;
  const [clash] = findClashes(site);
  if (clash) throw new RangeError(`Cannot publish ${clash.module}: ${clash.reason}`);
  const departments = college?.college?.subjects.department ?? [];
  const has = { department: departments.length > 0, auth: services.auth !== undefined };
  const modules = remotes.map((record) => ({
    ...toRegistered(record, previous.get(record.name)),
    routes: expandRoutes(record.routes, college?.college?.subjects).map((route) => linkWhere(has, route)),
  }));
  return {
    release,
    shell: shell.version,
    modules,
    college: college && toRegisteredCollege(college),
    redirects,
    services,
    provided: shell.shared,
  };
}

/** A route without links to it, where the site lacks what it needs. */
function linkWhere(
  has: Readonly<Record<NonNullable<RemoteRoute['needs']>, boolean>>,
  { needs, ...route }: RemoteRoute,
): RemoteRoute {
  if (!needs || has[needs]) return route;
  const { menu: _, search: __, shortcut: ___, ...unlinked } = route;
  return { ...unlinked, needs };
}

/** A college as the registry lists it. */
export function toRegisteredCollege(record: ModuleRecord): RegisteredCollege | undefined {
  if (!record.college) return undefined;
  const { facts, parts, files } = record.college;
  const toUrl = (path: string) => `${moduleUrl(record)}/${path}`;
  return {
    version: record.version,
    formats: record.collegeFormats,
    // Defaults for facts that did not exist when the college was published.
    facts: { ...productFacts, ...facts },
    parts: mapValues(parts, (path) => ({ href: toUrl(path), integrity: record.files[path] ?? '' })),
    files: mapValues(files, toUrl),
  };
}

function mapValues<From, To>(
  values: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

/** A module as the registry lists it. */
export function toRegistered(record: ModuleRecord, previous?: ModuleRecord): RegisteredModule {
  const { name, routes, parts, collegeOf } = record;
  const capabilities = capabilitiesOf(record);
  return {
    name,
    ...toBuild(record),
    routes,
    parts,
    collegeOf,
    ...(capabilities.length > 0 && { capabilities }),
    previous: previous && toFallback(previous),
  };
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

/** The styles of a build belong to its pages; its scripts are listed only to preload them, which a fallback build is not. */
function toFallback(record: ModuleRecord): RegisteredBuild {
  const build = toBuild(record);
  return { ...build, assets: mapValues(build.assets, ({ styles }) => ({ scripts: [], styles })) };
}
