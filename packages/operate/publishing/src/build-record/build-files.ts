import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Subresource integrity of every file below `folder`, by its path. */
export function digestFiles(folder: string, files = listFiles(folder)): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file, toFileIntegrity(readFileSync(join(folder, file)))]));
}
