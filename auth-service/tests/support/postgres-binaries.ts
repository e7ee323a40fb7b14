import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const debianFolder = '/usr/lib/postgresql';

/** Finds initdb and postgres. Installs them if this is root on Debian, otherwise returns why they are missing. */
export function findPostgresBinaries(): { readonly folder: string } | { readonly reason: string } {
  const found = findInstalled();
  if (found) return { folder: found };
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return {
      reason: 'PostgreSQL is not installed, and this is not root on Debian, so it cannot be installed here',
    };
  process.stderr.write('Installing PostgreSQL for the tests (apt-get install postgresql) ...\n');
  const run = (...parameters: string[]) =>
    spawnSync('apt-get', parameters, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update');
  run('install', '--yes', '--no-install-recommends', 'postgresql');
  const installed = findInstalled();
  return installed
    ? { folder: installed }
    : { reason: 'PostgreSQL is not installed, and apt-get could not install it' };
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
