import { isAbsolute, join } from 'node:path';
import { projectRoot, ToolError } from '@campusway/toolkit';
import { startNode } from './start-node.ts';

const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');

/**
 * Checks the types of a folder that has a tsconfig.json, absolute or below the project.
 * @throws {ToolError} with what the compiler says
 */
export async function checkTypes(folder: string): Promise<void> {
  const { code, output } = await startNode([compiler, '-p', folder, ...incremental(folder)], projectRoot)
    .ended;
  if (code !== 0) throw new ToolError(`Types do not fit in ${folder}:\n${output.trim()}`);
}

/** What is known from the last check makes the next one three times as fast; of a folder elsewhere nothing is kept. */
function incremental(folder: string): string[] {
  if (isAbsolute(folder)) return [];
  const file = join(projectRoot, '.campusway/types', `${folder.replaceAll('/', '-')}.tsbuildinfo`);
  return ['--incremental', '--tsBuildInfoFile', file];
}
