import { satisfies, validate } from 'compare-versions';
import type { RegisteredBuild } from './registry.ts';

/** Why a build of a remote cannot run in a shell. */
export type Misfit =
  | { readonly kind: 'contract'; readonly expected: number; readonly found: number }
  | { readonly kind: 'skew'; readonly package: string; readonly needed: string; readonly provided: string };

export interface ShellFacts {
  readonly contract: number;
  /** The version of each shared package that the shell brings; empty where nobody has found out, as in development. */
  readonly provided: Readonly<Record<string, string>>;
}

/** The first reason why a build cannot run in a shell, undefined when it can; publishing and the shell ask the same. */
export function findMisfit(
  { contract, shared }: Pick<RegisteredBuild, 'contract' | 'shared'>,
  shell: ShellFacts,
): Misfit | undefined {
  if (contract !== shell.contract) return { kind: 'contract', expected: shell.contract, found: contract };
  if (Object.keys(shell.provided).length === 0) return undefined;
  const needs = Object.entries(shared).map(([name, needed]) => {
    const provided = shell.provided[name] ?? 'none';
    return { kind: 'skew' as const, package: name, needed, provided };
  });
  return needs.find(({ needed, provided }) => !isMet(needed, provided));
}

function isMet(needed: string, provided: string): boolean {
  if (provided === 'none') return false;
  return needed === '*' || !validate(provided) || satisfies(provided, needed);
}
