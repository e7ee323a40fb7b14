import { runTool } from '@campusway/toolkit';
import { runTests } from './run-tests.ts';

await runTool(() => runTests(['unit tests', 'build of the modules', 'first journeys in a browser']));
