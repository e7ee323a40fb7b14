import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files below `folder`, relative to it, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** 12 hexadecimal digits of a SHA-256 over names and contents: the same content has the same id on every machine. */
export function toBuildId(folder: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(folder)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(folder, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
