/** The journeys in Chromium, Firefox and WebKit, or in those that are named: `npm run test:browsers -- firefox`. */
import { findChromium } from './browser/find-chromium.ts';
import { findFirefox } from './browser/find-firefox.ts';
import { runToolWithArgs } from './fail.ts';
import { runVitest } from './run-vitest.ts';
import { buildSite } from './site/build-site.ts';

await runToolWithArgs(async (names) => {
  await buildSite();
  const browsers = { CHROME_PATH: findChromium(), FIREFOX_PATH: findFirefox() };
  await runVitest('e2e/browsers/vitest.config.ts', browsers, names);
});
