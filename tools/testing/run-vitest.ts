import { join } from 'node:path';
import { projectRoot, startProgram, ToolError } from '@campusway/toolkit';

/**
 * Runs the tests of one Vitest configuration; `args` filter them.
 * @throws {ToolError} when a test fails
 */
export async function runVitest(
  config: string,
  environment: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<void> {
  const program = join(projectRoot, 'node_modules/vitest/vitest.mjs');
  const reporters = ['default', join(import.meta.dirname, 'progress-reporter.ts')];
  const words = ['run', '--config', config, ...reporters.flatMap((name) => ['--reporter', name]), ...args];
  const env = { ...process.env, ...environment };
  const options = { cwd: projectRoot, stdio: 'inherit', env } as const;
  const { code } = await startProgram(process.execPath, [program, ...words], options).ended;
  if (code !== 0) throw new ToolError(`Tests of ${config} failed`);
}
