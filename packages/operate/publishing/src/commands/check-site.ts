import { findChangedFiles, isStored } from '@campusway/artefact/record';
import { moduleUrl } from '@campusway/pages';
import { liveRelease, loadableBuilds, type Release } from '../release/release.ts';
import {
  findRecordFindings,
  findReleaseFindings,
  findSignatureFindings,
  storedBuilds,
} from '../release/verify-release.ts';

/**
 * Findings in the live site: its signature, if any; the files of the release against its list of files, those of all stored
 * builds against their records, and these against the history; builds that a page may load; the history.
 */
export function checkSite(site: string): string[] {
  const release = liveRelease(site);
  if (!release) return ['nothing is live'];
  // The first four overlap in a signed site.
  const findings = [
    ...findSignatureFindings(site),
    ...findReleaseFindings(site, release),
    ...findRecordFindings(site, release),
    ...findChangedFiles(site, storedBuilds(site, release)),
    ...loadableBuilds(site, release)
      .filter((build) => !isStored(site)(build))
      .map((build) => `${moduleUrl(build)} is missing`),
    ...findHistoryFindings(release),
  ];
  return [...new Set(findings)];
}

function findHistoryFindings({ id, at, modules, history }: Release): string[] {
  return Object.keys({ ...modules, ...history }).flatMap((name) => {
    const episodes = history[name] ?? [];
    const [latest] = episodes;
    // The first episode of a withdrawn module is its last one.
    const isFirst = latest !== undefined && latest.version === (modules[name] ?? latest.version);
    const times = [at, ...episodes.map(({ from }) => from)].map((time) => Date.parse(time));
    const isOrdered = times.every((time, index) => time <= (times[index - 1] ?? time));
    return [
      ...(isFirst ? [] : [`the history of ${name} does not begin with its build in release ${id}`]),
      ...(isOrdered ? [] : [`the history of ${name} is not sorted by time`]),
    ];
  });
}
