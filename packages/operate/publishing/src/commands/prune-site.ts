import { moduleFolder } from '@campusway/artefact/record';
import { collegeName, moduleUrl } from '@campusway/pages';
import { eraseCollege, findOutdatedColleges, storedColleges } from '../college/erased-builds.ts';
import { removeUnusedCollegeFiles } from '../college/upload-college.ts';
import { type ChangeOptions, changeLiveSite } from '../release/change-site.ts';
import { latestEpisodes } from '../release/history.ts';
import { hasEnded, listPreviews, previewedBuilds, removePreview } from '../release/previews.ts';
import {
  allBuilds,
  listReleaseIds,
  liveRecords,
  loadableBuilds,
  readRelease,
  releaseFolder,
} from '../release/release.ts';
import { removeWhole } from '../site-folder/upload-module.ts';

/** A page that was opened this long ago may still request files. */
const openPageHours = 24;

interface PruneOptions extends Omit<ChangeOptions, 'reason'> {
  /** Number of builds of each module to keep, including the live one. */
  readonly keep: number;
  /** Deletes every college except the live one, regardless of its age. */
  readonly erase?: boolean;
}

export type PruneReport = Awaited<ReturnType<typeof pruneSite>>;

/**
 * Removes old builds and releases, except those that a page opened within the last day may use; and every college with data
 * about people that the live one does not have.
 */
export function pruneSite(options: PruneOptions) {
  const { site, keep, dryRun, erase = false } = options;
  return changeLiveSite(options, async (live) => {
    const releases = listReleaseIds(site).map((id) => readRelease(site, id));
    const openSince = Date.now() - openPageHours * 3_600_000;
    // The last one, and those that were live within that time.
    const needed = releases.filter((_, index) => !(Date.parse(releases[index + 1]?.at ?? '') <= openSince));
    const previews = listPreviews(site).filter(hasEnded);
    const newest = Object.entries(live.history).flatMap(([name, episodes]) =>
      latestEpisodes(episodes)
        .slice(0, keep)
        .map(({ version }) => ({ name, version })),
    );
    const loadable = needed.flatMap((release) => loadableBuilds(site, release));
    const kept = [...previewedBuilds(site), ...loadable, ...newest].map(moduleUrl);
    const college = liveRecords(site).find(({ name }) => name === collegeName);
    const outdated = erase
      ? storedColleges(site).filter((version) => version !== college?.version)
      : findOutdatedColleges(site, college).map(({ version }) => version);
    const builds = allBuilds(site).filter(
      (build) =>
        !kept.includes(moduleUrl(build)) && !(build.name === collegeName && outdated.includes(build.version)),
    );
    const old = releases.filter((release) => !needed.includes(release)).map(({ id }) => id);
    if (!dryRun) {
      // Releases first: an interruption must not leave a release without its builds.
      for (const id of old) removeWhole(releaseFolder(site, id));
      for (const preview of previews) removePreview(site, preview);
      for (const version of outdated) eraseCollege(site, version);
      for (const build of builds) removeWhole(moduleFolder(site, build));
      removeUnusedCollegeFiles(site);
    }
    /** `erased`: builds of the college that were deleted regardless of their age. */
    return { builds, erased: outdated, releases: old, dryRun };
  });
}
