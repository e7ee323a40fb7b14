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
 * Path of a program.
 * @throws {ToolError} when there is none, with the command that installs it
 */
export function findProgram({ places, packages, variable }: ProgramSearch): string {
  const named = variable && process.env[variable];
  if (named && !existsSync(named)) throw new ToolError(`${variable} is "${named}", which does not exist`);
  const found = named || places.find((place) => existsSync(place));
  if (found) return found;
  throw new ToolError(
    `None of ${places.join(', ')} exists.\nDebian, Ubuntu: sudo apt-get install ${packages.join(' ')}` +
      (variable ? `; or set ${variable} to the path of the program` : ''),
  );
}
