import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ToolError } from '../run-tool.ts';

export interface ProgramSearch {
  /** Candidate paths; the first that exists is used. */
  readonly places: readonly string[];
  /** Debian packages that contain it. */
  readonly packages: readonly string[];
  /** Environment variable with another path. */
  readonly variable?: string;
}

/**
 * Path of a program. Installs the Debian packages when it is missing and the process runs as root.
 * @throws {ToolError} when there is none
 */
export function findProgram({ places, packages, variable }: ProgramSearch): string {
  const named = variable && process.env[variable];
  if (named && !existsSync(named)) throw new ToolError(`${variable} is "${named}", which does not exist`);
  const find = () => (named ? named : places.find((place) => existsSync(place)));
  const found = find() ?? (install(packages) ? find() : undefined);
  if (found) return found;
  throw new ToolError(
    `None of ${places.join(', ')} exists.\nDebian, Ubuntu: sudo apt-get install ${packages.join(' ')}` +
      (variable ? `; or set ${variable} to the path of the program` : ''),
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
