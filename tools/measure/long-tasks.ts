/** The longest task after the first paint and the slowest interaction on a processor four times slower: `npm run long-tasks [part of a name ...]`. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '@campusway/publishing/build';
import { publishSite } from '@campusway/publishing/deploy';
import { serveSite } from '@campusway/publishing/serve';
import { chromiumFlags, findChromium, median, runToolWithArgs, ToolError } from '@campusway/toolkit';
import { chromium } from 'playwright-core';
import { scenarios } from './long-tasks/scenarios.ts';
import { type Longest, watchTasks } from './long-tasks/watch-tasks.ts';

/** A task counts when it occurs in most rounds, since any task can be long on a busy machine. */
const rounds = 5;
const limits = { task: 50, interaction: 100 } as const;

/**
 * A browser that is watched notes where each request came from. For that V8 parses the script on the stack once more, all
 * 270 kB of it, 15 ms that no other browser spends. With this flag it knows the places from the first parsing on.
 */
const likeUnwatched = '--js-flags=--no-enable-lazy-source-positions';

await runToolWithArgs(async (named) => {
  const chosen = scenarios.filter(
    ({ name }) => named.length === 0 || named.some((part) => name.includes(part)),
  );
  if (chosen.length === 0)
    throw new ToolError(
      `No scenario is called "${named.join(' ')}". The scenarios are:\n${scenarios.map(({ name }) => name).join('\n')}`,
    );
  await buildSite();
  const folder = mkdtempSync(join(tmpdir(), 'campusway-tasks-'));
  await publishSite(folder, { auth: 'http://localhost:4174' });
  const server = await serveSite(folder, 0);
  const origin = `http://localhost:${(server.addresses()[0] as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, likeUnwatched],
  });
  const long: string[] = [];
  try {
    console.log(`Milliseconds                            median  all ${rounds} (0: no task over 50)`);
    for (const scenario of chosen) {
      const found: Longest[] = [];
      for (let round = 0; round < rounds; round += 1) found.push(await watchTasks(browser, origin, scenario));
      for (const what of scenario.act ? (['task', 'interaction'] as const) : (['task'] as const)) {
        const all = found.map((longest) => longest[what]);
        const middle = median(all);
        const name = `${scenario.name}, ${what}`;
        console.log(`${name.padEnd(39)} ${String(middle).padStart(6)}  ${all.join(' ')}`);
        if (middle > limits[what]) long.push(`${name}: ${middle} ms, limit ${limits[what]}`);
      }
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  if (long.length > 0) throw new ToolError(`Over the limit:\n${long.join('\n')}`);
});
