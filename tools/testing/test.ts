import { buildSite } from '@campusway/artefact/build';
import { findHeadlessShell, runCommand, ToolError } from '@campusway/toolkit';
import { runVitest } from './run-vitest.ts';

const usage = `npm test
npm run test:all -- [--only slow|journeys]
--only slow or --only journeys runs one part of what \`npm test\` leaves out.`;
const flags = { all: { type: 'boolean' }, only: { type: 'string' } } as const;

const journeys = 'e2e/vitest.config.ts';
const steps = {
  'unit tests': () => runVitest('vitest.config.ts', {}, ['--project', 'unit']),
  'slow tests': () => runVitest('vitest.config.ts', {}, ['--project', 'slow']),
  'build of the modules': () => buildSite(),
  'first journeys in a browser': () => runVitest(journeys, {}, ['first/']),
  'all other journeys': () => runVitest(journeys, {}, ['--exclude', 'first/**']),
};
const first = ['unit tests', 'build of the modules', 'first journeys in a browser'] as const;
const others = {
  slow: ['build of the modules', 'slow tests'],
  journeys: ['build of the modules', 'all other journeys'],
} as const;

await runCommand({ usage, flags, names: false }, async ({ values: { all, only } }) => {
  const names = namesOfSteps(all === true, only);
  findHeadlessShell();
  for (const [index, name] of names.entries()) {
    console.log(`\n── ${index + 1} of ${names.length}: ${name}`);
    await steps[name]();
  }
});

function namesOfSteps(all: boolean, only: string | undefined): readonly (keyof typeof steps)[] {
  if (only === 'slow' || only === 'journeys') return others[only];
  if (only !== undefined) throw new ToolError(`--only ${only}: give slow or journeys`);
  return all ? [...first, 'slow tests', 'all other journeys'] : first;
}
