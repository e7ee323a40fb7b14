import { createServer } from 'node:net';
import { ToolError } from './fail.ts';

/** Where a server is to listen, and how the person at the terminal chooses another place. */
export interface ListeningPlace {
  /** Begins the sentence: `Cannot serve mfe-maps`. */
  readonly what: string;
  readonly host: string;
  readonly port: number;
  /** Ends the sentence: `choose one with --port`. */
  readonly advice: string;
}

/** A port from 0, any that is free, to 65535; undefined when the text is none. */
export function toPort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

/** Why a server could not listen, as a ToolError; another error comes back as it is. */
export function explainListening(error: unknown, { what, host, port, advice }: ListeningPlace): unknown {
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
 * Tries the port before anything is changed for the sake of the server that is to have it.
 * @throws {ToolError} when the port cannot be had
 */
export async function requireFreePort(place: ListeningPlace): Promise<void> {
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
