import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/** Folder of initdb and postgres, or why there is none. */
export function findPostgresBinaries(): { readonly folder: string } | { readonly reason: string } {
  const folder = findInstalled();
  return folder ? { folder } : { reason: 'PostgreSQL is not installed: sudo apt-get install postgresql' };
}

function findInstalled(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  const folders = [...newestFirst.map((version) => join(debianFolder, version, 'bin')), ...searchPath()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

function searchPath(): readonly string[] {
  return (process.env.PATH ?? '').split(':').filter((folder) => folder !== '');
}
