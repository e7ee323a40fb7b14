import { spawnSync } from 'node:child_process';
import { projectRoot, runToolWithArgs, ToolError } from '@campusway/toolkit';

/** Every benchmark that compares with a named peer in the same run; each exits with 1 when its requirement fails. */
const benchmarks = [
  'packages/campus/bench/routing/main.ts',
  'tools/bench-search.ts',
  'mfe-directory/bench/filter-staff.ts',
  'mfe-maps/bench/main.ts',
];

await runToolWithArgs(async (asked) => {
  const chosen = benchmarks.filter((file) => asked.length === 0 || asked.some((word) => file.includes(word)));
  if (chosen.length === 0)
    throw new ToolError(`No benchmark is called "${asked.join(' ')}". There are:\n${benchmarks.join('\n')}`);
  const failed = chosen.filter((file) => {
    console.log(`\n── ${file}`);
    return spawnSync(process.execPath, [file], { cwd: projectRoot, stdio: 'inherit' }).status !== 0;
  });
  if (failed.length > 0) throw new ToolError(`Requirements not met: ${failed.join(', ')}`);
});
