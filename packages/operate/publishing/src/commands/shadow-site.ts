import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFolder } from '../build-record/build-files.ts';
import { isCollegeFiles } from '../college/upload-college.ts';

/**
 * Copy of a site for dry runs, in the temporary folder: its pages are copied, its builds are symbolic links. Changes do
 * not affect the original.
 */
export function shadowSite(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'campusway-dry-'));
  mkdirSync(join(folder, 'modules'));
  for (const name of listFolder(join(site, 'modules'))) {
    mkdirSync(join(folder, 'modules', name));
    for (const version of listFolder(join(site, 'modules', name)).filter((entry) => !entry.includes('.'))) {
      const from = join(site, 'modules', name, version);
      const to = join(folder, 'modules', name, version);
      // New builds of the college add files to this folder, so its files are linked, not the folder.
      if (isCollegeFiles(name, version)) linkEach(from, to);
      else symlinkSync(from, to, 'dir');
    }
  }
  for (const entry of ['live', 'releases', 'site.json']) {
    if (existsSync(join(site, entry)))
      cpSync(join(site, entry), join(folder, entry), { recursive: true, verbatimSymlinks: true });
  }
  return folder;
}

function linkEach(from: string, to: string): void {
  mkdirSync(to);
  for (const file of listFolder(from)) symlinkSync(join(from, file), join(to, file));
}
