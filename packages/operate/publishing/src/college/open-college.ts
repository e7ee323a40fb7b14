import { type DerivedCollege, deriveCollege, readCollege } from '@campusway/college/derive';
import { type CollegeBuild, publishCollege } from '@campusway/pages';
import { orToolError } from '@campusway/toolkit';

/**
 * The college of a folder, checked and derived.
 * @throws {ToolError} with every finding, when the folder has an error
 */
export function openCollege(folder: string): DerivedCollege {
  return orToolError(() => deriveCollege(readCollege(folder)));
}

/** As `openCollege`, with all files that a site publishes of it. */
export function buildCollege(folder: string): CollegeBuild {
  return publishCollege(openCollege(folder));
}
