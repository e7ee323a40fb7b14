import { readdirSync, rmSync } from 'node:fs';

/**
 * Empties a compile cache of Node that has too many entries. Node never removes an entry, and adds one for each path it
 * loads: Vite writes its configuration under a new name for each build.
 * @param {string} folder
 * @param {number} maxEntries
 */
export function limitCompileCache(folder, maxEntries) {
  try {
    if (readdirSync(folder, { recursive: true }).length > maxEntries)
      rmSync(folder, { recursive: true, force: true });
  } catch {
    // There is no cache yet, or another command is emptying it.
  }
}
