import { explainSystemError } from './system-error.ts';

/** A mistake of the person at the terminal or of the machine: said in words, without a stack. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  /** What the program ends with. */
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs a tool that takes nothing: a word after its name is a mistake, and is not overlooked. */
export async function runTool(main: () => Promise<void>): Promise<void> {
  await runToolWithArgs(async (args) => {
    if (args.length > 0)
      throw new ToolError(`Cannot do anything with "${args.join(' ')}": this command takes nothing`);
    await main();
  });
}

/** Runs a tool's main function with the words after its name; a ToolError ends it with its message alone. */
export async function runToolWithArgs(main: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await main(process.argv.slice(2));
  } catch (error) {
    const words = error instanceof ToolError ? error.message : explainSystemError(error);
    console.error(words ? `\n${words}` : error);
    process.exitCode = error instanceof ToolError ? error.exitCode : 1;
  }
}
