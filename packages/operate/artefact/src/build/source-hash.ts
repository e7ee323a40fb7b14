import { createHash } from 'node:crypto';
import { type Dirent, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '@campusway/toolkit';
import { listedKeys } from './listed-keys.ts';
import { isInstalled, type LockFile, resolvedPackages } from './resolved-packages.ts';

const ignored = new Set(['node_modules', 'dist', '.vite', 'tests', 'bench', 'relevance']);

/** What describes a build in its record. */
const recordCode = [
  'packages/operate/artefact/src/build',
  'packages/operate/artefact/src/record',
  'packages/office/pages/src/records',
];

/** Hash of all input of a module's build: its own files, those of the packages it needs, the locked packages. */
export function hashSources(module: string): string {
  const hash = createHash('sha256');
  const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as LockFile;
  const packages = resolvedPackages(lock, module);
  const workspaces = packages.flatMap((line) => line.split(' ', 1)).filter((folder) => !isInstalled(folder));
  for (const folder of new Set([module, ...workspaces]))
    for (const file of listSources(join(projectRoot, folder))) addFile(hash, file);
  hash.update(packages.join());
  // The public keys are compiled into the shell.
  if (module === 'shell') hash.update(listedKeys().join());
  return hash.digest('hex');
}

/** What a module's build and its record are made from: its sources, and the code that describes it. */
export function hashInputs(module: string): string {
  const hash = createHash('sha256').update(hashSources(module));
  for (const folder of recordCode)
    for (const file of listSources(join(projectRoot, folder))) addFile(hash, file);
  return hash.digest('hex');
}

function addFile(hash: ReturnType<typeof createHash>, file: string): void {
  hash.update(relative(projectRoot, file)).update('\0').update(readFileSync(file)).update('\0');
}

function listSources(folder: string): string[] {
  const exclude = ({ name }: Dirent) => ignored.has(name) || /\.test\.tsx?$/.test(name);
  const found = globSync('**', { cwd: folder, withFileTypes: true, exclude });
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
