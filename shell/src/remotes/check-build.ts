import {
  collegeFormats,
  contractVersion,
  findCollegeMismatch,
  type RegisteredBuild,
  type RemoteModule,
} from '@campusway/contract';
import { findBuildMismatch } from '@campusway/contract/build-mismatch';
import { servedFormats } from '@campusway/platform';
import { origins } from '../../module-origins.json';
import { isThisMachine, mayOverride } from '../overrides/may-override.ts';
import { RemoteError } from './remote-error.ts';

/**
 * Allows code from the site itself and from the origins in `module-origins.json`, regardless of the registry.
 * @throws {RemoteError} `origin`
 */
export function checkOrigin(remote: string, entry: string): void {
  const { origin } = new URL(entry);
  const allowed =
    origin === location.origin ||
    (origins as readonly string[]).includes(origin) ||
    (mayOverride() && isThisMachine(entry));
  if (!allowed) throw new RemoteError(remote, { kind: 'origin', origin });
}

/**
 * Refuses a build that cannot run in this shell, before any of its files is fetched.
 * @throws {RemoteError} `contract` or `skew`
 */
export function checkCompatibility(
  remote: string,
  build: RegisteredBuild,
  provided: Readonly<Record<string, string>>,
): void {
  const mismatch = findBuildMismatch(build, { contract: contractVersion, provided });
  if (mismatch) throw new RemoteError(remote, mismatch);
}

/** @throws {RemoteError} when the loaded module is not a remote of this contract */
export function checkModule(remote: string, loaded: unknown): RemoteModule {
  const module = (loaded as { default?: Partial<RemoteModule> } | null)?.default;
  if (!module?.pages) throw new RemoteError(remote, { kind: 'broken', reason: 'it describes no pages' });
  if (module.contract !== contractVersion)
    throw new RemoteError(remote, { kind: 'contract', expected: contractVersion, found: module.contract });
  return module as RemoteModule;
}

/**
 * Refuses a remote that reads a format of the college that the open page does not serve.
 * @throws {RemoteError} `college`
 */
export function checkCollege(remote: string, module: RemoteModule): void {
  const served = servedFormats();
  // Every module reads the college through the shell's platform package, so that must read the format too.
  const mismatch =
    findCollegeMismatch(collegeFormats.read, served) ?? findCollegeMismatch(module.collegeFormats, served);
  if (mismatch) throw new RemoteError(remote, mismatch);
}
