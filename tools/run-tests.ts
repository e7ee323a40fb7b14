import { buildSite } from '@campusway/publishing/build';
import { findChromium } from '@campusway/toolkit';
import { runVitest } from './run-vitest.ts';

/** Unit tests, then the journeys in `folders` of e2e, or all, against a fresh build. */
export async function runTests(folders: readonly string[] = []): Promise<void> {
  findChromium();
  const steps: readonly [string, () => Promise<unknown>][] = [
    ['unit tests', () => runVitest('vitest.config.ts')],
    ['build of the modules', () => buildSite()],
    ['journeys in a browser', () => runVitest('e2e/vitest.config.ts', {}, folders)],
  ];
  for (const [index, [name, run]] of steps.entries()) {
    console.log(`\n── ${index + 1} of ${steps.length}: ${name}`);
    await run();
  }
}
