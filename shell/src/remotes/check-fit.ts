import { contractVersion, type RegisteredBuild, type RemoteModule } from '@campusway/contract';
import { satisfies, validate } from 'compare-versions';
import { RemoteError } from './remote-error.ts';

/**
 * Refuses a build that cannot run in this shell, before a byte of it is fetched.
 * @throws {RemoteError} `contract` or `skew`
 */
export function checkFit(
  remote: string,
  { contract, shared }: RegisteredBuild,
  provided: Readonly<Record<string, string>>,
): void {
  if (contract !== contractVersion)
    throw new RemoteError(remote, { kind: 'contract', expected: contractVersion, found: contract });
  for (const [name, range] of Object.entries(shared)) {
    const version = provided[name];
    if (version !== undefined && range !== '*' && validate(version) && !satisfies(version, range))
      throw new RemoteError(remote, { kind: 'skew', package: name, needed: range, provided: version });
  }
}

/** @throws {RemoteError} when what came is not a remote of this contract */
export function checkModule(remote: string, loaded: unknown): RemoteModule {
  const module = (loaded as { default?: Partial<RemoteModule> } | null)?.default;
  if (!module?.pages) throw new RemoteError(remote, { kind: 'broken', reason: 'it describes no pages' });
  if (module.contract !== contractVersion)
    throw new RemoteError(remote, { kind: 'contract', expected: contractVersion, found: module.contract });
  return module as RemoteModule;
}
