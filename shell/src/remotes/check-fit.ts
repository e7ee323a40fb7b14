import {
  collegeFormats,
  contractVersion,
  findCollegeMismatch,
  type RegisteredBuild,
  type RemoteModule,
} from '@campusway/contract';
import { findMisfit } from '@campusway/contract/fit';
import { servedFormats } from '@campusway/platform';
import { RemoteError } from './remote-error.ts';

/**
 * Refuses a build that cannot run in this shell, before a byte of it is fetched.
 * @throws {RemoteError} `contract` or `skew`
 */
export function checkFit(
  remote: string,
  build: RegisteredBuild,
  provided: Readonly<Record<string, string>>,
): void {
  const misfit = findMisfit(build, { contract: contractVersion, provided });
  if (misfit) throw new RemoteError(remote, misfit);
}

/** @throws {RemoteError} when what came is not a remote of this contract */
export function checkModule(remote: string, loaded: unknown): RemoteModule {
  const module = (loaded as { default?: Partial<RemoteModule> } | null)?.default;
  if (!module?.pages) throw new RemoteError(remote, { kind: 'broken', reason: 'it describes no pages' });
  if (module.contract !== contractVersion)
    throw new RemoteError(remote, { kind: 'contract', expected: contractVersion, found: module.contract });
  return module as RemoteModule;
}

/**
 * Refuses a page or part that reads the college in a format which the college of this tab does not serve.
 * @throws {RemoteError} `college`
 */
export function checkCollege(remote: string, module: RemoteModule): void {
  const served = servedFormats();
  // What all modules read the college through is the shell's.
  const mismatch =
    findCollegeMismatch(collegeFormats.read, served) ?? findCollegeMismatch(module.collegeFormats, served);
  if (mismatch) throw new RemoteError(remote, mismatch);
}
