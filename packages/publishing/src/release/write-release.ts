import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from '../site/compress.ts';
import { readSiteSettings } from '../site/site-settings.ts';
import { syncFolder, syncTree } from '../site/sync-tree.ts';
import { composeRelease, type SiteContent } from './compose-release.ts';
import { continueHistory, type DoubtedBuild } from './history.ts';
import { liveRelease, nextReleaseId, type Release, releaseFolder } from './release.ts';

/** Pages are asked for afresh each time, and a release must be written in a moment: the best effort costs 200 times as much for 6 %. */
const pageEffort = 7;

/**
 * Writes the mutable part of a site (its pages and modules.json) as a folder of its own, whole and on disk, and does not
 * show it to anybody yet.
 */
export async function writeRelease(
  site: string,
  content: SiteContent,
  doubts: readonly DoubtedBuild[] = [],
): Promise<Release> {
  const release = nextRelease(site, content, doubts);
  const folder = releaseFolder(site, release.id);
  const aside = `${folder}.${process.pid}.tmp`;
  composeRelease(site, content, release, aside);
  await compressFolder(aside, { brotliQuality: pageEffort });
  await syncTree(aside);
  renameSync(aside, folder);
  return release;
}

export function nextRelease(
  site: string,
  { shell, remotes, college, services, redirects = {}, overrides = false }: SiteContent,
  doubts: readonly DoubtedBuild[] = [],
): Release {
  const at = new Date().toISOString();
  const modules = Object.fromEntries(
    [shell, ...remotes, ...(college ? [college] : [])].map(({ name, version }) => [name, version]),
  );
  const history = continueHistory(liveRelease(site)?.history ?? {}, modules, { at, doubts });
  return {
    id: nextReleaseId(site),
    at,
    modules,
    services,
    redirects,
    overrides,
    url: readSiteSettings(site).url,
    history,
  };
}

/** Lets the site show a release: one rename, so that at every instant all of it is the old one or all of it is the new. */
export function goLive(site: string, id: string): void {
  const aside = join(site, `live.${process.pid}.tmp`);
  rmSync(aside, { force: true });
  symlinkSync(join('releases', id), aside, 'dir');
  syncFolder(join(site, 'releases'));
  renameSync(aside, join(site, 'live'));
  syncFolder(site);
}
