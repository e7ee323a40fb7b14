import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '@campusway/publishing/build';
import { publishSite } from '@campusway/publishing/deploy';
import { inTempFolder } from '@campusway/publishing/site';
import { parseToolArgs, projectRoot, runToolWithArgs, splitSection, ToolError } from '@campusway/toolkit';
import { type Drill, drills } from './drills/kinds.ts';
import { type DrillResult, runDrill } from './drills/run-drill.ts';

const usage = `npm run drills -- [--write] [KIND]
Deploys one module of each broken or hostile kind. KIND: only those whose description has these words.
--write updates the table in docs/drills.md.`;
const flags = { write: { type: 'boolean', default: false } } as const;
const published = join(projectRoot, 'docs/drills.md');

/** A drill mostly waits for timers of its page. */
const concurrency = 2;

await runToolWithArgs(async (args) => {
  const { values, positionals } = parseToolArgs(args, flags, usage);
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

async function runAll(site: string, chosen: readonly Drill[]): Promise<DrillResult[]> {
  const results: DrillResult[] = [];
  const waiting = [...chosen.entries()];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, drill] = next;
      const started = performance.now();
      const result = await runDrill(site, drill);
      results[index] = result;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${result.isExpected ? ' ok ' : 'FAIL'}  ${result.kind}: ${result.outcome} (${seconds} s)`);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  return results;
}

function publish(results: readonly DrillResult[], write: boolean): void {
  const rows = results.map(
    ({ kind, outcome }) => `| ${kind} | ${outcome.replaceAll('|', '\\|').replaceAll('<', '&lt;')} |`,
  );
  const table = ['| module | outcome |', '| --- | --- |', ...rows].join('\n');
  const text = readFileSync(published, 'utf8');
  const [before, , after] = splitSection(text, 'drills') ?? [text, '', ''];
  const current = `${before}${table}\n${after}`;
  if (current === text) return;
  if (!write) throw new ToolError('docs/drills.md is out of date. Run npm run drills -- --write');
  writeFileSync(published, current);
}
