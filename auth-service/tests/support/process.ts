import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const serverFile = fileURLToPath(new URL('../../src/server.ts', import.meta.url));

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Kills the child when this process exits. */
export function killAtExit<Child extends ChildProcess>(child: Child): Child {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export interface RunningService {
  readonly url: string;
  readonly pid: number;
  /** Standard output and error so far. */
  output(): string;
  isAlive(): boolean;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts the service as a process on a free port. A shell runs `before` first. */
export function spawnService(
  environment: Readonly<Record<string, string>>,
  { before = ':' }: { readonly before?: string } = {},
): Promise<RunningService> {
  const settings = { AUTH_PORT: '0', AUTH_ISSUER: 'http://localhost:4300', AUTH_LOG: 'warn', ...environment };
  return run('sh', ['-c', `${before}; exec "$0" "$1"`, process.execPath, serverFile], settings);
}

/** Starts a script that prints its address like the service. */
export function spawnScript(
  file: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningService> {
  return run(process.execPath, [file, ...parameters], environment);
}

async function run(
  command: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<RunningService> {
  const child = killAtExit(
    spawn(command, parameters, {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let output = '';
  const exited = once(child, 'exit');
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const url = /ready on (http:\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    exited.then(() => reject(new Error(`The service ended before it was ready: ${output}`)), reject);
  });
  const url = await ready;
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async kill(signal) {
      child.kill(signal);
      await exited;
    },
  };
}

export interface PostAnswer {
  readonly status: number;
  readonly json: Record<string, unknown>;
  readonly headers: Headers;
}

export async function post(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<PostAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, json: text === '' ? {} : JSON.parse(text), headers: response.headers };
}

/** A free port that no system gives to outgoing connections: one of those may take a port before its server listens. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return isFree ? port : findFreePort();
}
