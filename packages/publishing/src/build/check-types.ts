import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot, ToolError } from '@campusway/toolkit';

const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');

/**
 * Checks the types of a folder that has a tsconfig.json, absolute or below the project.
 * @throws {ToolError} with what the compiler says
 */
export async function checkTypes(folder: string): Promise<void> {
  const checking = promisify(execFile)(process.execPath, [compiler, '-p', folder], { cwd: projectRoot });
  await checking.catch(({ stdout }: { stdout: string }) => {
    throw new ToolError(`Types do not fit in ${folder}:\n${stdout.trim()}`);
  });
}
