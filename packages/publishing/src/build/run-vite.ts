import { join } from 'node:path';
import { projectRoot, ToolError } from '@campusway/toolkit';
import { startNode } from './start-node.ts';

/**
 * After a mistake in a source file the federation plugin waits a minute for modules that will never come, and only then
 * does Vite say what is wrong. A build that takes this long is looked into; others are done by then.
 */
const suspiciousSeconds = 8;

/** Builds a module into its `dist`. */
export async function runVite(module: string): Promise<void> {
  const build = start(module, [join(projectRoot, 'node_modules/vite/bin/vite.js'), 'build']);
  // Where looking fails, Vite's own word comes later.
  const look = () => void findFault(module).then(build.giveUp, () => undefined);
  const timer = setTimeout(look, suspiciousSeconds * 1000);
  try {
    await build.ended;
  } finally {
    clearTimeout(timer);
  }
}

/** Why a module does not build, found by building it without federation; nothing when it does. */
async function findFault(module: string): Promise<string> {
  const first = module === 'shell' ? 'index.html' : 'src/remote.tsx';
  const program = join(import.meta.dirname, 'find-build-fault.ts');
  const looking = start(module, [program, join(projectRoot, module), first]);
  return looking.ended;
}

/** The one line that counts of a trace. */
const refusedByMachine = /\b(ENOSPC|EDQUOT|EROFS|EACCES)\b.*/;

interface Running {
  /** What it printed. */
  readonly ended: Promise<string>;
  /** Ends it for this reason, if there is one. */
  readonly giveUp: (reason: string) => void;
}

function start(module: string, args: readonly string[]): Running {
  const { ended: ending, kill } = startNode(args, join(projectRoot, module));
  const fail = (why: string) => new ToolError(`Cannot build ${module}: ${why}`);
  let giveUp: Running['giveUp'] = () => undefined;
  const ended = new Promise<string>((resolve, reject) => {
    giveUp = (reason) => {
      if (!reason.trim()) return;
      reject(fail(reason));
      kill();
    };
    ending.then(({ code, output }) => {
      const [refusal = `vite ended with ${code}\n${output}`] = refusedByMachine.exec(output) ?? [];
      if (code === 0) resolve(output);
      else reject(fail(refusal));
    }, reject);
  });
  return { ended, giveUp };
}
