import { join } from 'node:path';
import { checkFolder, describeReport } from '@campusway/campus-data/check';
import { projectRoot, ToolError } from '@campusway/toolkit';

/**
 * No module is built from broken data: the page would be blank, and nobody would know why.
 * @throws {ToolError} with every finding: file, place, what is wrong, how to mend it
 */
export function checkOwnData(): void {
  const folder = join(projectRoot, 'packages/campus-data/data');
  const report = checkFolder(folder, join(projectRoot, 'packages/campus-data/generated'));
  if (report.findings.some(({ severity }) => severity === 'error'))
    throw new ToolError(`Cannot build from this data.\n${describeReport(report)}`);
}
