import { findCollegeMismatch } from '@campusway/contract';
import { type BuildMismatch, findBuildMismatch } from '@campusway/contract/build-mismatch';
import { facade } from '../build/shared-names.ts';
import type { SiteContent } from '../release/compose-release.ts';
import { explainKeys } from '../signing/signing-keys.ts';
import type { ModuleRecord } from '../site/module-record.ts';
import type { GateProblem } from './gate-result.ts';

/** Why the builds of a site do not work together: remotes in their shell, and every module with the college. */
export function findRefusals({ shell, remotes, college }: SiteContent): GateProblem[] {
  const unverifiable = explainKeys(shell);
  return [
    ...(unverifiable ? [{ module: shell.name, reason: unverifiable }] : []),
    ...remotes.flatMap((remote) => {
      const reason = explainRefusal(remote, shell);
      return reason ? [{ module: remote.name, shell: shell.version, reason }] : [];
    }),
    ...[shell, ...remotes].flatMap((module) => {
      const reason = explainUnreadable(module, college);
      return reason ? [{ module: module.name, reason }] : [];
    }),
  ];
}

/** Why a module cannot read a college, in words; undefined when it can, and of a remote that reads nothing of it. */
export function explainUnreadable(
  module: ModuleRecord,
  college: ModuleRecord | undefined,
): string | undefined {
  if (!college || !readsCollege(module)) return undefined;
  const mismatch = findCollegeMismatch(module.collegeFormats, college.collegeFormats);
  if (!mismatch) return undefined;
  const [read, served] = [mismatch.read, mismatch.served].map((formats) => formats.join(' or '));
  return `it reads the college in format ${read}, college ${college.version} has format ${served}`;
}

function readsCollege({ name, routes, collegeOf = {} }: ModuleRecord): boolean {
  const named = [...routes.map(({ college }) => college), ...Object.values(collegeOf)];
  return name === 'shell' || named.some((parts) => parts && parts.length > 0);
}

/** Why a shell would refuse a remote before it loads anything of it, in words; undefined when it would not. */
export function explainRefusal(remote: ModuleRecord, shell: ModuleRecord): string | undefined {
  const misfit = findBuildMismatch(remote, { contract: shell.contract, provided: shell.shared });
  return misfit ? toWords(misfit) : (explainMissingNames(remote, shell) ?? explainOrigin(remote, shell));
}

/** What a remote calls and its shell does not have would throw when it is called, perhaps only at a click. */
function explainMissingNames({ sharedNames: used }: ModuleRecord, shell: ModuleRecord): string | undefined {
  const { sharedNames: provided } = shell;
  if (!used || !provided) return undefined;
  const missing = used.filter((name) => !provided.includes(name));
  if (missing.length === 0) return undefined;
  const version = shell.shared[facade] ?? '';
  return `it uses ${missing.join(', ')} of ${facade}, which the shell's version ${version} does not have (deploy the shell that has it, first or together with this)`;
}

/** A shell loads modules from the site itself and from the origins that its configuration names. */
function explainOrigin({ base }: ModuleRecord, shell: ModuleRecord): string | undefined {
  const origin = base && new URL(base).origin;
  if (!origin || shell.origins.includes(origin)) return undefined;
  return `the shell does not allow modules from ${origin} (name it in shell/module-origins.json and deploy the shell, first or together with this)`;
}

function toWords(misfit: BuildMismatch): string {
  switch (misfit.kind) {
    case 'contract':
      return `it is built for contract ${misfit.found}, the shell for contract ${misfit.expected}`;
    case 'skew':
      return `it needs ${misfit.package} ${misfit.needed}, the shell brings ${misfit.provided}`;
    default:
      return misfit satisfies never;
  }
}
