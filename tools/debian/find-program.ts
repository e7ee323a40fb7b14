import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ToolError } from '../fail.ts';

export interface DebianProgram {
  /** Where Debian puts it. */
  readonly path: string;
  readonly packages: readonly string[];
}

/**
 * The path of a program of Debian's, installed first where that can be done.
 * @throws {ToolError} that says what to install
 */
export function findProgram({ path, packages }: DebianProgram): string {
  if (existsSync(path)) return path;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`No ${path}: installing ${packages.join(' ')}`);
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (existsSync(path)) return path;
  }
  throw new ToolError(`There is no ${path}. Debian, Ubuntu: sudo apt-get install ${packages.join(' ')}`);
}
