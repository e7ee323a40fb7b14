import { type SpawnOptions, spawn } from 'node:child_process';
import { whenStopped } from './when-stopped.ts';

interface ProgramOptions extends SpawnOptions {
  /** Receives what the program prints into pipes, while it runs. */
  readonly onOutput?: (text: string) => void;
}

/**
 * Starts a program. `ended` resolves to its exit code and to what it printed into pipes; it rejects when the program cannot
 * start. A detached program is killed with its whole process group when a signal ends this process.
 */
export function startProgram(
  command: string,
  args: readonly string[],
  { onOutput, ...options }: ProgramOptions,
) {
  const child = spawn(command, args, options);
  const { pid } = child;
  const forget =
    options.detached && pid !== undefined ? whenStopped(() => process.kill(-pid, 'SIGKILL')) : undefined;
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput?.(text);
    });
  const ended = new Promise<{ readonly code: number | null; readonly output: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => forget?.());
    child.on('close', (code) => resolve({ code, output }));
  });
  return { child, ended };
}
