import { findMisfit, type Misfit } from '@campusway/contract/fit';
import type { ModuleRecord } from '../../site/module-record.ts';

/** Why a remote cannot run in a shell, in words; undefined when it can. */
export function explainMisfit(remote: ModuleRecord, shell: ModuleRecord): string | undefined {
  const misfit = findMisfit(remote, { contract: shell.contract, provided: shell.shared });
  return misfit && toWords(misfit);
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
