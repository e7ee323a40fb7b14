import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFolder, moduleFolder } from '@campusway/artefact/record';
import { collegeBase } from '@campusway/pages';
import { allBuilds } from '../release/release.ts';

/**
 * Copy of a site for dry runs, in the temporary folder: its pages are copied, its builds are symbolic links. Changes do
 * not affect the original.
 */
export function shadowSite(site: string): string {
  const shadow = mkdtempSync(join(tmpdir(), 'campusway-dry-'));
  // New builds of the college add files to the folder that they share, so its files are linked, not the folder.
  const files = listFolder(join(site, collegeBase)).map((file) => join(collegeBase, file));
  for (const path of [...allBuilds(site).map((build) => moduleFolder('', build)), ...files]) {
    mkdirSync(dirname(join(shadow, path)), { recursive: true });
    symlinkSync(join(site, path), join(shadow, path));
  }
  for (const entry of ['live', 'releases', 'site.json', 'college-folder.txt']) {
    if (existsSync(join(site, entry)))
      cpSync(join(site, entry), join(shadow, entry), { recursive: true, verbatimSymlinks: true });
  }
  return shadow;
}
