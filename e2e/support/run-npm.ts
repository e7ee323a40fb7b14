import { type ChildProcess, spawn } from 'node:child_process';

export interface Running {
  readonly child: ChildProcess;
  /** Output so far, of both streams. */
  readonly output: () => string;
  /** Resolves when the output matches; rejects when the process ends first. */
  readonly waitForOutput: (pattern: RegExp) => Promise<void>;
  /** Exit code. */
  readonly ended: Promise<number | null>;
  readonly stop: () => Promise<void>;
}

/** Starts `npm …` in a folder, with the environment of a terminal. */
export function runNpm(
  folder: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Running {
  const child = spawn('npm', args, {
    cwd: folder,
    // Its own process group, so that stopping it stops what it started.
    detached: true,
    env: { ...withoutVitest(), NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));

  function waitForOutput(pattern: RegExp): Promise<void> {
    return new Promise((resolve, reject) => {
      const check = () => {
        if (!pattern.test(text)) return;
        listeners.delete(check);
        resolve();
      };
      listeners.add(check);
      check();
      void ended.then(() =>
        reject(new Error(`npm ${args.join(' ')} ended without the output ${pattern}:\n${text}`)),
      );
    });
  }
  async function stop(): Promise<void> {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
  return { child, output: () => text, waitForOutput, ended, stop };
}

/** Environment without Vitest's variables, with which the federation plugin disables itself. */
export function withoutVitest(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITE|VITEST|NODE_ENV|DEV$|PROD$|SSR$|MODE$|TEST$)/.test(name),
  );
  return Object.fromEntries(own);
}
