/** Checks a data folder, the project's own by default: `npm run data:check [folder] [-- --json]`. */
import { join, relative, resolve } from 'node:path';
import { checkFolder, describeReport } from '@campusway/campus-data/check';
import { runTool } from './fail.ts';
import { projectRoot } from './project.ts';

await runTool(async () => {
  const [named] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const own = join(projectRoot, 'packages/campus-data/data');
  const folder = named === undefined ? own : resolve(named);
  const report = checkFolder(
    folder,
    folder === own ? join(projectRoot, 'packages/campus-data/generated') : undefined,
  );
  const shown = { ...report, folder: relative(process.cwd(), folder) || '.' };
  console.log(process.argv.includes('--json') ? JSON.stringify(shown, null, 2) : describeReport(shown));
  if (report.findings.some((finding) => finding.severity === 'error')) process.exitCode = 1;
});
