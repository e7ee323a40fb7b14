import { join } from 'node:path';
import { projectRoot, ToolError } from '@campusway/toolkit';
import { startWithoutKey } from './declared-facts.ts';

/**
 * After an error in a source file the federation plugin waits a minute for missing modules before Vite reports the error.
 * A build that runs longer than this is diagnosed separately; a good build is faster.
 */
const diagnoseAfterSeconds = 8;

/** The relevant line of a stack trace after an error of the file system. */
const fileSystemError = /\b(ENOSPC|EDQUOT|EROFS|EACCES)\b.*/;

/** Builds a module into its `dist`. */
export async function runVite(module: string): Promise<void> {
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
  const { child, ended } = startWithoutKey([vite, 'build', '--logLevel', 'warn'], module);
  let diagnosis = '';
  const timer = setTimeout(async () => {
    // If the diagnosis fails, Vite's own error follows later.
    diagnosis = await findBuildError(module).catch(() => '');
    if (diagnosis) child.kill();
  }, diagnoseAfterSeconds * 1000);
  const { code, output } = await ended.finally(() => clearTimeout(timer));
  if (code === 0) return;
  const [reason = diagnosis || `vite exited with code ${code}\n${output}`] =
    fileSystemError.exec(output) ?? [];
  throw new ToolError(`Cannot build ${module}: ${reason}`);
}

/** Error of a build without federation; empty when it succeeds. */
async function findBuildError(module: string): Promise<string> {
  const first = module === 'shell' ? 'index.html' : 'src/remote.tsx';
  const program = join(import.meta.dirname, 'find-build-error.ts');
  const { code, output } = await startWithoutKey([program, join(projectRoot, module), first], module).ended;
  return code === 0 ? output.trim() : '';
}
