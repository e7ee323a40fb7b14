import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFolder } from '../record/build-files.ts';
import { collegeName, readModuleRecord } from '../record/module-record.ts';
import { collegeBase } from './build-college.ts';

/** Whether an entry of `modules/<name>` is the folder of files that all builds of a college share. */
export function isCollegeFiles(name: string, entry: string): boolean {
  return name === collegeName && entry === basename(collegeBase);
}

/** Removes files that no build of the college uses. The caller must hold the site's lock. */
export function removeUnusedCollegeFiles(site: string): void {
  const files = join(site, collegeBase);
  const builds = listFolder(join(site, 'modules', collegeName)).filter((entry) =>
    /^[0-9a-f]{12}$/.test(entry),
  );
  const used = new Set(
    builds.flatMap((version) => Object.keys(readModuleRecord(site, { name: collegeName, version }).files)),
  );
  for (const file of listFolder(files))
    if (!used.has(file.replace(/\.(br|gz)$/, ''))) rmSync(join(files, file));
}
