import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder } from '@campusway/artefact/record';
import { collegeName } from '@campusway/pages';
import { eraseCollege, storedColleges } from '../college/erased-builds.ts';
import { removeTempFolder } from '../site-folder/temp-folder.ts';
import { latestEpisodes } from './history.ts';
import { listReleaseIds, liveRelease, releaseFolder } from './release.ts';

/**
 * Removes leftovers of a killed deployment: its temporary folder, incomplete `.tmp` folders, and releases and colleges that
 * never went live; and colleges that a release erased. The caller must hold the site's lock, because the files of a running
 * deployment look the same.
 */
export function removeLeftovers(site: string): void {
  removeTempFolder(site);
  const modules = join(site, 'modules');
  const folders = [site, join(site, 'releases'), ...listFolder(modules).map((name) => join(modules, name))];
  for (const folder of folders) {
    for (const name of listFolder(folder)) {
      if (/\.tmp(\.retry)?$/.test(name)) rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
  const live = liveRelease(site);
  for (const id of listReleaseIds(site)) {
    if (id > (live?.id ?? '')) rmSync(releaseFolder(site, id), { recursive: true });
  }
  if (!live?.modules[collegeName]) return;
  const known = latestEpisodes(live.history[collegeName]);
  for (const version of storedColleges(site)) {
    const episode = known.find((one) => one.version === version);
    if (!episode || episode.erased) eraseCollege(site, version);
  }
}
