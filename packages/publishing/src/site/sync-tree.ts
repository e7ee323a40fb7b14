import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Puts a folder's entries and files on the disk, of all folders below it too unless `deep` is false. */
export function syncTree(folder: string, { deep = true } = {}): void {
  if (deep) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) syncTree(path);
      else if (entry.isFile()) syncPath(path);
    }
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
