import {
  buildConcurrency,
  buildModule,
  checkTypes,
  describeBuild,
  hashInputs,
} from '@campusway/artefact/build';
import { readModuleRecord } from '@campusway/artefact/record';
import { type BuildName, collegeName, type ModuleRecord } from '@campusway/pages';
import { listModules } from '@campusway/toolkit';
import pLimit from 'p-limit';
import { latestEpisodes, type UnverifiedReason } from '../release/history.ts';
import { liveRelease, type Release } from '../release/release.ts';
import type { DeployOptions } from './deploy-options.ts';

/** Names of the requested modules, including the college. */
export function namesOf(which: DeployOptions['which']): string[] {
  return typeof which === 'string' ? [...listModules(), collegeName] : [...which];
}

/** Why `--changed` skips a build: its module was withdrawn, or the build is unverified or the latest canary. */
export function findSkipReason(
  { name, version }: BuildName,
  live: Release | undefined,
): UnverifiedReason | 'withdrawn' | 'a canary' | undefined {
  if (live?.modules[name] === version) return undefined;
  if (live?.history[name] && !live.modules[name]) return 'withdrawn';
  if (live?.canary?.name === name && live.canary.version === version) return 'a canary';
  return latestEpisodes(live?.history[name]).find((episode) => episode.version === version)?.doubt;
}

/** The live build of a module of the project, if it was made from what is in the working folder now. */
export function findSameBuild(site: string, name: string): ModuleRecord | undefined {
  const live = liveRelease(site);
  const version = live?.modules[name];
  const isSame = version !== undefined && live?.history[name]?.[0]?.inputs === hashInputs(name);
  return isSame ? readModuleRecord(site, { name, version }) : undefined;
}

/**
 * Builds modules and checks their types in parallel, except those whose live build in `site` has the same inputs. Returns the
 * records of the builds.
 */
export function buildChosen(
  names: readonly string[],
  log: (line: string) => void,
  site?: string,
): Promise<ModuleRecord[]> {
  return pLimit(buildConcurrency).map(names, async (name) => {
    const same = site && findSameBuild(site, name);
    if (same) {
      log(`  ${name.padEnd(14)} ${same.version}  live with the same sources, not built again`);
      return same;
    }
    const [build, types] = await Promise.allSettled([buildModule(name), checkTypes(name)]);
    // A type error says more than the failed build that it causes.
    if (types.status === 'rejected') throw types.reason;
    if (build.status === 'rejected') throw build.reason;
    const { built, seconds } = build.value;
    const record = await describeBuild(name);
    const how = built ? `built in ${seconds.toFixed(1)} s` : 'unchanged sources, not built again';
    log(`  ${name.padEnd(14)} ${record.version}  ${how}`);
    return record;
  });
}
