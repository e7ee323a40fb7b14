import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listModules, listRepositoryFiles, projectRoot } from '@campusway/toolkit';

/**
 * Copy of the project with hard-linked dependencies, for tests that edit files or add modules. It is in the project's
 * output folder, on the same file system, so that hard links work.
 */
export function copyProject(): { folder: string; remove: () => void } {
  const parent = join(projectRoot, '.campusway/copies');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'copy-'));
  for (const file of listRepositoryFiles()) cpSync(join(projectRoot, file), join(folder, file));
  execFileSync('cp', ['-al', join(projectRoot, 'node_modules'), join(folder, 'node_modules')]);
  // A git checkout of its own, so that its tests can copy it too.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Copies the build output, so that the copy builds only what differs. */
export function copyBuilds(folder: string): void {
  for (const built of ['.campusway/builds', ...listModules().map((module) => `${module}/dist`)]) {
    const source = join(projectRoot, built);
    if (existsSync(source)) cpSync(source, join(folder, built), { recursive: true });
  }
}
