import { type DerivedCollege, deriveCollege, readCollege } from '@campusway/college/derive';
import { ToolError } from '@campusway/toolkit';

/**
 * The college of a folder, checked and derived.
 * @throws {ToolError} with every finding, when the folder has an error
 */
export function openCollege(folder: string): DerivedCollege {
  return deriveCollege(read(folder));
}

function read(folder: string) {
  try {
    return readCollege(folder);
  } catch (error) {
    throw error instanceof RangeError ? new ToolError(error.message) : error;
  }
}
