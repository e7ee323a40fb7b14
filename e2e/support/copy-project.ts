import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listModules, listRepositoryFiles, projectRoot } from '@campusway/toolkit';

/**
 * Copy of the project with hard-linked dependencies and the build output, for tests that edit files or add modules; it
 * builds only what they change. It is in the project's output folder, on the same file system, so that hard links work.
 */
export function copyProject(): { folder: string; remove: () => void } {
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

/** Links the packages, without caches: other processes remove files of those at any time. */
function linkDependencies(folder: string): void {
  const [from, to] = [join(projectRoot, 'node_modules'), join(folder, 'node_modules')];
  const packages = readdirSync(from).filter((name) => name === '.bin' || !name.startsWith('.'));
  mkdirSync(to);
  execFileSync('cp', ['-al', ...packages, to], { cwd: from });
}

/** The second folder has the compiler's state, with which it checks only changed files. */
function copyBuilds(folder: string): void {
  const folders = ['.campusway/builds', '.campusway/types', ...listModules().map((name) => `${name}/dist`)];
  for (const built of folders) {
    const source = join(projectRoot, built);
    if (existsSync(source)) cpSync(source, join(folder, built), { recursive: true });
  }
}
