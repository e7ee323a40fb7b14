/** The journeys in Chromium, Firefox and WebKit, or in those that are named: `npm run test:browsers -- firefox`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './browser/find-chromium.ts';
import { findFirefox } from './browser/find-firefox.ts';
import { runTool, ToolError } from './fail.ts';
import { projectRoot } from './project.ts';
import { buildSite } from './site/build-site.ts';

await runTool(async () => {
  await buildSite();
  const program = join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const names = process.argv.slice(2);
  const child = spawn(
    process.execPath,
    [program, 'run', '--config', 'e2e/browsers/vitest.config.ts', ...names],
    {
      cwd: projectRoot,
      stdio: 'inherit',
      env: { ...process.env, CHROME_PATH: findChromium(), FIREFOX_PATH: findFirefox() },
    },
  );
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new ToolError('Not every journey passed in every browser');
});
