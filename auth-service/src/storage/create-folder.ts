import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates a folder, and its parents, for this user alone. mkdirSync() with `recursive` never returns below /proc. */
export function createFolder(path: string): void {
  if (existsSync(path)) return;
  createFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Of two first starts, one creates it.
    if (!existsSync(path)) throw error;
  }
}
