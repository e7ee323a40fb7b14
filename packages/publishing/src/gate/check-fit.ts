import { findMisfit, type Misfit } from '@campusway/contract/fit';
import type { ModuleRecord } from '../site/module-record.ts';

/** Why a shell would refuse a remote before it loads anything of it, in words; undefined when it would not. */
export function explainRefusal(remote: ModuleRecord, shell: ModuleRecord): string | undefined {
  const misfit = findMisfit(remote, { contract: shell.contract, provided: shell.shared });
  return misfit ? toWords(misfit) : explainOrigin(remote, shell);
}

/** A shell loads modules from the site itself and from the origins that its configuration names. */
function explainOrigin({ base }: ModuleRecord, shell: ModuleRecord): string | undefined {
  const origin = base && new URL(base).origin;
  if (!origin || shell.origins.includes(origin)) return undefined;
  return `the shell does not allow modules from ${origin} (name it in shell/module-origins.json and deploy the shell, first or together with this)`;
}

function toWords(misfit: Misfit): string {
  switch (misfit.kind) {
    case 'contract':
      return `it is built for contract ${misfit.found}, the shell for contract ${misfit.expected}`;
    case 'skew':
      return `it needs ${misfit.package} ${misfit.needed}, the shell brings ${misfit.provided}`;
    default:
      return misfit satisfies never;
  }
}
