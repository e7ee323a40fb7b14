import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../../../..');

/** The shell and all remotes, found by the folder name `mfe-*`. */
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

/** All workspace folders, relative to the root. */
export function listWorkspaces(): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const manifests = globSync(
    workspaces.map((folders: string) => `${folders}/package.json`),
    { cwd: projectRoot },
  );
  return manifests.map(dirname).sort();
}

/** Files of the repository on disk, tracked or new, without what `.gitignore` names; relative to the folder. */
export function listRepositoryFiles(folder = projectRoot): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: folder,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(folder, file)));
}

/** Folder of the college: the given one, CAMPUSWAY_COLLEGE, or the project's sample. */
export function collegeFolder(folder?: string | undefined): string {
  return resolve(folder ?? (process.env.CAMPUSWAY_COLLEGE || join(projectRoot, 'college')));
}
