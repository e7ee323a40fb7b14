import { check, type Diagnostics } from 'recheck';
import { type FoundRegexp, findRegexps } from './find-regexps.ts';

export interface Finding {
  readonly line: number;
  readonly reason: string;
}

/** One seed and no time limit of the search: the same attacks are found on any machine. */
const settings = { randomSeed: 1, timeout: null, incubationTimeout: null, seedingTimeout: null };

const known = new Map<string, Promise<Diagnostics>>();

/** The regular expressions of a text whose time grows faster than their input, with an attack on each. */
export async function findSlowRegexps(file: string, text: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { line, source, flags } of findRegexps(file, text).filter(mayRepeat)) {
    const reason =
      source === undefined
        ? 'cannot be checked: build it of constants of this file'
        : explain(await checkOnce(source, flags));
    if (reason) findings.push({ line, reason });
  }
  return findings;
}

/** Without one of these characters nothing repeats without a limit. */
function mayRepeat({ source }: FoundRegexp): boolean {
  return source === undefined || /[*+]|,\}/.test(source);
}

async function checkOnce(source: string, flags: string): Promise<Diagnostics> {
  const key = `/${source}/${flags}`;
  const result = known.get(key) ?? check(source, flags, settings);
  known.set(key, result);
  return result;
}

function explain(result: Diagnostics): string | undefined {
  if (result.status === 'safe') return undefined;
  const expression = `/${result.source}/${result.flags}`;
  if (result.status === 'unknown')
    return `${expression} cannot be checked (${result.error.kind}): write a simpler one`;
  return `${expression} takes ${result.complexity.summary} time, for instance on ${result.attack.pattern}: let one place only begin a match, as (?<!x)x+$ does, exclude the first character from what repeats, or search with indexOf()`;
}
