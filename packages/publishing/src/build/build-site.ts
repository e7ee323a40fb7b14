import { listModules } from '@campusway/toolkit';
import { buildModule } from './build-module.ts';

/** Two at a time: a build keeps about one core busy. */
const atOnce = 2;

/** Builds what changed, and says so line by line. */
export async function buildSite(): Promise<void> {
  const waiting = listModules();
  async function work(): Promise<void> {
    for (let module = waiting.shift(); module; module = waiting.shift()) {
      const { built, seconds } = await buildModule(module);
      console.log(`  ${module.padEnd(16)} ${built ? `built in ${seconds.toFixed(1)} s` : 'unchanged'}`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}
