import { join, resolve } from 'node:path';
import { projectRoot } from './project.ts';

/** Folder of the college: the given one, CAMPUSWAY_COLLEGE, or the project's sample. */
export function collegeFolder(folder?: string | undefined): string {
  return resolve(folder ?? (process.env.CAMPUSWAY_COLLEGE || join(projectRoot, 'college')));
}
