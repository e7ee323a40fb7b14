import { join } from 'node:path';
import { projectRoot, startProgram, ToolError } from '@campusway/toolkit';
import { withoutKey } from './declared-facts.ts';

/**
 * After an error in a source file the federation plugin waits a minute for missing modules before Vite reports the error.
 * A build that runs longer than this is diagnosed separately; a good build is faster.
 */
const diagnoseAfterSeconds = 8;

/** Builds a module into its `dist`. */
export async function runVite(module: string): Promise<void> {
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
  const build = start(module, [vite, 'build', '--logLevel', 'warn']);
  // If the diagnosis fails, Vite's own error follows later.
  const diagnose = () => void findBuildError(module).then(build.abort, () => undefined);
  const timer = setTimeout(diagnose, diagnoseAfterSeconds * 1000);
  try {
    await build.ended;
  } finally {
    clearTimeout(timer);
  }
}

/** Error of a build without federation; empty when it succeeds. */
async function findBuildError(module: string): Promise<string> {
  const first = module === 'shell' ? 'index.html' : 'src/remote.tsx';
  const program = join(import.meta.dirname, 'find-build-error.ts');
  return start(module, [program, join(projectRoot, module), first]).ended;
}

/** The relevant line of a stack trace after an error of the file system. */
const fileSystemError = /\b(ENOSPC|EDQUOT|EROFS|EACCES)\b.*/;

interface Running {
  /** Resolves to the output. */
  readonly ended: Promise<string>;
  /** Stops the process and rejects `ended`, unless `reason` is empty. */
  readonly abort: (reason: string) => void;
}

function start(module: string, args: readonly string[]): Running {
  const cwd = join(projectRoot, module);
  const { child, ended: exited } = startProgram(process.execPath, args, {
    cwd,
    detached: true,
    env: withoutKey(),
  });
  const fail = (why: string) => new ToolError(`Cannot build ${module}: ${why}`);
  let abort: Running['abort'] = () => undefined;
  const ended = new Promise<string>((resolve, reject) => {
    abort = (reason) => {
      if (!reason.trim()) return;
      reject(fail(reason));
      child.kill();
    };
    exited.then(({ code, output }) => {
      const [reason = `vite exited with code ${code}\n${output}`] = fileSystemError.exec(output) ?? [];
      if (code === 0) resolve(output);
      else reject(fail(reason));
    }, reject);
  });
  return { ended, abort };
}
