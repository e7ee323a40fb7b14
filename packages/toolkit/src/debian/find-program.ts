import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ToolError } from '../fail.ts';

export interface NeededProgram {
  /** Where it may be; the first that is there is taken. */
  readonly places: readonly string[];
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
  /** The environment variable by which somebody can name it, where there is one. */
  readonly variable?: string;
}

/**
 * The path of a program. Debian's packages are installed where it is missing and we are root.
 * @throws {ToolError} that says what to install or to set
 */
export function findProgram({ places, packages, variable }: NeededProgram): string {
  const named = variable && process.env[variable];
  if (named && !existsSync(named))
    throw new ToolError(`${variable} is "${named}", and there is no such file`);
  const find = () => (named ? named : places.find((place) => existsSync(place)));
  const found = find() ?? (install(packages) ? find() : undefined);
  if (found) return found;
  throw new ToolError(
    `None of ${places.join(', ')} is there.\nDebian, Ubuntu: sudo apt-get install ${packages.join(' ')}` +
      (variable ? `; or set ${variable} to the program that you have` : ''),
  );
}

function install(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing Debian's ${packages.join(', ')}`);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  return (
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options).status === 0
  );
}
