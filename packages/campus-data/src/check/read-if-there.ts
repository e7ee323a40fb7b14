import { readFileSync } from 'node:fs';

/** A text file with its lines ended as we write them; undefined where there is none. */
export function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return undefined;
  }
}
