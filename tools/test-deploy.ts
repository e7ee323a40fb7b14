import { buildSite } from '@campusway/publishing/build';
import { findChromium, runTool } from '@campusway/toolkit';
import { runVitest } from './run-vitest.ts';

await runTool(async () => {
  console.log('Building the modules');
  await buildSite();
  console.log('Deploying, rolling back and going offline in a real browser');
  await runVitest('e2e/vitest.deploy.config.ts', { CHROME_PATH: findChromium() });
});
