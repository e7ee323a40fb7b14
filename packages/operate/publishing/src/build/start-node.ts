import { spawn } from 'node:child_process';
import { killWhenStopped } from '@campusway/toolkit';

interface RunningNode {
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
  readonly kill: () => void;
}

/** Runs a program under this Node, in a process group of its own. */
export function startNode(args: readonly string[], cwd: string): RunningNode {
  const child = spawn(process.execPath, args, { cwd, detached: true });
  killWhenStopped(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
  return { ended, kill: () => void child.kill() };
}
