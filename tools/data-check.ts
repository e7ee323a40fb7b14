/** Checks a data folder, the project's own by default: `npm run data:check [folder] [-- --json]`. */
import { join, relative, resolve } from 'node:path';
import { checkFolder, describeReport } from '@campusway/campus-data/check';
import { parseToolArgs, projectRoot, runToolWithArgs, ToolError } from '@campusway/toolkit';

const usage = `npm run data:check -- [FOLDER] [--json]
Checks a college's data, the project's own by default. Ends with 0 when it is sound, 1 when it has an error.`;

const flags = { json: { type: 'boolean' }, help: { type: 'boolean' } } as const;

await runToolWithArgs(async (args) => {
  const { values, positionals } = parseToolArgs(args, flags, usage);
  if (values.help) return console.log(usage);
  const [named, ...more] = positionals;
  if (more.length > 0) throw new ToolError(`Say one folder.\n\n${usage}`);
  const own = join(projectRoot, 'packages/campus-data/data');
  const folder = named === undefined ? own : resolve(named);
  const report = checkFolder(
    folder,
    folder === own ? join(projectRoot, 'packages/campus-data/generated') : undefined,
  );
  const shown = { ...report, folder: relative(process.cwd(), folder) || '.' };
  console.log(values.json ? JSON.stringify(shown, null, 2) : describeReport(shown));
  if (report.findings.some((finding) => finding.severity === 'error')) process.exitCode = 1;
});
