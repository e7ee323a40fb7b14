import { join } from 'node:path';
import { projectRoot, ToolError } from '@campusway/toolkit';
import { startWithoutKey } from './declared-facts.ts';

/** The relevant part of Vite's output after an error of the file system, or in a source file. */
const reasons = [/\b(?:ENOSPC|EDQUOT|EROFS|EACCES)\b.*/, /(?<=error during build:\n).*?(?=\n +at )/s];

/** Builds a module into its `dist`. */
export async function runVite(module: string): Promise<void> {
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
  const { code, output } = await startWithoutKey([vite, 'build', '--logLevel', 'warn'], module).ended;
  if (code === 0) return;
  const [reason = `vite exited with code ${code}\n${output}`] = reasons.flatMap(
    (pattern) => pattern.exec(output) ?? [],
  );
  throw new ToolError(`Cannot build ${module}: ${reason.trim()}`);
}
