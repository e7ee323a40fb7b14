import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Facts of a module that the Vite configuration is derived from, read from its package.json. */
export interface PackageFacts {
  readonly root: string;
  /** Package name without scope: `mfe-maps`. */
  readonly name: string;
  /** Name in the federation runtime, an identifier: `mfe_maps`. */
  readonly federationName: string;
  /** Shared scope: package name to required range. */
  readonly peers: Readonly<Record<string, string>>;
}

/**
 * Reads the package.json in `root`.
 * @throws {TypeError} when it names no package or no peerDependencies
 */
export function readPackageFacts(root: string): PackageFacts {
  const { name, peerDependencies: peers } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (typeof name !== 'string')
    throw new TypeError(`Cannot federate "${root}": its package.json has no name`);
  if (!peers)
    throw new TypeError(`Cannot federate "${name}": its package.json has no peerDependencies to share`);
  const short = basename(name);
  return { root, name: short, federationName: short.replaceAll('-', '_'), peers };
}
