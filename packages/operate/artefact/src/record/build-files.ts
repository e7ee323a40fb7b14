import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toFileIntegrity } from '@campusway/pages';

/** Files below `folder`, relative to it, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** Names in a folder; none when there is no such folder. */
export function listFolder(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Writes contents by path below `folder`. */
export function writeFiles(folder: string, contents: Iterable<readonly [string, string | Uint8Array]>): void {
  for (const [file, content] of contents) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

/** Subresource integrity of every file below `folder`, by its path. */
export function digestFiles(folder: string, files = listFiles(folder)): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, toFileIntegrity(readFileSync(join(folder, file)))]));
}
