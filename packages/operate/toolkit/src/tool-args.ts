import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ToolError } from './run-tool.ts';

/** Parses the arguments after `npm run … --`; an error contains the usage. Without `names` it accepts options only. */
export function parseToolArgs<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
  { names = true }: { readonly names?: boolean } = {},
) {
  const parsed = parse(args, options, usage);
  const [first] = parsed.positionals;
  if (names || first === undefined) return parsed;
  throw new ToolError(`Unknown argument "${first}".\n\n${usage}`);
}

function parse<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    const joined = joinNegatives(args, options);
    return parseArgs({ args: joined, allowPositionals: true, allowNegative: true, options });
  } catch (error) {
    throw new ToolError(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/** `--keep -1` as `--keep=-1`, so that the tool itself can report an invalid value. */
function joinNegatives(args: readonly string[], options: NonNullable<ParseArgsConfig['options']>): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const last = joined.at(-1);
    const takesValue = last?.startsWith('--') && options[last.slice(2)]?.type === 'string';
    if (takesValue && /^-\d/.test(arg)) joined.splice(-1, 1, `${last}=${arg}`);
    else joined.push(arg);
  }
  return joined;
}
