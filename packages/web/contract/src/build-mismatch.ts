import type { RegisteredBuild } from './registry.ts';

/** Why a build of a remote cannot run in a shell. */
export type BuildMismatch =
  | { readonly kind: 'contract'; readonly expected: number; readonly found: number }
  | { readonly kind: 'skew'; readonly package: string; readonly needed: string; readonly provided: string };

export interface ShellFacts {
  readonly contract: number;
  /** Version of each shared package that the shell provides; empty when unknown, as in development. */
  readonly provided: Readonly<Record<string, string>>;
}

/** Why a build cannot run in a shell; undefined when it can. Publishing and the shell apply this rule. */
export function findBuildMismatch(
  { contract, shared }: Pick<RegisteredBuild, 'contract' | 'shared'>,
  shell: ShellFacts,
): BuildMismatch | undefined {
  if (contract !== shell.contract) return { kind: 'contract', expected: shell.contract, found: contract };
  if (Object.keys(shell.provided).length === 0) return undefined;
  const needs = Object.entries(shared).map(([name, needed]) => {
    const provided = shell.provided[name] ?? 'none';
    return { kind: 'skew' as const, package: name, needed, provided };
  });
  return needs.find(({ needed, provided }) => !satisfies(needed, provided));
}

function satisfies(needed: string, provided: string): boolean {
  if (provided === 'none') return false;
  const version = toNumbers(provided);
  return needed === '*' || !version || needed.split('||').some((range) => isWithin(version, range.trim()));
}

/** Supports the ranges `1.2.3`, `^1.2.3`, `~1.2.3` and `>=1.2.3`. */
function isWithin(version: Version, range: string): boolean {
  const [, operator = '', rest = ''] = /^(\^|~|>=)?(.*)/.exec(range) ?? [];
  const lowest = toNumbers(rest);
  if (!lowest) return false;
  const [first, second, third] = version.map((number, index) => number - (lowest[index] ?? 0));
  const isLater = (first || second || third || 0) >= 0;
  if (operator === '>=') return isLater;
  const isSame = [first === 0, second === 0, third === 0];
  // `^` fixes the numbers up to the first that is not 0, `~` the first two.
  const fixed =
    operator === '~' ? 2 : operator === '^' ? lowest.findIndex((number) => number > 0) + 1 || 3 : 3;
  return isLater && isSame.slice(0, fixed).every(Boolean);
}

type Version = readonly number[];

function toNumbers(text: string): Version | undefined {
  return /^(\d+)\.(\d+)\.(\d+)/.exec(text)?.slice(1).map(Number);
}
