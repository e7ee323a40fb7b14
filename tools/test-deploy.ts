import { findChromium } from './browser/find-chromium.ts';
import { runTool } from './fail.ts';
import { runVitest } from './run-vitest.ts';
import { buildSite } from './site/build-site.ts';

await runTool(async () => {
  console.log('Building the modules');
  await buildSite();
  console.log('Deploying, rolling back and going offline in a real browser');
  await runVitest('e2e/vitest.deploy.config.ts', { CHROME_PATH: findChromium() });
});
