import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A parsed JSON file of the data folder. */
export interface DataFile {
  /** Relative to the data folder, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly value: unknown;
}

/** Whether a geometry or room file is marked as imported. */
export function isImported(file: Pick<DataFile, 'value'> | undefined): boolean {
  return (file?.value as { imported?: string } | null | undefined)?.imported !== undefined;
}

export interface Entry {
  /** Path in the folder, with slashes. */
  readonly path: string;
  /** Pipes, devices and broken links are `other`: they cannot be read, and reading a pipe would block. */
  readonly type: 'file' | 'folder' | 'other';
}

/** Everything below a folder, sorted by path. A link to a file is a file. */
export function listEntries(folder: string): Entry[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry): Entry => {
      const path = join(entry.parentPath, entry.name);
      const isFile =
        entry.isFile() ||
        (entry.isSymbolicLink() && statSync(path, { throwIfNoEntry: false })?.isFile() === true);
      return {
        path: relative(folder, path).replaceAll('\\', '/'),
        type: isFile ? 'file' : entry.isDirectory() ? 'folder' : 'other',
      };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
