/** Lighthouse on the published site, mobile, median run of five: `npm run lighthouse [address ...]`. */
import { findFreePort, runCommand, ToolError } from '@campusway/toolkit';
import { type Audit, auditPage, findShortfalls, runs } from './lighthouse/audit-page.ts';
import { withSite } from './measured-site.ts';

/** Targets of the performance score: 98 where the page draws a plan. */
const targets = new Map([
  ['/', 100],
  ['/departments', 100],
  ['/cse', 100],
  ['/login', 100],
  ['/cse-nav', 98],
  ['/navigate?from=main-gate-1&to=room-310', 98],
  ['/room/310', 98],
]);
const usual = [...targets.keys()];

const usage = `npm run lighthouse -- [address ...]
An address begins with a slash: /departments. Without one: ${usual.join(' ')}`;

await runCommand({ usage }, async ({ positionals: named }) => {
  const strange = named.find((word) => !word.startsWith('/'));
  if (strange) throw new ToolError(`"${strange}" is not a path: it must start with a slash.\n\n${usage}`);
  const port = await findFreePort();
  const shortfalls: string[] = [];
  await withSite(
    async (_browser, origin) => {
      console.log(`Median run of ${runs}         perf  a11y  best   seo   FCP ms  LCP ms  TBT ms    CLS`);
      for (const address of named.length > 0 ? named : usual) {
        const audit = await auditPage(origin + address, port);
        shortfalls.push(
          ...findShortfalls(audit, targets.get(address) ?? 98).map((shortfall) => `${address}: ${shortfall}`),
        );
        console.log(toRow(address, audit));
      }
    },
    [`--remote-debugging-port=${port}`],
  );
  if (shortfalls.length > 0) throw new ToolError(`Below the targets:\n${shortfalls.join('\n')}`);
});

function toRow(address: string, { scores, times }: Audit): string {
  const points = Object.values(scores).map((score) => String(score).padStart(6));
  const milliseconds = [times.fcp, times.lcp, times.tbt].map((time) => time.toFixed(0).padStart(8));
  return `${address.slice(0, 22).padEnd(22)}${points.join('')} ${milliseconds.join('')} ${times.cls.toFixed(3).padStart(6)}`;
}
