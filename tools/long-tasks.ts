/** The longest task after the first paint on a processor four times slower: `npm run long-tasks [part of a name ...]`. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '@campusway/publishing/build';
import { serveSite } from '@campusway/publishing/serve';
import { publishSite } from '@campusway/publishing/site';
import { chromiumFlags, findChromium, median, runToolWithArgs, ToolError } from '@campusway/toolkit';
import { chromium } from 'playwright-core';
import { scenarios } from './long-tasks/scenarios.ts';
import { watchTasks } from './long-tasks/watch-tasks.ts';

/** A task counts when it is there in most of the rounds: a busy machine makes any task long now and then. */
const rounds = 5;
const longestMs = 50;

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
      `Nothing is called "${named.join(' ')}". There are:\n${scenarios.map(({ name }) => name).join('\n')}`,
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
    console.log(`Longest task, ms           median  all ${rounds} (0: none over ${longestMs})`);
    for (const scenario of chosen) {
      const found: number[] = [];
      for (let round = 0; round < rounds; round += 1) found.push(await watchTasks(browser, origin, scenario));
      const middle = median(found);
      console.log(`${scenario.name.padEnd(26)} ${String(middle).padStart(6)}  ${found.join(' ')}`);
      if (middle > longestMs) long.push(`${scenario.name}: ${middle} ms`);
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
  if (long.length > 0) throw new ToolError(`Tasks over ${longestMs} ms:\n${long.join('\n')}`);
});
