import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BuildContents } from '@campusway/artefact/record';
import { findKnownBuild, moduleFolder, writeFiles } from '@campusway/artefact/record';
import { type BuildName, copiesOf, type ModuleRecord } from '@campusway/pages';
import { compressFolder } from './compress.ts';
import { syncFolder, syncTree } from './sync-tree.ts';

/** Adds a build, of a folder or of contents, at `modules/<name>/<build id>/`, with a second copy for retries. */
export function uploadBuild<Facts extends BuildName>(
  site: string,
  record: Facts,
  dist: string | BuildContents,
): Promise<Facts | ModuleRecord> {
  return addBuild(site, record, async (folder) => {
    if (typeof dist === 'string') cpSync(dist, folder, { recursive: true });
    else writeFiles(folder, dist);
    await compressFolder(folder);
    if (copiesOf(record).length === 1) return;
    cpSync(folder, `${folder}.retry`, { recursive: true });
    renameSync(`${folder}.retry`, join(folder, 'retry'));
  });
}

/**
 * Adds a build whose files `fill` writes into a new folder, atomically and synced to disk. An existing build is never
 * changed.
 * @throws {ToolError} when the site has the build with another record
 */
export async function addBuild<Facts extends BuildName>(
  site: string,
  record: Facts,
  fill: (folder: string) => Promise<void>,
): Promise<Facts | ModuleRecord> {
  const known = findKnownBuild(site, record);
  if (known) return known;
  const target = moduleFolder(site, record);
  const aside = `${target}.${process.pid}.tmp`;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  await fill(aside);
  writeFileSync(join(aside, 'module.json'), `${JSON.stringify(record, null, 2)}\n`);
  await syncTree(aside);
  renameSync(aside, target);
  syncFolder(dirname(target));
  return record;
}

/** Removes a folder. Renames it first, which is atomic; after an interruption the next command removes the rest. */
export function removeWhole(folder: string): void {
  const aside = `${folder}.removed.tmp`;
  renameSync(folder, aside);
  rmSync(aside, { recursive: true });
}
