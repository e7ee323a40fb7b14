import { isAbsolute, join } from 'node:path';
import { projectRoot, ToolError } from '@campusway/toolkit';
import { startNode } from './start-node.ts';

const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');

/**
 * Runs the TypeScript compiler on a folder with a tsconfig.json, absolute or relative to the project.
 * @throws {ToolError} with the compiler's output
 */
export async function checkTypes(folder: string): Promise<void> {
  const { code, output } = await startNode([compiler, '-p', folder, ...incremental(folder)], projectRoot)
    .ended;
  if (code !== 0) throw new ToolError(`Type errors in ${folder}:\n${output.trim()}`);
}

/** The incremental state makes the next check three times as fast. Not stored for folders outside the project. */
function incremental(folder: string): string[] {
  if (isAbsolute(folder)) return [];
  const file = join(projectRoot, '.campusway/types', `${folder.replaceAll('/', '-')}.tsbuildinfo`);
  return ['--incremental', '--tsBuildInfoFile', file];
}
