import { runCommand } from '@campusway/toolkit';
import { runTests } from './run-tests.ts';

const usage = `npm test
npm run test:all -- [--rest]
--rest leaves out what \`npm test\` runs, when it has just passed.`;
const flags = { all: { type: 'boolean' }, rest: { type: 'boolean' } } as const;

await runCommand({ usage, flags, names: false }, async ({ values }) => {
  const first = ['unit tests', 'build of the modules', 'first journeys in a browser'] as const;
  const others = ['slow tests', 'all other journeys'] as const;
  if (!values.all) await runTests(first);
  else await runTests(values.rest ? ['build of the modules', ...others] : [...first, ...others]);
});
