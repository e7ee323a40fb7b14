import { checkFolder, describeReport } from '@campusway/college/check';
import { type DerivedCollege, deriveCollege, readCollege } from '@campusway/college/derive';
import { ToolError } from '@campusway/toolkit';

/**
 * The college of a folder, checked and derived.
 * @throws {ToolError} with every finding, when the folder has an error
 */
export function openCollege(folder: string): DerivedCollege {
  const report = checkFolder(folder);
  if (report.findings.some(({ severity }) => severity === 'error'))
    throw new ToolError(`Cannot use this college.\n${describeReport(report)}`);
  return deriveCollege(readCollege(folder));
}
