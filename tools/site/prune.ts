import { type PruneReport, pruneSite } from '@campusway/publishing/commands';
import { runCommand, ToolError } from '@campusway/toolkit';
import { changeFlags, toChange } from './change-options.ts';

const usage = `npm run prune -- [--keep 5] [--site DIR] [--dry-run] [--json] [--wait]
Removes old builds. Keeps the newest --keep builds of each module, and every build that a page opened within the last day may use.
Exit code: 0 done, 1 error, 3 another command is changing the site (--wait waits
for it).`;

const flags = {
  ...changeFlags,
  keep: { type: 'string', default: '5' },
} as const;

await runCommand({ usage, flags, names: false }, async ({ values }) => {
  if (!/^[1-9]\d{0,3}$/.test(values.keep))
    throw new ToolError(`Cannot keep "${values.keep}" builds: --keep is a whole number from 1 to 9999`);
  const report = await pruneSite({
    ...toChange(values),
    keep: Number(values.keep),
  });
  console.log(values.json ? JSON.stringify(report, null, 2) : toText(report));
});

function toText({ builds, releases, dryRun }: PruneReport): string {
  if (builds.length + releases.length === 0) return 'Nothing to remove';
  const head = `${dryRun ? 'Would remove' : 'Removed'} ${builds.length} builds and ${releases.length} releases`;
  return [head, ...builds.map(({ name, version }) => `  ${name.padEnd(14)} ${version}`)].join('\n');
}
