import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '../config.ts';
import type { EventFields, OperatorEvent } from '../events.ts';
import type { Storage } from '../storage/storage.ts';

/** Context of the operator's commands. */
export interface CommandContext {
  readonly config: Config;
  /** Opened on first use. */
  storage(): Promise<Storage>;
  readonly clock: () => number;
  print(line: string): void;
  /** Call it after the change. */
  record(event: OperatorEvent, fields?: EventFields): void;
}

export interface Command {
  readonly name: string;
  /** Parameters: `NAME [--minutes N]`. */
  readonly usage: string;
  /** What its one parameter names. Undefined: it takes none. */
  readonly parameter?: 'account' | 'file';
  readonly summary: string;
  /** Lines that --help shows below the summary. */
  readonly details: readonly string[];
  readonly options?: ParseArgsOptionsConfig;
  /** All other commands refuse a missing database in production. */
  readonly createsDatabase?: true;
  run(context: CommandContext, input: CommandInput): Promise<void>;
}

export interface CommandInput {
  /** '' for a command without one. */
  readonly parameter: string;
  /** By option. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Shown to the operator as a message without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Wrong parameters or options: shown with the usage. */
export class UsageError extends CommandError {}
