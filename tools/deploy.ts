import { deployModules, deployUsage, parseDeployOptions, reportText } from '@campusway/publishing/deploy';
import { runToolWithArgs } from '@campusway/toolkit';

/** Ends with this when the gate refused. */
const refusedExitCode = 2;

await runToolWithArgs(async (args) => {
  if (args.includes('--help')) return console.log(deployUsage);
  const options = parseDeployOptions(args);
  // With --json standard output carries the one document and nothing else.
  const log = options.json ? console.error : console.log;
  const report = await deployModules(options, log);
  console.log(options.json ? JSON.stringify(report, null, 2) : `\n${reportText(report)}`);
  if (report.outcome.endsWith('refused')) process.exitCode = refusedExitCode;
});
