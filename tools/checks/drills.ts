import { join } from 'node:path';
import { buildSite } from '@campusway/artefact/build';
import { publishSite } from '@campusway/publishing/commands';
import { inTempFolder } from '@campusway/publishing/site-folder';
import { projectRoot, renewSection, runCommand, ToolError } from '@campusway/toolkit';
import pLimit from 'p-limit';
import { type Drill, drills } from './drills/kinds.ts';
import { type DrillResult, runDrill } from './drills/run-drill.ts';

const usage = `npm run drills -- [--write] [KIND]
Deploys one module of each broken or hostile kind. KIND: only those whose description has these words.
--write updates the table in docs/drills.md.`;
const flags = { write: { type: 'boolean', default: false } } as const;
const published = join(projectRoot, 'docs/drills.md');

/** A drill mostly waits for timers of its page. */
const concurrency = 2;

await runCommand({ usage, flags }, async ({ values, positionals }) => {
  const words = positionals.join(' ');
  const chosen = drills.filter(({ kind }) => kind.includes(words));
  await buildSite();
  const results = await inTempFolder(async (folder) => {
    const site = join(folder, 'site');
    await publishSite(site);
    return runAll(site, chosen);
  });
  const failed = results.filter(({ isExpected }) => !isExpected);
  if (failed.length > 0)
    throw new ToolError(`Unexpected outcomes of drills: ${failed.map(({ kind }) => kind).join('; ')}`);
  if (chosen.length === drills.length) publish(results, values.write);
});

function runAll(site: string, chosen: readonly Drill[]): Promise<DrillResult[]> {
  return pLimit(concurrency).map(chosen, async (drill) => {
    const started = performance.now();
    const result = await runDrill(site, drill);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${result.isExpected ? ' ok ' : 'FAIL'}  ${result.kind}: ${result.outcome} (${seconds} s)`);
    return result;
  });
}

function publish(results: readonly DrillResult[], write: boolean): void {
  const rows = results.map(
    ({ kind, outcome }) => `| ${kind} | ${outcome.replaceAll('|', '\\|').replaceAll('<', '&lt;')} |`,
  );
  const table = ['| module | outcome |', '| --- | --- |', ...rows].join('\n');
  if (!renewSection(published, 'drills', { content: table, write }))
    throw new ToolError('docs/drills.md is out of date. Run npm run drills -- --write');
}
