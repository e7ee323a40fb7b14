/** Time until a room number can be typed and is answered, on a slow phone with empty caches: `npm run first-answer`. */
import { runTool, ToolError } from '@campusway/toolkit';
import { measureAnswer, phone } from './first-answer/measure-answer.ts';
import { median, repeat, withSite } from './measured-site.ts';

const rounds = 5;
/** Limits from the navigation until the query can be typed, is sent, and is answered. */
const limitMs = 3000;
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
    const found = await repeat(rounds, () => measureAnswer(browser, origin));
    const print = (name: string, value: number, all = '') =>
      console.log(`${name.padEnd(12)} ${value.toFixed(0).padStart(6)}${all && `  ${all}`}`);
    for (const [step, name] of Object.entries(steps)) {
      const times = found.map((one) => Math.round(one[step as keyof typeof steps]));
      print(name, median(times), times.join(' '));
    }
    print('kB', median(found.map(({ kilobytes }) => kilobytes)));
    for (const step of ['typable', 'answered'] as const) {
      const reached = median(found.map((one) => one[step]));
      if (reached > limitMs)
        throw new ToolError(`${steps[step]}: ${Math.round(reached)} ms, limit ${limitMs}`);
    }
  }),
);
