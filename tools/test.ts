import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './browser/find-chromium.ts';
import { runTool, ToolError } from './fail.ts';
import { projectRoot } from './project.ts';
import { buildSite } from './site/build-site.ts';

await runTool(async () => {
  console.log('Unit tests');
  await vitest('vitest.config.ts');
  console.log('Building the modules');
  await buildSite();
  console.log('Journeys in a real browser');
  await vitest('e2e/vitest.config.ts', { CHROME_PATH: findChromium() });
});

function vitest(config: string, environment: Record<string, string> = {}): Promise<void> {
  const program = join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [program, 'run', '--config', config], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new ToolError(`The tests of ${config} did not pass`)),
    );
  });
}
