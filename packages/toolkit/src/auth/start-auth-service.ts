import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ToolError } from '../fail.ts';
import { projectRoot } from '../project.ts';

export interface RunningAuthService {
  /** Where it listens. */
  readonly origin: string;
  /** Resolves when it has ended, by itself or because it was stopped. */
  readonly ended: Promise<void>;
  readonly stop: () => Promise<void>;
}

interface AuthServiceOptions {
  /** 0 for any that is free. */
  readonly port: number;
  /** Pages of these origins may call it. */
  readonly origins: readonly string[];
  /** More variables, such as AUTH_DATA_DIR. What the person at the terminal has set counts more than the defaults here. */
  readonly environment?: Readonly<Record<string, string>>;
}

const ready = /auth service ready on .*:(\d+)/;

/**
 * Starts the auth service as a process of its own and waits until it answers.
 * @throws {ToolError} when it ends before that, with its own words
 */
export async function startAuthService(options: AuthServiceOptions): Promise<RunningAuthService> {
  const { port, origins, environment = {} } = options;
  const child = spawn(process.execPath, [join(projectRoot, 'auth-service/src/server.ts')], {
    env: { AUTH_ORIGINS: origins.join(','), ...process.env, AUTH_PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  // Whatever ends this process ends the service too.
  const killWithUs = () => child.kill();
  process.once('exit', killWithUs);
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      process.off('exit', killWithUs);
      resolve();
    });
  });
  const listening = new Promise<string>((resolve) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      const [, own] = ready.exec(said) ?? [];
      if (own) resolve(own);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
  });
  const own = await Promise.race([listening, ended]);
  if (own === undefined) throw new ToolError(explain(port, said));
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

function explain(port: number, said: string): string {
  if (said.includes('EADDRINUSE'))
    return `Cannot start the auth service: port ${port} is taken. Stop the program that has it, or choose a port: AUTH_PORT=4301 npm start`;
  return `The auth service ended before it was ready:\n${said.trim()}`;
}
