import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../../..');

/** What is built, published and measured: the shell and every folder `mfe-*`, by kind and never by a list of names. */
export function listModules(): string[] {
  return ['shell', ...listRemotes()];
}

export function listRemotes(): string[] {
  return readdirSync(projectRoot)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(projectRoot, name, 'src/remote.tsx')))
    .sort();
}

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8')) as Manifest;
}

/** Every workspace folder, relative to the root. */
export function listWorkspaces(): string[] {
  const packages = readdirSync(join(projectRoot, 'packages')).map((name) => `packages/${name}`);
  return [...packages, ...listModules(), 'auth-service', 'tools', 'e2e'];
}
