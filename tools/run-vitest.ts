import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot, ToolError } from '@campusway/toolkit';

/**
 * Runs the tests of one Vitest configuration; `args` filter them.
 * @throws {ToolError} when a test fails
 */
export function runVitest(
  config: string,
  environment: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<void> {
  const program = join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const reporters = ['default', join(import.meta.dirname, 'progress-reporter.ts')];
  const words = ['run', '--config', config, ...reporters.flatMap((name) => ['--reporter', name]), ...args];
  const child = spawn(process.execPath, [program, ...words], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new ToolError(`Tests of ${config} failed`)),
    );
  });
}
