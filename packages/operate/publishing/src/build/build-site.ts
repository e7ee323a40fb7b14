import { listModules } from '@campusway/toolkit';
import { buildModule } from './build-module.ts';

/** A build uses about one core. */
const concurrency = 2;

/** Builds the modules whose sources changed and logs a line for each module. */
export async function buildSite(): Promise<void> {
  const waiting = listModules();
  async function work(): Promise<void> {
    for (let module = waiting.shift(); module; module = waiting.shift()) {
      const { built, seconds } = await buildModule(module);
      console.log(`  ${module.padEnd(16)} ${built ? `built in ${seconds.toFixed(1)} s` : 'unchanged'}`);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
}
