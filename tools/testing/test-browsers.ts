/** The journeys in Chromium, Firefox and WebKit, or in those that are named: `npm run test:browsers -- firefox`. */

import { buildSite } from '@campusway/artefact/build';
import { findChromium, findFirefox, runToolWithArgs } from '@campusway/toolkit';
import { runVitest } from './run-vitest.ts';

await runToolWithArgs(async (names) => {
  await buildSite();
  const browsers = { CHROME_PATH: findChromium(), FIREFOX_PATH: findFirefox() };
  await runVitest('e2e/browsers/vitest.config.ts', browsers, names);
});
