import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCollege } from '@campusway/publishing/college';
import { collegeFolder, projectRoot, runToolWithArgs, ToolError } from '@campusway/toolkit';

/** Every benchmark that compares with a named peer in the same run; each exits with 1 when its requirement fails. */
const benchmarks = [
  'packages/campus/bench/routing/main.ts',
  'tools/bench-search.ts',
  'mfe-directory/bench/filter-staff.ts',
  'mfe-maps/bench/main.ts',
  'packages/import/bench/main.ts',
];

await runToolWithArgs(async (asked) => {
  const chosen = benchmarks.filter((file) => asked.length === 0 || asked.some((word) => file.includes(word)));
  if (chosen.length === 0)
    throw new ToolError(`No benchmark is called "${asked.join(' ')}". There are:\n${benchmarks.join('\n')}`);
  const folder = mkdtempSync(join(tmpdir(), 'campusway-bench-'));
  const campus = join(folder, 'campus.json');
  const { graph, places, levels } = openCollege(collegeFolder()).parts;
  writeFileSync(campus, JSON.stringify({ graph, places, levels }));
  const failed = chosen.filter((file) => {
    console.log(`\n── ${file}`);
    return spawnSync(process.execPath, [file, campus], { cwd: projectRoot, stdio: 'inherit' }).status !== 0;
  });
  rmSync(folder, { recursive: true });
  if (failed.length > 0) throw new ToolError(`Requirements not met: ${failed.join(', ')}`);
});
