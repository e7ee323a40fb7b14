import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { ToolError } from './run-tool.ts';

/** Host and port of a server, with the parts of its error message. */
export interface ListenAddress {
  /** Start of the message: `Cannot serve mfe-maps`. */
  readonly what: string;
  readonly host: string;
  readonly port: number;
  /** End of the message: `choose one with --port`. */
  readonly advice: string;
}

/**
 * Parses a port from 0 (any free port) to 65535.
 * @throws {ToolError} for other text
 */
export function parsePort(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new ToolError(`Cannot use port "${text}": a port is a whole number from 0 to 65535`);
}

/** Turns an error of `listen()` into a ToolError; other errors are returned unchanged. */
export function explainListening(error: unknown, { what, host, port, advice }: ListenAddress): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new ToolError(
        `${what} on port ${port}: it is already in use. Stop the program that uses it, or ${advice}`,
      );
    case 'EACCES':
      return new ToolError(`${what} on port ${port}: permission denied. Choose a port above 1023`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ToolError(`${what} on "${host}": this machine has no such address`);
    default:
      return error;
  }
}

/**
 * Checks that a server can listen, before anything else is changed.
 * @throws {ToolError} when it cannot
 */
export async function requireFreePort(place: ListenAddress): Promise<void> {
  const { host, port } = place;
  await probePort({ host, port }).catch((error) => {
    throw explainListening(error, place);
  });
}

/**
 * A TCP port from the environment, or `fallback`.
 * @throws {ToolError} when the variable is not a port number
 */
export function readPort(variable: string, fallback: number): number {
  const text = process.env[variable];
  if (!text) return fallback;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new ToolError(`Cannot use ${variable}="${text}": a port is a whole number from 1 to 65535`);
}

/** Ports that no system gives to outgoing connections: one of those may take a port before its server listens. */
const lowest = 20_000;
const highest = 32_000;

/** A free TCP port of this machine. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(lowest, highest);
  return (await isFree(port)) ? port : findFreePort();
}

/** The first of `count` consecutive free ports. */
export async function findFreePorts(count: number): Promise<number> {
  for (;;) {
    const first = await findFreePort();
    const others = Array.from({ length: count - 1 }, (_, index) => first + 1 + index);
    if ((await Promise.all(others.map(isFree))).every(Boolean)) return first;
  }
}

function isFree(port: number): Promise<boolean> {
  return probePort({ port, host: '127.0.0.1' }).then(
    () => true,
    () => false,
  );
}

/** Listens briefly. */
async function probePort(address: { readonly host: string; readonly port: number }): Promise<void> {
  const probe = createServer().listen(address);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
