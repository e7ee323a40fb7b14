import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@campusway/toolkit';
import { findKnownBuild, type ModuleRecord, moduleFolder } from '../build-record/module-record.ts';
import { compressFolder } from './compress.ts';
import { commitBuild } from './sync-tree.ts';

/** Uploads the build in a module's `dist`. */
export function uploadModule(site: string, record: ModuleRecord): Promise<ModuleRecord> {
  return uploadBuild(site, record, join(projectRoot, record.name, 'dist'));
}

/**
 * Adds a build at `modules/<name>/<build id>/`, atomically and synced to disk, with a second copy for retries. An existing
 * build is never changed.
 */
export async function uploadBuild(site: string, record: ModuleRecord, dist: string): Promise<ModuleRecord> {
  const known = findKnownBuild(site, record);
  if (known) return known;
  const target = moduleFolder(site, record);
  const aside = `${target}.${process.pid}.tmp`;
  rmSync(aside, { recursive: true, force: true });
  cpSync(dist, aside, { recursive: true });
  await compressFolder(aside);
  if (record.name !== 'shell') {
    cpSync(aside, `${aside}.retry`, { recursive: true });
    renameSync(`${aside}.retry`, join(aside, 'retry'));
  }
  return commitBuild(aside, target, record);
}
