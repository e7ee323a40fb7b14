import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCollege } from '@campusway/publishing/college';
import { inTempFolder } from '@campusway/publishing/site-folder';
import { collegeFolder, projectRoot, runCommand, startProgram, ToolError } from '@campusway/toolkit';
import { parseRatios, settleRatios } from '../checks/figures/figures-file.ts';

/**
 * Each exits with 1 when its requirement fails. Routing, search and maps compare with a named library in the same run, the
 * import with the graph of its source; the filter of the staff and the large college have limits only.
 */
const benchmarks = [
  'packages/domain/campus/bench/routing/main.ts',
  'tools/measure/bench-search.ts',
  'mfe-directory/bench/filter-staff.ts',
  'mfe-maps/bench/main.ts',
  'packages/office/import/bench/main.ts',
  'tools/measure/bench-large.ts',
];

const usage = `npm run bench -- [--write] [NAME]
NAME: only those whose path has this word. --write renews the ratios in docs/figures.json.
${benchmarks.join('\n')}`;
const flags = { write: { type: 'boolean', default: false } } as const;

await runCommand({ usage, flags }, async ({ values, positionals }) => {
  const chosen = benchmarks.filter(
    (file) => positionals.length === 0 || positionals.some((word) => file.includes(word)),
  );
  if (chosen.length === 0) throw new ToolError(`Unknown benchmark "${positionals.join(' ')}".\n\n${usage}`);
  const failed: string[] = [];
  const ratios: Record<string, number> = {};
  await inTempFolder(async (folder) => {
    const campus = join(folder, 'campus.json');
    const { graph, places, levels, rooms } = openCollege(collegeFolder()).parts;
    writeFileSync(campus, JSON.stringify({ graph, places, levels, rooms }));
    for (const file of chosen) {
      console.log(`\n── ${file}`);
      const { code, output } = await startProgram(process.execPath, [file, campus], {
        cwd: projectRoot,
        stdio: ['inherit', 'pipe', 'inherit'],
        onOutput: (text) => process.stdout.write(text),
      }).ended;
      if (code !== 0) failed.push(file);
      Object.assign(ratios, parseRatios(output));
    }
  });
  if (failed.length > 0) throw new ToolError(`Requirements not met: ${failed.join(', ')}`);
  settleRatios(ratios, values.write);
});
