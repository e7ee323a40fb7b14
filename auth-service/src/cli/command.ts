import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '../config.ts';
import type { Storage } from '../storage/storage.ts';

/** What every command of the operator works with. */
export interface CommandContext {
  readonly config: Config;
  /** Opened by the first command that asks for it. */
  storage(): Promise<Storage>;
  readonly clock: () => number;
  print(line: string): void;
}

export interface Command {
  readonly name: string;
  /** What comes after the name: `NAME [--minutes N]`. */
  readonly usage: string;
  readonly summary: string;
  /** Shown by --help below the usage. */
  readonly details: readonly string[];
  readonly options: ParseArgsOptionsConfig;
  /** In production the others refuse a database that is not there. */
  readonly createsDatabase?: true;
  run(context: CommandContext, input: CommandInput): Promise<void>;
}

export interface CommandInput {
  readonly positionals: readonly string[];
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
}

/** The command was called wrongly, or cannot be done: its message is for the operator, not a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

export function takeOne({ positionals }: CommandInput, what: string): string {
  const [value, ...more] = positionals;
  if (value === undefined) throw new CommandError(`Which ${what}? Name one`);
  if (more.length > 0) throw new CommandError(`One ${what} at a time: "${more[0]}" is one too many`);
  return value;
}
