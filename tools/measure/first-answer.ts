/** Time until queries are answered and a route is drawn, on a slow phone with empty caches: `npm run first-answer`. */
import { runTool, ToolError } from '@campusway/toolkit';
import type { Browser } from 'playwright-core';
import { measureAnswer, phone, roomNumber } from './first-answer/measure-answer.ts';
import { median, repeat, setSlowdown, touch, withColdPage, withSite } from './measured-site.ts';

const rounds = 5;
/** Limits from the navigation. */
const typableMs = 3000;
const queries = [
  { name: 'a room number', query: roomNumber, limitMs: 2000 },
  { name: 'a name', query: { text: 'pandey', sign: 'Pandey' }, limitMs: 4000 },
  { name: 'free text', query: { text: 'where can i eat', sign: 'Canteen' }, limitMs: 4000 },
] as const;
const route = {
  path: '/navigate?from=main-gate-1&to=room-310',
  sign: 'path[stroke-dasharray="5,10"]',
  limitMs: 4000,
} as const;
const steps = {
  painted: 'first paint',
  typable: 'can type',
  sent: 'sent',
  answered: 'answered',
  completed: 'with links',
} as const;

await runTool(() =>
  withSite(async (browser, origin) => {
    const { slowdown, latencyMs, bitsPerSecond } = phone;
    console.log(
      `${bitsPerSecond / 1000} kbit/s, ${latencyMs} ms, processor ${slowdown} times slower, cold; ms, median of ${rounds}`,
    );
    const over: string[] = [];
    function report(name: string, times: readonly number[], limitMs = Number.POSITIVE_INFINITY): void {
      const all = times.map((time) => time.toFixed(0));
      console.log(`${name.padEnd(28)} ${median(times).toFixed(0).padStart(6)}  ${all.join(' ')}`);
      if (median(times) > limitMs) over.push(`${name}: ${median(times).toFixed(0)} ms, limit ${limitMs}`);
    }
    for (const { name, query, limitMs } of queries) {
      const found = await repeat(rounds, () => measureAnswer(browser, origin, undefined, query));
      for (const [step, label] of Object.entries(steps)) {
        const times = found.map((one) => one[step as keyof typeof steps]);
        report(`${name}, ${label}`, times, { typable: typableMs, answered: limitMs }[step]);
      }
      report(
        `${name}, kB`,
        found.map(({ kilobytes }) => kilobytes),
      );
    }
    report('a route from a link', await repeat(rounds, () => measureRoute(browser, origin)), route.limitMs);
    if (over.length > 0) throw new ToolError(over.join('\n'));
  }),
);

/** Milliseconds from the navigation until the route of a link is drawn. */
function measureRoute(browser: Browser, origin: string): Promise<number> {
  const options = { ...touch, network: phone, ignoreHTTPSErrors: true };
  return withColdPage(browser, options, async (page, devtools) => {
    await setSlowdown(devtools, phone.slowdown);
    await page.goto(origin + route.path, { waitUntil: 'commit' });
    const drawn = await page.waitForFunction(
      (sign) => document.querySelector(sign) && performance.now(),
      route.sign,
      { polling: 50, timeout: 60_000 },
    );
    return Number(await drawn.jsonValue());
  });
}
