import { buildSite } from '@campusway/publishing/build';
import { findChromium, runTool } from '@campusway/toolkit';
import { runVitest } from './run-vitest.ts';

await runTool(async () => {
  findChromium();
  console.log('Unit tests');
  await runVitest('vitest.config.ts');
  console.log('Building the modules');
  await buildSite();
  console.log('Journeys in a real browser');
  await runVitest('e2e/vitest.config.ts');
});
