import { isAbsolute, join } from 'node:path';
import { projectRoot, ToolError } from '@campusway/toolkit';
import { startWithoutKey } from './declared-facts.ts';

const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');

/**
 * Runs the TypeScript compiler on a folder with a tsconfig.json, absolute or relative to the project. An incremental check
 * takes a third of the time; when it fails, a full one decides, as the compiler crashes on some incremental changes.
 * @throws {ToolError} with the compiler's output
 */
export async function checkTypes(folder: string): Promise<void> {
  const stateFile = join(projectRoot, '.campusway/types', `${folder.replaceAll('/', '-')}.tsbuildinfo`);
  const incremental = ['--incremental', '--tsBuildInfoFile', stateFile];
  if (!isAbsolute(folder) && (await compile(folder, incremental)).code === 0) return;
  const { code, output } = await compile(folder);
  if (code !== 0) throw new ToolError(`Type errors in ${folder}:\n${output.trim()}`);
}

function compile(folder: string, flags: readonly string[] = []) {
  return startWithoutKey([compiler, '-p', folder, ...flags]).ended;
}
