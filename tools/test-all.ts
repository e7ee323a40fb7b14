import { parseToolArgs, runToolWithArgs } from '@campusway/toolkit';
import { runTests } from './run-tests.ts';

const usage = `npm run test:all -- [--rest]
--rest leaves out what \`npm test\` runs, when it has just passed.`;

await runToolWithArgs(async (args) => {
  const { values } = parseToolArgs(args, { rest: { type: 'boolean' } }, usage, { names: false });
  const first = values.rest ? [] : (['unit tests', 'first journeys in a browser'] as const);
  await runTests(['build of the modules', ...first, 'all other journeys']);
});
