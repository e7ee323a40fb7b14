import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isStored, listFolder, readModuleRecord } from '@campusway/artefact/record';
import type { Registry, Services } from '@campusway/contract';
import { type BuildName, collegeBase, type ModuleRecord, moduleUrl, type Redirects } from '@campusway/pages';
import { ToolError } from '@campusway/toolkit';
import { type Episode, goodBuildsBefore, type History, latestEpisodes } from './history.ts';

/** A build that only some tabs get. */
export interface Canary extends Episode {
  readonly name: string;
  /** Percentage of tabs; 0 when it was aborted or replaced, so that `--changed` does not deploy it. */
  readonly share: number;
  /** Its script in `modules/canary`, while it runs. */
  readonly script?: (BuildName & Pick<Episode, 'record'>) | undefined;
  /** Build id of the fallback in its tabs, while it runs. */
  readonly fallback?: string | undefined;
}

/** Content of `release.json` in the folder of a release. */
export interface Release {
  /** Six digits; increases with each release. */
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** Build id by module, including the shell. */
  readonly modules: Readonly<Record<string, string>>;
  readonly services: Services;
  /** Whether its pages may load modules from localhost; for development. */
  readonly overrides: boolean;
  /** Public URL of the site, if known. */
  readonly url?: string | undefined;
  /** Redirects of removed pages. */
  readonly redirects: Redirects;
  /** Earlier live builds, by module. */
  readonly history: History;
  /** The latest canary, until it is promoted. */
  readonly canary?: Canary | undefined;
}

export function runningCanary(release: Release | undefined): Canary | undefined {
  return release?.canary?.share ? release.canary : undefined;
}

export function releaseFolder(site: string, id: string): string {
  return join(site, 'releases', id);
}

/** The release that the site shows; undefined before the first. */
export function liveRelease(site: string): Release | undefined {
  const live = join(site, 'live');
  if (!existsSync(live)) return undefined;
  return readRelease(site, basename(readlinkSync(live)));
}

/** @throws {ToolError} before the first deployment */
export function requireLiveRelease(site: string): Release {
  const release = liveRelease(site);
  if (release) return release;
  throw new ToolError(
    `There is no site in ${site}. Name its folder with --site, or deploy it: npm run deploy -- --all --site ${site}`,
  );
}

/** The builds that pages of a release show, and the script of its canary. */
export function shownBuilds(release: Release): BuildName[] {
  const builds = Object.entries(release.modules).map(([name, version]) => ({ name, version }));
  const canary = runningCanary(release);
  return [...builds, canary, canary?.script].filter((build) => build !== undefined);
}

/** Builds that a page of a release may load: those that it shows and the fallbacks. */
export function loadableBuilds(site: string, release: Release): BuildName[] {
  const file = join(releaseFolder(site, release.id), 'modules.json');
  const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
  const fallbacks = registry.modules.flatMap(({ name, previous }) =>
    previous ? [{ name, version: previous.version }] : [],
  );
  const { name, fallback: version } = runningCanary(release) ?? {};
  const ofCanary = name && version ? [{ name, version }] : [];
  return [...shownBuilds(release), ...fallbacks, ...ofCanary];
}

/** The builds that were live before `build`, newest first, that are not unverified and are still in the site. */
export function goodBuilds(
  site: string,
  { name, version }: BuildName,
  release: Pick<Release, 'history'> | undefined,
): BuildName[] {
  return goodBuildsBefore(version, release?.history[name])
    .map((id) => ({ name, version: id }))
    .filter(isStored(site));
}

/** Builds of the history and the canary, with the digests of their records. */
export function recordedBuilds({ history, canary }: Release): (BuildName & Pick<Episode, 'record'>)[] {
  const builds = Object.entries(history).flatMap(([name, episodes]) =>
    latestEpisodes(episodes).map(({ version, record }) => ({ name, version, record })),
  );
  return [...builds, canary, canary?.script].filter((build) => build !== undefined);
}

/** The records of all modules that the site shows. */
export function liveRecords(site: string): ModuleRecord[] {
  return Object.entries(liveRelease(site)?.modules ?? {}).map(([name, version]) =>
    readModuleRecord(site, { name, version }),
  );
}

/** All builds in the site's folder, also those that never went live. */
export function allBuilds(site: string): BuildName[] {
  const builds = listFolder(join(site, 'modules')).flatMap((name) =>
    listFolder(join(site, 'modules', name)).map((version) => ({ name, version })),
  );
  return builds.filter((build) => !build.version.includes('.') && moduleUrl(build) !== collegeBase);
}

/** @throws {ToolError} when its file is missing or damaged */
export function readRelease(site: string, id: string): Release {
  const file = join(releaseFolder(site, id), 'release.json');
  try {
    const release = JSON.parse(readFileSync(file, 'utf8')) as Release;
    if (release.id !== id) throw new Error(`it is of release ${release.id}`);
    return { ...{ history: {}, redirects: {}, overrides: false }, ...release };
  } catch (error) {
    throw new ToolError(
      `Cannot read ${file}: ${(error as Error).message}. Visitors are not affected. Restore the file from a backup`,
    );
  }
}

/** Ids of all stored releases, oldest first. */
export function listReleaseIds(site: string): string[] {
  return listFolder(join(site, 'releases'))
    .filter((name) => /^\d+$/.test(name))
    .sort();
}

export function nextReleaseId(site: string): string {
  return String(Number(listReleaseIds(site).at(-1) ?? '0') + 1).padStart(6, '0');
}
