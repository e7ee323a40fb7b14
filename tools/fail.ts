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

/** Runs a tool's main function; a ToolError ends it with its message alone. */
export async function runTool(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof ToolError ? `\n${error.message}` : error);
    process.exitCode = error instanceof ToolError ? error.exitCode : 1;
  }
}
