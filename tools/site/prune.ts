import { type PruneReport, pruneSite } from '@campusway/publishing/commands';
import { runCommand, ToolError } from '@campusway/toolkit';
import { changeFlags, toChange } from './change-options.ts';

const usage = `npm run prune -- [--keep 5] [--erase] [--site DIR] [--dry-run] [--json] [--wait]
Removes old builds. Keeps the newest --keep builds of each module, and every build that a page opened within the last day may use.
A college with data of people whom the live one no longer has is never kept: its deployment has deleted it already, unless an
older version of the tools made it. --erase deletes every college except the live one, for a name in another text.
Exit code: 0 done, 1 error, 3 another command is changing the site (--wait waits
for it).`;

const flags = {
  ...changeFlags,
  erase: { type: 'boolean', default: false },
  keep: { type: 'string', default: '5' },
} as const;

await runCommand({ usage, flags, names: false }, async ({ values }) => {
  if (!/^[1-9]\d{0,3}$/.test(values.keep))
    throw new ToolError(`Cannot keep "${values.keep}" builds: --keep is a whole number from 1 to 9999`);
  const report = await pruneSite({
    ...toChange(values),
    erase: values.erase,
    keep: Number(values.keep),
  });
  console.log(values.json ? JSON.stringify(report, null, 2) : toText(report, values.erase));
});

function toText({ builds, erased, releases, dryRun }: PruneReport, erase: boolean): string {
  const why = erase ? 'deleted by --erase' : 'has data of people whom the site no longer shows';
  const removed = [
    ...builds,
    ...erased.map((version) => ({
      name: 'college',
      version: `${version}  ${why}`,
    })),
  ];
  if (removed.length + releases.length === 0) return 'Nothing to remove';
  const head = `${dryRun ? 'Would remove' : 'Removed'} ${removed.length} builds and ${releases.length} releases`;
  return [head, ...removed.map(({ name, version }) => `  ${name.padEnd(14)} ${version}`)].join('\n');
}
