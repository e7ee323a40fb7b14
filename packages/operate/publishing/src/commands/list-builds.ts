import { isStored, readModuleRecord } from '@campusway/artefact/record';
import { type Episode, goodBuildsBefore, latestEpisodes } from '../release/history.ts';
import type { Release } from '../release/release.ts';

/** The latest episode of a stored build. */
export interface ListedBuild extends Omit<Episode, 'record'> {
  readonly state: 'live' | 'fallback' | 'stored';
  /** For a module the formats that it reads, for the college those that it serves; unknown for an older build. */
  readonly collegeFormats?: readonly number[] | undefined;
}

/** Builds by module: the live build first, unless the module was withdrawn, then rollback targets, newest first. */
export function listBuilds(site: string, { modules, history }: Release): Record<string, ListedBuild[]> {
  const listed = Object.keys({ ...modules, ...history }).map((name): [string, ListedBuild[]] => {
    const live = modules[name];
    const stored = latestEpisodes(history[name]).filter(({ version }) => isStored(site)({ name, version }));
    const fallback = live && goodBuildsBefore(live, stored)[0];
    const stateOf = (version: string) =>
      version === live ? 'live' : version === fallback && name.startsWith('mfe-') ? 'fallback' : 'stored';
    return [
      name,
      stored.map(({ record: _, ...episode }) => {
        const { version } = episode;
        const { collegeFormats } = readModuleRecord(site, { name, version });
        return { ...episode, state: stateOf(version), collegeFormats };
      }),
    ];
  });
  return Object.fromEntries(listed);
}
