import { execFileSync } from 'node:child_process';
import { projectRoot } from '@campusway/toolkit';
import { type GateResult, toText } from '../gate/gate-result.ts';
import type { GateOutcome, Provenance } from '../release/history.ts';

/** Limits each reason and finding, because every command reads the whole history. */
const maxCharacters = 300;
const maxFindings = 5;

/** Who deploys, and why. CAMPUSWAY_PERSON, for build servers, overrides Git's configuration. */
export function readPerson(reason: string | undefined): Pick<Provenance, 'person' | 'reason'> {
  const person = process.env.CAMPUSWAY_PERSON || gitPerson();
  return { person: oneLine(person) || undefined, reason: reason && oneLine(reason) };
}

/** CAMPUSWAY_COMMIT, otherwise HEAD, followed by `+` when the working tree has changes. */
export function readCommit(): string | undefined {
  const named = process.env.CAMPUSWAY_COMMIT;
  if (named) return oneLine(named);
  const commit = git('rev-parse', 'HEAD');
  return commit && (git('status', '--porcelain') ? `${commit}+` : commit);
}

export function toOutcome({ problems, opened }: GateResult): GateOutcome {
  if (problems.length === 0) return { kind: 'checked', pages: opened?.pages ?? 0 };
  const findings = problems.slice(0, maxFindings).map((problem) => oneLine(toText(problem)));
  return { kind: 'forced', findings };
}

function gitPerson(): string {
  const email = git('config', 'user.email');
  return [git('config', 'user.name'), email && `<${email}>`].filter(Boolean).join(' ');
}

/** Git's output; undefined without Git or outside a clone. */
function git(...args: readonly string[]): string | undefined {
  try {
    const printed = execFileSync('git', args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'ignore'] });
    return printed.toString().trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Removes control characters, which a terminal would interpret. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, maxCharacters);
}
