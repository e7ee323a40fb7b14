import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ToolError } from '../fail.ts';

export interface NeededProgram {
  readonly places: readonly string[];
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
}

/**
 * Where a program is; Debian's packages are installed where it is missing and we may.
 * @throws {ToolError} that says what to install
 */
export function findOrInstall({ places, packages }: NeededProgram): string {
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing ${packages.join(', ')}`);
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
    const installed = places.find((place) => existsSync(place));
    if (installed) return installed;
  }
  throw new ToolError(
    `Cannot test in this browser: none of ${places.join(', ')} is there.\n` +
      `Debian, Ubuntu: sudo apt-get install ${packages.join(' ')}`,
  );
}
