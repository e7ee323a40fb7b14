import { buildSite } from '@campusway/publishing/build';
import { findHeadlessShell, runCommand } from '@campusway/toolkit';
import { runVitest } from './run-vitest.ts';

const usage = `npm test
npm run test:all -- [--rest]
--rest leaves out what \`npm test\` runs, when it has just passed.`;
const flags = { all: { type: 'boolean' }, rest: { type: 'boolean' } } as const;

const journeys = 'e2e/vitest.config.ts';
const steps = {
  'unit tests': () => runVitest('vitest.config.ts', {}, ['--project', 'unit']),
  'slow tests': () => runVitest('vitest.config.ts', {}, ['--project', 'slow']),
  'build of the modules': () => buildSite(),
  'first journeys in a browser': () => runVitest(journeys, {}, ['first/']),
  'all other journeys': () => runVitest(journeys, {}, ['--exclude', 'first/**']),
};
const first = ['unit tests', 'build of the modules', 'first journeys in a browser'] as const;
const others = ['slow tests', 'all other journeys'] as const;

await runCommand({ usage, flags, names: false }, async ({ values: { all, rest } }) => {
  const names = all ? [...(rest ? (['build of the modules'] as const) : first), ...others] : first;
  findHeadlessShell();
  for (const [index, name] of names.entries()) {
    console.log(`\n── ${index + 1} of ${names.length}: ${name}`);
    await steps[name]();
  }
});
