import { runCommand } from '@campusway/toolkit';
import { runTests } from './run-tests.ts';

const usage = `npm run test:all -- [--rest]
--rest leaves out what \`npm test\` runs, when it has just passed.`;

await runCommand({ usage, flags: { rest: { type: 'boolean' } }, names: false }, async ({ values }) => {
  const first = values.rest ? [] : (['unit tests', 'first journeys in a browser'] as const);
  await runTests(['build of the modules', ...first, 'slow tests', 'all other journeys']);
});
