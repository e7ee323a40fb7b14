import { join, resolve } from 'node:path';
import { projectRoot } from './project.ts';

/** The folder of the college: as named, as CAMPUSWAY_COLLEGE says, or the project's own sample. */
export function collegeFolder(named?: string | undefined): string {
  return resolve(named ?? (process.env.CAMPUSWAY_COLLEGE || join(projectRoot, 'college')));
}
