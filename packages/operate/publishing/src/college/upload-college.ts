import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, listFolder } from '@campusway/artefact/record';
import { type CollegeBuild, collegeBase, type ModuleRecord } from '@campusway/pages';
import { compressFolder } from '../site-folder/compress.ts';
import { syncFolder, syncTree } from '../site-folder/sync-tree.ts';
import { addBuild } from '../site-folder/upload-module.ts';
import { usedCollegeFiles } from './erased-builds.ts';

/**
 * Adds a college to a site: first the missing files, then the record that names them. Each is written atomically and
 * synced to disk; existing files are never changed.
 */
export function uploadCollege(site: string, { record, contents }: CollegeBuild): Promise<ModuleRecord> {
  return addBuild(site, record, async (folder) => {
    const files = join(site, collegeBase);
    mkdirSync(files, { recursive: true });
    for (const [path, content] of contents)
      if (!existsSync(join(files, path))) writeFileSync(join(folder, path), content);
    await compressFolder(folder);
    await syncTree(folder);
    // Compressed copies first, so that a file never exists without them.
    for (const file of listFiles(folder).toReversed()) renameSync(join(folder, file), join(files, file));
    syncFolder(files);
  });
}

/** Removes files that no build of the college uses. The caller must hold the site's lock. */
export function removeUnusedCollegeFiles(site: string): void {
  const files = join(site, collegeBase);
  const used = usedCollegeFiles(site);
  for (const file of listFolder(files))
    if (!used.has(file.replace(/\.(br|gz)$/, ''))) rmSync(join(files, file));
}
