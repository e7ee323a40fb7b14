import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project.ts';
import { runVite } from './run-vite.ts';
import { hashSources } from './source-hash.ts';

export interface BuildResult {
  readonly module: string;
  readonly built: boolean;
  readonly seconds: number;
}

/** Builds a module into its `dist`, unless what is there was built from the same sources. */
export async function buildModule(module: string): Promise<BuildResult> {
  const started = performance.now();
  const sources = hashSources(module);
  const built = readStamp(module) !== sources;
  if (built) {
    await runVite(module);
    writeFileSync(stampFile(module), sources);
  }
  return { module, built, seconds: (performance.now() - started) / 1000 };
}

function stampFile(module: string): string {
  const folder = join(projectRoot, '.campusway/builds');
  mkdirSync(folder, { recursive: true });
  return join(folder, `${module}.sources`);
}

function readStamp(module: string): string | undefined {
  const whole = existsSync(
    join(projectRoot, module, 'dist', module === 'shell' ? 'index.html' : 'remoteEntry.js'),
  );
  return whole && existsSync(stampFile(module)) ? readFileSync(stampFile(module), 'utf8') : undefined;
}
