import { join } from 'node:path';
import { listModules, projectRoot } from '@campusway/toolkit';
import { toBuildId } from '../build/build-id.ts';
import { buildModule } from '../build/build-module.ts';
import { collegeName } from '../site/module-record.ts';
import type { DeployOptions } from './deploy-options.ts';

/** Two at a time: a build keeps about one core busy. */
const atOnce = 2;

/** Names of the modules that are asked for, the college among them where it is. */
export function namesOf(which: DeployOptions['which']): string[] {
  return typeof which === 'string' ? [...listModules(), collegeName] : [...which];
}

/** Builds modules and gives the names of those whose content is not what `live` names. */
export async function buildChosen(
  names: readonly string[],
  live: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Promise<string[]> {
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
