import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../record/build-files.ts';
import { findKnownBuild, type ModuleRecord, moduleFolder } from '../record/module-record.ts';
import { compressFolder } from '../site/compress.ts';
import { commitBuild, syncFolder, syncTree } from '../site/sync-tree.ts';
import { type CollegeBuild, collegeBase } from './build-college.ts';

/**
 * Adds a college to a site: first the missing files, then the record that names them. Each is written atomically and
 * synced to disk; existing files are never changed.
 */
export async function uploadCollege(site: string, { record, contents }: CollegeBuild): Promise<ModuleRecord> {
  const known = findKnownBuild(site, record);
  if (known) return known;
  const target = moduleFolder(site, record);
  const files = join(site, collegeBase);
  mkdirSync(files, { recursive: true });
  const aside = `${target}.${process.pid}.tmp`;
  mkdirSync(aside, { recursive: true });
  for (const [path, content] of contents)
    if (!existsSync(join(files, path))) writeFileSync(join(aside, path), content);
  await compressFolder(aside);
  await syncTree(aside);
  // Compressed copies first, so that a file never exists without them.
  for (const file of listFiles(aside).toReversed()) renameSync(join(aside, file), join(files, file));
  syncFolder(files);
  return commitBuild(aside, target, record);
}
