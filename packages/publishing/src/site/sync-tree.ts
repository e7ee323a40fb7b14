import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** The disk writes many files at once in a tenth of the time that it takes for one after the other. */
const atOnce = 16;

/** Puts a folder, and all files and folders in it, on the disk. */
export async function syncTree(folder: string): Promise<void> {
  const inside = readdirSync(folder, { recursive: true, withFileTypes: true });
  const waiting = inside.map((entry) => join(entry.parentPath, entry.name));
  async function work(): Promise<void> {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const handle = await open(path);
      await handle.sync().finally(() => handle.close());
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  syncFolder(folder);
}

/** Puts the names in a folder on the disk. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
