import { join } from 'node:path';
import { listModules, projectRoot } from '@campusway/toolkit';
import { toBuildId } from '../build/build-id.ts';
import { buildModule } from '../build/build-module.ts';
import type { DeployOptions } from './deploy-options.ts';

/** Two at a time: a build keeps about one core busy. */
const atOnce = 2;

/** Builds what is asked for and gives the names of those whose content is not what `live` names. */
export async function buildChosen(
  which: DeployOptions['which'],
  live: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Promise<string[]> {
  const names = typeof which === 'string' ? listModules() : [...which];
  const waiting = [...names];
  async function work(): Promise<void> {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { built, seconds } = await buildModule(name);
      const how = built ? `built in ${seconds.toFixed(1)} s` : 'built before from these sources';
      log(`  ${name.padEnd(14)} ${toBuildId(join(projectRoot, name, 'dist'))}  ${how}`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return names.filter((name) => toBuildId(join(projectRoot, name, 'dist')) !== live[name]);
}
