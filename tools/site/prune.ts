import { pruneSite } from '@campusway/publishing/commands';
import { runCommand, ToolError } from '@campusway/toolkit';
import { changeFlags, toChange } from './change-options.ts';
import { pruneText } from './prune-text.ts';

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
  console.log(values.json ? JSON.stringify(report, null, 2) : pruneText(report, values.erase));
});
