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

/** Parses a port from 0 (any free port) to 65535; undefined for other text. */
export function toPort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

/** Turns an error of `listen()` into a ToolError; other errors are returned unchanged. */
export function explainListening(error: unknown, { what, host, port, advice }: ListenAddress): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new ToolError(
        `${what} on port ${port}: another program has it. Stop that program, or ${advice}`,
      );
    case 'EACCES':
      return new ToolError(
        `${what} on port ${port}: it is not allowed to this account. Choose one above 1023`,
      );
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
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ host, port }, resolve);
    });
  } catch (error) {
    throw explainListening(error, place);
  }
  await new Promise((resolve) => server.close(resolve));
}
