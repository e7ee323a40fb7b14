import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listModules, projectRoot, withFolderLock } from '@campusway/toolkit';
import pLimit from 'p-limit';
import { runVite } from './run-vite.ts';
import { hashSources } from './source-hash.ts';

const folder = join(projectRoot, '.campusway/builds');

/** Number of builds at a time: each uses about one core. */
export const buildConcurrency = 2;

/** Builds the modules whose sources changed and logs a line for each module. */
export async function buildSite(): Promise<void> {
  await pLimit(buildConcurrency).map(listModules(), async (name) => {
    const { built, seconds } = await buildModule(name);
    console.log(`  ${name.padEnd(16)} ${built ? `built in ${seconds.toFixed(1)} s` : 'unchanged'}`);
  });
}

/** Builds a module into its `dist` if its sources changed. Locked against other processes. */
export async function buildModule(module: string) {
  const started = performance.now();
  const built = await withFolderLock(join(folder, module), () => buildIfChanged(module), {
    waitSeconds: 600,
  });
  return { built, seconds: (performance.now() - started) / 1000 };
}

async function buildIfChanged(module: string): Promise<boolean> {
  const sources = hashSources(module);
  const stamp = join(folder, `${module}.sources`);
  const entry = join(projectRoot, module, 'dist', module === 'shell' ? 'index.html' : 'remoteEntry.js');
  if (existsSync(entry) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return false;
  await runVite(module);
  writeFileSync(stamp, sources);
  return true;
}
