/** The longest task after the first paint and the interaction to next paint on a processor four times slower: `npm run long-tasks [part of a name ...]`. */
import { runCommand, ToolError } from '@campusway/toolkit';
import { scenarios } from './long-tasks/scenarios.ts';
import { watchTasks } from './long-tasks/watch-tasks.ts';
import { median, repeat, withSite } from './measured-site.ts';

const rounds = 5;
const limits = { task: 50, interaction: 100 } as const;

/** With DevTools attached, V8 reparses the script to record source positions. This flag records them on the first parse. */
const lazySourcePositionsOff = '--js-flags=--no-enable-lazy-source-positions';

const usage = `npm run long-tasks -- [PART OF A NAME ...]
The scenarios are:
${scenarios.map(({ name }) => name).join('\n')}`;

await runCommand({ usage }, async ({ positionals: named }) => {
  const chosen = scenarios.filter(
    ({ name }) => named.length === 0 || named.some((part) => name.includes(part)),
  );
  if (chosen.length === 0) throw new ToolError(`Unknown scenario "${named.join(' ')}".\n\n${usage}`);
  const long: string[] = [];
  await withSite(
    async (browser, origin) => {
      console.log(`Milliseconds                            median  all ${rounds} (0: no task over 50)`);
      for (const scenario of chosen) {
        const found = await repeat(rounds, () => watchTasks(browser, origin, scenario));
        for (const what of scenario.act ? (['task', 'interaction'] as const) : (['task'] as const)) {
          const all = found.map((watched) => watched[what].ms);
          const [longest] = found.map((watched) => watched[what]).toSorted((a, b) => b.ms - a.ms);
          const name = `${scenario.name}, ${what}`;
          const blamed = longest && longest.ms > limits[what] ? `  ${toFile(longest.script)}` : '';
          console.log(`${name.padEnd(39)} ${String(median(all)).padStart(6)}  ${all.join(' ')}${blamed}`);
          if (longest && longest.ms > limits[what])
            long.push(`${name}: ${longest.ms} ms, limit ${limits[what]}, ${toFile(longest.script)}`);
        }
      }
    },
    [lazySourcePositionsOff],
  );
  if (long.length > 0) throw new ToolError(`Over the limit:\n${long.join('\n')}`);
});

/** `mfe-maps/assets/plans.js` of the URL of a script; the browser's own work has none. */
function toFile(url: string): string {
  return /modules\/(.+)/.exec(url)?.[1]?.replace(/\/[0-9a-f]{12}\//, '/') ?? (url || 'no script');
}
