import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { listModules, listRepositoryFiles, projectRoot } from '@campusway/toolkit';

/**
 * Copy of the project with linked dependencies and the build output, for tests that edit files or add modules; it builds
 * only what they change. It is in the project's output folder, on the same file system.
 */
export function copyProject(linkDependencies = linkPackages): { folder: string; remove: () => void } {
  const parent = join(projectRoot, '.campusway/copies');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'copy-'));
  for (const file of listRepositoryFiles()) cpSync(join(projectRoot, file), join(folder, file));
  linkDependencies(folder);
  copyBuilds(folder);
  // A git checkout of its own, so that its tests can copy it too.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Links each package as a whole: there are 50,000 files. Links of workspaces are relative, so they lead into the copy. */
function linkPackages(folder: string): void {
  const [from, to] = [join(projectRoot, 'node_modules'), join(folder, 'node_modules')];
  const names = listPackages(from).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(from, name)).map((own) => join(name, own)) : [name],
  );
  for (const name of names) {
    const [installed, link] = [join(from, name), join(to, name)];
    mkdirSync(dirname(link), { recursive: true });
    if (name === '.bin') cpSync(installed, link, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(lstatSync(installed).isSymbolicLink() ? readlinkSync(installed) : installed, link);
  }
}

/** Links each file, on the same file system, for commands that ask where a package really is. It takes seconds. */
export function linkFiles(folder: string): void {
  const [from, to] = [join(projectRoot, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(to);
  execFileSync('cp', ['-al', ...listPackages(from), to], { cwd: from });
}

/** Without caches: other processes remove files of those at any time. */
function listPackages(folder: string): string[] {
  return readdirSync(folder).filter((name) => name === '.bin' || !name.startsWith('.'));
}

function copyBuilds(folder: string): void {
  const folders = ['.campusway/builds', '.campusway/types', ...listModules().map((name) => `${name}/dist`)];
  for (const built of folders) {
    const source = join(projectRoot, built);
    if (existsSync(source)) cpSync(source, join(folder, built), { recursive: true });
  }
  moveTypes(join(folder, '.campusway/types'), dirname(realpathSync(join(folder, 'node_modules/vite'))));
}

/** With the compiler's state it checks only changed files. The state has relative paths, also of installed packages. */
function moveTypes(types: string, packages: string): void {
  const installed = `"${relative(types, packages)}/`;
  for (const name of existsSync(types) ? readdirSync(types) : []) {
    const state = readFileSync(join(types, name), 'utf8');
    writeFileSync(join(types, name), state.replaceAll('"../../node_modules/', installed));
  }
}
