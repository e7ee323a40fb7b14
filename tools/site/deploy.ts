import { deployModules } from '@campusway/publishing/commands';
import { runToolWithArgs } from '@campusway/toolkit';
import { deployUsage, parseDeployOptions } from './deploy-options.ts';
import { reportText } from './deploy-text.ts';

/** Exit code when the gate refused. */
const refusedExitCode = 2;

await runToolWithArgs(async (args) => {
  if (args.includes('--help')) return console.log(deployUsage);
  const options = parseDeployOptions(args);
  // With --json, standard output has only the document.
  const log = options.json ? console.error : console.log;
  const report = await deployModules(options, log);
  console.log(options.json ? JSON.stringify(report, null, 2) : `\n${reportText(report)}`);
  if (report.outcome.endsWith('refused')) process.exitCode = refusedExitCode;
});
