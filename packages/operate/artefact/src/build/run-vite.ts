import { join } from 'node:path';
import { projectRoot, ToolError } from '@campusway/toolkit';
import { startWithoutKey } from './declared-facts.ts';

/** An error of the file system in Vite's output. */
const fileError = /\b(?:ENOSPC|EDQUOT|EROFS|EACCES)\b.*/;

/** Builds a module into its `dist`. */
export async function runVite(module: string): Promise<void> {
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
  const { code, output } = await startWithoutKey([vite, 'build', '--logLevel', 'warn'], module).ended;
  if (code === 0) return;
  // Of an error in a source file, what is before its stack.
  const [, sourceError] = output.split('error during build:\n');
  const reason =
    fileError.exec(output)?.[0] ??
    sourceError?.split(/\n +at /)[0] ??
    `vite exited with code ${code}\n${output}`;
  throw new ToolError(`Cannot build ${module}: ${reason.trim()}`);
}
