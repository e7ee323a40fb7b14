import { listModules } from '@campusway/toolkit';
import { buildModule } from '../build/build-module.ts';
import { checkTypes } from '../build/check-types.ts';
import { describeBuild } from '../build/describe-build.ts';
import { type Doubt, latestEpisodes } from '../release/history.ts';
import type { Release } from '../release/release.ts';
import { type BuildName, collegeName, type ModuleRecord } from '../site/module-record.ts';
import type { DeployOptions } from './deploy-options.ts';

/** Two at a time: a build keeps about one core busy. */
const atOnce = 2;

/** Names of the modules that are asked for, the college among them where it is. */
export function namesOf(which: DeployOptions['which']): string[] {
  return typeof which === 'string' ? [...listModules(), collegeName] : [...which];
}

/** Why `--changed` leaves a build alone: it, or its module, was live before, and somebody or the gate did not want it. */
export function findDoubt(
  { name, version }: BuildName,
  live: Release | undefined,
): Doubt | 'withdrawn' | undefined {
  if (live?.modules[name] === version) return undefined;
  if (live?.history[name] && !live.modules[name]) return 'withdrawn';
  return latestEpisodes(live?.history[name]).find((episode) => episode.version === version)?.doubt;
}

/** Builds modules, checks their types beside that, and describes what came of it. */
export async function buildChosen(
  names: readonly string[],
  log: (line: string) => void,
): Promise<ModuleRecord[]> {
  const waiting = [...names];
  const records: ModuleRecord[] = [];
  async function work(): Promise<void> {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const [{ built, seconds }] = await Promise.all([buildModule(name), checkTypes(name)]);
      const record = await describeBuild(name);
      const how = built ? `built in ${seconds.toFixed(1)} s` : 'built before from these sources';
      log(`  ${name.padEnd(14)} ${record.version}  ${how}`);
      records.push(record);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return records;
}
