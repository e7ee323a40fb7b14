/** Checks a data folder, the project's own by default: `npm run data:check [folder] [-- --json]`. */
import { relative } from 'node:path';
import { checkFolder, describeReport, hasError } from '@campusway/college/check';
import { collegeFolder, runCommand, ToolError } from '@campusway/toolkit';

const usage = `npm run data:check -- [FOLDER] [--college FOLDER] [--json]
Checks a college's data, the project's own by default. Exit code: 0 without errors, 1 with an error.`;

const flags = { json: { type: 'boolean' } } as const;

await runCommand({ usage, flags }, async ({ values, positionals }) => {
  const [named, ...more] = positionals;
  if (more.length > 0) throw new ToolError(`Expected at most one folder.\n\n${usage}`);
  const folder = collegeFolder(named);
  const report = checkFolder(folder);
  const shown = { ...report, folder: relative(process.cwd(), folder) || '.' };
  console.log(values.json ? JSON.stringify(shown, null, 2) : describeReport(shown));
  if (hasError(report)) process.exitCode = 1;
});
