import { buildSite } from '@campusway/publishing/build';
import { findChromium, runTool } from '@campusway/toolkit';
import { runVitest } from './run-vitest.ts';

await runTool(async () => {
  console.log('Building the modules');
  await buildSite();
  console.log('The longer journeys in a real browser');
  findChromium();
  await runVitest('e2e/vitest.deploy.config.ts');
});
