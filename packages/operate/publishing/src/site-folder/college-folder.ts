import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collegeFolder, projectRoot, ToolError } from '@campusway/toolkit';

/** In the site's folder, never served: where its college came from. */
const noteOf = (site: string) => join(site, 'college-folder.txt');

/**
 * Folder of a site's college: the given one, CAMPUSWAY_COLLEGE, the one that it came from last, otherwise the project's sample.
 * @throws {ToolError} when the one that it came from is gone
 */
export function collegeOfSite(site: string, folder?: string): string {
  const note = noteOf(site);
  if (folder || process.env.CAMPUSWAY_COLLEGE || !existsSync(note)) return collegeFolder(folder);
  const last = readFileSync(note, 'utf8').trim();
  if (existsSync(last)) return last;
  throw new ToolError(
    `The college of ${site} came from ${last}, which is gone. Name its folder: --from FOLDER`,
  );
}

/** The project's own folder needs no note, so that a copy of the project takes its own. */
export function noteCollegeFolder(site: string, folder: string): void {
  if (folder === join(projectRoot, 'college')) rmSync(noteOf(site), { force: true });
  else writeFileSync(noteOf(site), `${folder}\n`);
}
