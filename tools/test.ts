import { findChromium } from './browser/find-chromium.ts';
import { runTool } from './fail.ts';
import { runVitest } from './run-vitest.ts';
import { buildSite } from './site/build-site.ts';

await runTool(async () => {
  console.log('Unit tests');
  await runVitest('vitest.config.ts');
  console.log('Building the modules');
  await buildSite();
  console.log('Journeys in a real browser');
  await runVitest('e2e/vitest.config.ts', { CHROME_PATH: findChromium() });
});
