import { type ParseArgsConfig, parseArgs } from 'node:util';
import { runToolWithArgs, ToolError } from './run-tool.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

interface Command<Own extends Options> {
  readonly usage: string;
  /** Options besides `--help`, which prints the usage. */
  readonly flags?: Own;
  /** Whether it accepts more than options; true by default. */
  readonly names?: boolean;
}

/** Runs the main function of a command with its parsed arguments, as `runToolWithArgs` does. */
export function runCommand<const Own extends Options = Record<never, never>>(
  { usage, flags, names }: Command<Own>,
  main: (args: ReturnType<typeof parseToolArgs<Own>>) => void | Promise<void>,
): Promise<void> {
  return runToolWithArgs(async (args) => {
    if (args.includes('--help')) return console.log(usage);
    await main(parseToolArgs(args, flags ?? ({} as Own), usage, { names }));
  });
}

/** Parses the arguments after `npm run … --`; an error contains the usage. Without `names` it accepts options only. */
export function parseToolArgs<Own extends Options>(
  args: readonly string[],
  options: Own,
  usage: string,
  { names = true }: { readonly names?: boolean | undefined } = {},
) {
  try {
    const joined = joinNegatives(args, options);
    const parsed = parseArgs({ args: joined, allowPositionals: names, allowNegative: true, options });
    return { values: parsed.values, positionals: parsed.positionals as readonly string[] };
  } catch (error) {
    throw new ToolError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** `--keep -1` as `--keep=-1`, so that the tool itself can report an invalid value. */
function joinNegatives(args: readonly string[], options: Options): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const last = joined.at(-1);
    const takesValue = last?.startsWith('--') && options[last.slice(2)]?.type === 'string';
    if (takesValue && /^-\d/.test(arg)) joined.splice(-1, 1, `${last}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}
