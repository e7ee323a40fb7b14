import { explainSystemError } from './system-error.ts';

/** Error of the user or the machine, printed without a stack trace. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The result of `action`. Its RangeError, by which a package refuses what it was given, becomes the error of the command. */
export function orToolError<Value>(action: () => Value): Value {
  try {
    return action();
  } catch (error) {
    throw error instanceof RangeError ? new ToolError(error.message) : error;
  }
}

/** Runs a tool without arguments; any argument is an error. */
export async function runTool(main: () => Promise<void>): Promise<void> {
  await runToolWithArgs(async (args) => {
    if (args.length > 0)
      throw new ToolError(`Unknown argument "${args.join(' ')}": this command takes no arguments`);
    await main();
  });
}

/** Runs a tool's main function with its arguments; a ToolError is printed as its message only. */
export async function runToolWithArgs(main: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    const message = error instanceof ToolError ? error.message : explainSystemError(error);
    console.error(message ? `\n${message}` : error);
    process.exitCode = error instanceof ToolError ? error.exitCode : 1;
  }
}
