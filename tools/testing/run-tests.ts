import { buildSite } from '@campusway/publishing/build';
import { findHeadlessShell } from '@campusway/toolkit';
import { runVitest } from './run-vitest.ts';

const journeys = 'e2e/vitest.config.ts';
const steps = {
  'unit tests': () => runVitest('vitest.config.ts', {}, ['--project', 'unit']),
  'slow tests': () => runVitest('vitest.config.ts', {}, ['--project', 'slow']),
  'build of the modules': () => buildSite(),
  'first journeys in a browser': () => runVitest(journeys, {}, ['first/']),
  'all other journeys': () => runVitest(journeys, {}, ['--exclude', 'first/**']),
};

export async function runTests(names: readonly (keyof typeof steps)[]): Promise<void> {
  findHeadlessShell();
  for (const [index, name] of names.entries()) {
    console.log(`\n── ${index + 1} of ${names.length}: ${name}`);
    await steps[name]();
  }
}
