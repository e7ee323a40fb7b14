/** The longest task after the first paint and the slowest interaction on a processor four times slower: `npm run long-tasks [part of a name ...]`. */
import { runCommand, ToolError } from '@campusway/toolkit';
import { scenarios } from './long-tasks/scenarios.ts';
import { watchTasks } from './long-tasks/watch-tasks.ts';
import { median, repeat, withSite } from './measured-site.ts';

/** A task counts when it occurs in most rounds, since any task can be long on a busy machine. */
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
          const all = found.map((longest) => longest[what]);
          const middle = median(all);
          const name = `${scenario.name}, ${what}`;
          console.log(`${name.padEnd(39)} ${String(middle).padStart(6)}  ${all.join(' ')}`);
          if (middle > limits[what]) long.push(`${name}: ${middle} ms, limit ${limits[what]}`);
        }
      }
    },
    [lazySourcePositionsOff],
  );
  if (long.length > 0) throw new ToolError(`Over the limit:\n${long.join('\n')}`);
});
