import { runTool } from '@campusway/toolkit';
import { runTests } from './run-tests.ts';

await runTool(() => runTests());
