import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Environment, SettingsError } from '@campusway/service/settings';
import { type Config, readConfig } from '../config.ts';
import type { EventFields, OperatorEvent } from '../events.ts';
import { openStorage } from '../storage/open-storage.ts';
import { type Storage, StorageUnavailableError } from '../storage/storage.ts';
import {
  deleteCommand,
  disableCommand,
  enableCommand,
  listCommand,
  resetCodeCommand,
} from './account-commands.ts';
import { backupCommand, restoreCommand } from './backup-commands.ts';
import { type Command, CommandError, type CommandInput, UsageError } from './command.ts';
import { createDatabaseCommand } from './create-database-command.ts';
import { rotateKeysCommand } from './keys-command.ts';

const commands: readonly Command[] = [
  createDatabaseCommand,
  listCommand,
  disableCommand,
  enableCommand,
  deleteCommand,
  resetCodeCommand,
  rotateKeysCommand,
  backupCommand,
  restoreCommand,
];

interface Terminal {
  readonly environment: Environment;
  print(line: string): void;
  printError(line: string): void;
  /** Receives one JSON line per event. */
  log(line: string): void;
  readonly clock?: () => number;
}

/** Returns the exit code: 0 for success, 1 for an error, 2 for wrong usage. */
export async function runCommand(parameters: readonly string[], given: Terminal): Promise<number> {
  const terminal = withoutControls(given);
  const [name, ...rest] = parameters;
  if (name === undefined || name === '--help' || name === 'help') {
    terminal.print(describeAll());
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    terminal.printError(`There is no command ${JSON.stringify(name)}\n\n${describeAll()}`);
    return 2;
  }
  if (rest.includes('--help')) {
    terminal.print(describe(command));
    return 0;
  }
  return runOne(command, rest, terminal);
}

/** Escapes what an argument could control the terminal with. */
function withoutControls({ print, printError, ...others }: Terminal): Terminal {
  const plain = (text: string) =>
    text.replace(/[^\P{Cc}\t\n]/gu, (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return {
    ...others,
    print: (line) => print(plain(line)),
    printError: (line) => printError(plain(line)),
  };
}

async function runOne(command: Command, rest: readonly string[], terminal: Terminal): Promise<number> {
  let storage: Promise<Storage> | undefined;
  try {
    const input = parseInput(command, rest);
    const config = readConfig(terminal.environment, { cores: 1 });
    const open = () => {
      storage ??= openOperatorStorage(config, command);
      return storage;
    };
    const { print, clock = Date.now, environment } = terminal;
    const record = (event: OperatorEvent, fields?: EventFields) => {
      const by = environment.SUDO_USER ?? environment.USER;
      terminal.log(JSON.stringify({ time: new Date(clock()).toISOString(), event, ...fields, by }));
    };
    await command.run({ config, storage: open, clock, print, record }, input);
    return 0;
  } catch (error) {
    if (!isForOperator(error)) throw error;
    // parseArgs() throws a TypeError for an unknown option.
    const isUsage = error instanceof UsageError || error instanceof TypeError;
    terminal.printError(isUsage ? `${error.message}\n\n${toUsage(command)}` : error.message);
    return isUsage ? 2 : 1;
  } finally {
    await (await storage?.catch(() => undefined))?.close();
  }
}

/** A mistyped path must not become an empty database. */
async function openOperatorStorage({ database }: Config, { createsDatabase }: Command): Promise<Storage> {
  if (!createsDatabase && database.kind === 'sqlite' && !existsSync(database.path))
    throw new CommandError(
      `There is no database "${database.path}". Check AUTH_DATA_DIR and AUTH_SQLITE_FILE, or create one: "npm run admin -w auth-service -- create-database"`,
    );
  return openStorage(database, { mayCreate: createsDatabase ?? false });
}

function parseInput(command: Command, rest: readonly string[]): CommandInput {
  const { name, options = {}, parameter: what } = command;
  const given = parseArgs({ args: [...rest], options, allowPositionals: true, tokens: true });
  const { values, positionals, tokens } = given;
  const seen = tokens.flatMap((token) => (token.kind === 'option' ? [token.rawName] : []));
  const repeated = seen.find((option, index) => seen.indexOf(option) < index);
  if (repeated) throw new UsageError(`${repeated} is given twice: remove one`);
  const [parameter] = positionals;
  if (what && !parameter) throw new UsageError(`Missing parameter: name one ${what}`);
  const superfluous = positionals[what ? 1 : 0];
  if (superfluous !== undefined)
    throw new UsageError(
      `${name} takes ${what ? `one ${what}` : 'no parameter'}: remove ${JSON.stringify(superfluous)}`,
    );
  return { parameter: parameter ?? '', values };
}

/** Own errors, errors of files, and invalid options (TypeError of parseArgs). */
function isForOperator(error: unknown): error is Error {
  if (error instanceof CommandError || error instanceof SettingsError) return true;
  if (error instanceof StorageUnavailableError || error instanceof SyntaxError) return true;
  return (
    error instanceof Error && 'code' in error && /^(E[A-Z]+|ERR_PARSE_ARGS_\w+)$/.test(String(error.code))
  );
}

function describeAll(): string {
  const width = Math.max(...commands.map(({ name, usage }) => `${name} ${usage}`.length));
  const lines = commands.map(
    ({ name, usage, summary }) => `  ${`${name} ${usage}`.padEnd(width)}  ${summary}`,
  );
  return [
    'Usage: npm run admin -w auth-service -- COMMAND',
    '',
    ...lines,
    '',
    'For details: COMMAND --help',
  ].join('\n');
}

function describe({ name, usage, summary, details }: Command): string {
  return [toUsage({ name, usage }), '', summary, '', ...details].join('\n');
}

function toUsage({ name, usage }: Pick<Command, 'name' | 'usage'>): string {
  return `Usage: npm run admin -w auth-service -- ${name} ${usage}`.trimEnd();
}
