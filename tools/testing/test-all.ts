import { runCommand, ToolError } from '@campusway/toolkit';
import { runTests } from './run-tests.ts';

const usage = `npm run test:all -- [--rest] [--only slow|journeys]
--rest leaves out what \`npm test\` runs, when it has just passed.
--only runs one part of the rest with the modules as they are built.`;
const flags = { rest: { type: 'boolean' }, only: { type: 'string' } } as const;
const parts = { slow: 'slow tests', journeys: 'all other journeys' } as const;

await runCommand({ usage, flags, names: false }, async ({ values: { rest, only } }) => {
  if (only === 'slow' || only === 'journeys') return runTests([parts[only]]);
  if (only !== undefined) throw new ToolError(`--only is slow or journeys, not "${only}"`);
  const first = rest ? [] : (['unit tests', 'first journeys in a browser'] as const);
  await runTests(['build of the modules', ...first, parts.slow, parts.journeys]);
});
