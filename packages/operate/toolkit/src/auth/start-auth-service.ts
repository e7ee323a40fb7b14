import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../project.ts';
import { ToolError } from '../run-tool.ts';

export interface RunningAuthService {
  /** Origin on which it listens. */
  readonly origin: string;
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

interface AuthServiceOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Allowed origins of pages (CORS). */
  readonly origins: readonly string[];
  /** Further environment variables, such as AUTH_DATA_DIR. */
  readonly environment?: Readonly<Record<string, string>>;
}

const ready = /auth service ready on \S+:(\d+)/;

/**
 * Starts the auth service in a child process and waits until it listens.
 * @throws {ToolError} with its output, when it ends before that
 */
export async function startAuthService(options: AuthServiceOptions): Promise<RunningAuthService> {
  const { port, origins, environment = {} } = options;
  const child = spawn(process.execPath, [join(projectRoot, 'auth-service/src/server.ts')], {
    env: { AUTH_ORIGINS: origins.join(','), ...process.env, AUTH_PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  // The service must not outlive this process.
  const killChild = () => child.kill();
  process.once('exit', killChild);
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      process.off('exit', killChild);
      resolve();
    });
  });
  const listening = new Promise<string>((resolve) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const [, own] = ready.exec(output) ?? [];
      if (own) resolve(own);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
  const own = await Promise.race([listening, ended]);
  if (own === undefined) throw new ToolError(explain(port, output));
  child.stdout.removeAllListeners('data').resume();
  child.stderr.removeAllListeners('data').pipe(process.stderr, { end: false });
  return {
    origin: `http://localhost:${own}`,
    ended,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

function explain(port: number, output: string): string {
  if (output.includes('another program uses this address'))
    return `Cannot start the auth service: port ${port} is taken. Stop the program that has it, or choose a port: AUTH_PORT=4301 npm start`;
  return `The auth service ended before it was ready:\n${output.trim()}`;
}
