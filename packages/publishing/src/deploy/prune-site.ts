import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@campusway/contract';
import { isCollegeFiles, removeUnusedCollegeFiles } from '../college/college-files.ts';
import { latestEpisodes } from '../release/history.ts';
import { listReleases, type Release, releaseFolder } from '../release/release.ts';
import { changeSite } from '../site/change-site.ts';
import { moduleFolder } from '../site/module-record.ts';
import type { LockOptions } from '../site/site-lock.ts';
import { requireLiveRelease } from './site-options.ts';

/** A page that was opened this long ago may still ask for its files. */
const openPageHours = 24;

export interface PruneOptions extends LockOptions {
  readonly site: string;
  /** Builds of each module that stay, the live one among them. */
  readonly keep: number;
  readonly dryRun: boolean;
  /** Milliseconds since 1970; the present unless said. */
  readonly now?: number;
}

export interface PruneReport {
  readonly builds: readonly { readonly name: string; readonly version: string }[];
  readonly releases: readonly string[];
  readonly dryRun: boolean;
}

/** Removes builds and releases that nobody needs any more: none that a page opened within the last day may use. */
export async function pruneSite({
  site,
  keep,
  dryRun,
  now = Date.now(),
  waitSeconds,
}: PruneOptions): Promise<PruneReport> {
  requireLiveRelease(site);
  const action = async () => {
    const live = requireLiveRelease(site);
    const releases = listReleases(site);
    const needed = releases.filter((_, index) => mayBeOpen(releases, index, now));
    const keptBuilds = new Set([
      ...needed.flatMap((release) => buildsOf(site, release)),
      ...Object.entries(live.history).flatMap(([name, episodes]) =>
        latestEpisodes(episodes)
          .slice(0, keep)
          .map(({ version }) => `${name}/${version}`),
      ),
    ]);
    const builds = allBuilds(site).filter(({ name, version }) => !keptBuilds.has(`${name}/${version}`));
    const old = releases.filter((release) => !needed.includes(release)).map(({ id }) => id);
    if (!dryRun) {
      // The releases first: a stop in between must leave none whose builds are gone.
      for (const id of old) removeWhole(releaseFolder(site, id));
      for (const build of builds) removeWhole(moduleFolder(site, build));
      removeUnusedCollegeFiles(site);
    }
    return { builds, releases: old, dryRun };
  };
  return changeSite(site, action, { waitSeconds, usesReserve: true });
}

/** Whether somebody may have opened a page of a release within the last day: it was live in that time. */
function mayBeOpen(releases: readonly Release[], index: number, now: number): boolean {
  const next = releases[index + 1];
  return !next || now - Date.parse(next.at) < openPageHours * 3_600_000;
}

/** Everything that a page of a release may load: its modules, and those that stand in for them. */
function buildsOf(site: string, { id, modules }: Release): string[] {
  const registry = JSON.parse(
    readFileSync(join(releaseFolder(site, id), 'modules.json'), 'utf8'),
  ) as Registry;
  const standIns = registry.modules.flatMap(({ name, previous }) =>
    previous ? [`${name}/${previous.version}`] : [],
  );
  return [...Object.entries(modules).map(([name, version]) => `${name}/${version}`), ...standIns];
}

function allBuilds(site: string): { name: string; version: string }[] {
  const modules = join(site, 'modules');
  if (!existsSync(modules)) return [];
  return readdirSync(modules).flatMap((name) =>
    readdirSync(join(modules, name))
      .filter((version) => !isCollegeFiles(name, version))
      .map((version) => ({ name, version })),
  );
}

/** Out of sight in one step; what a stop leaves of it is swept away the next time. */
function removeWhole(folder: string): void {
  const aside = `${folder}.removed.tmp`;
  renameSync(folder, aside);
  rmSync(aside, { recursive: true });
}
