/** Time until a room number can be typed and is answered, on a slow phone with empty caches: `npm run first-answer`. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '@campusway/publishing/build';
import { publishSite } from '@campusway/publishing/deploy';
import { serveSite } from '@campusway/publishing/serve';
import { chromiumFlags, findChromium, median, runTool, ToolError } from '@campusway/toolkit';
import { chromium } from 'playwright-core';
import { type FirstAnswer, measureAnswer, phone } from './first-answer/measure-answer.ts';

const rounds = 5;
/** Limits from the navigation until the query can be typed, is sent, and is answered. */
const limitMs = 3000;

await runTool(async () => {
  await buildSite();
  const folder = mkdtempSync(join(tmpdir(), 'campusway-answer-'));
  await publishSite(folder, { auth: 'http://localhost:4174' });
  const server = await serveSite(folder, 0);
  const origin = `http://localhost:${(server.addresses()[0] as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const { slowdown, latencyMs, bitsPerSecond } = phone;
    console.log(
      `${bitsPerSecond / 1000} kbit/s, ${latencyMs} ms, processor ${slowdown} times slower, cold; ms, median of ${rounds}`,
    );
    const found: FirstAnswer[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await measureAnswer(browser, origin));
    const steps = {
      painted: 'first paint',
      typable: 'can type',
      sent: 'sent',
      answered: 'answered',
      completed: 'with links',
    } as const;
    for (const [step, name] of Object.entries(steps)) {
      const times = found.map((one) => Math.round(one[step as keyof typeof steps]));
      console.log(`${name.padEnd(12)} ${String(median(times)).padStart(6)}  ${times.join(' ')}`);
    }
    console.log(
      `${'kB'.padEnd(12)} ${median(found.map(({ kilobytes }) => kilobytes))
        .toFixed(0)
        .padStart(6)}`,
    );
    for (const step of ['typable', 'answered'] as const) {
      const reached = median(found.map((one) => one[step]));
      if (reached > limitMs)
        throw new ToolError(`${steps[step]}: ${Math.round(reached)} ms, limit ${limitMs}`);
    }
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
