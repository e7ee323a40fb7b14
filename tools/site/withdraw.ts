import { rollBack } from '@campusway/publishing/commands';
import { runCommand, ToolError } from '@campusway/toolkit';
import { changeFlags, parseDrops, rollbackText, toChange } from './change-options.ts';

const usage = `npm run withdraw -- <module>... [--drop-route /path=/target] [--reason TEXT] [--site DIR] [--dry-run]
                [--json] [--wait]
Removes modules from the site. Their addresses are answered 404 or redirect to a target. Their builds stay,
and npm run rollback -- <module> restores one.
Exit code: 0 done, 1 error, 3 another command is changing the site (--wait waits for it).`;

const flags = {
  ...changeFlags,
  reason: { type: 'string' },
  'drop-route': { type: 'string', multiple: true },
} as const;

await runCommand({ usage, flags }, async ({ values, positionals }) => {
  if (positionals.length === 0) throw new ToolError(`Name the module to withdraw.\n\n${usage}`);
  const report = await rollBack({
    ...toChange(values),
    modules: [],
    withdraw: [...new Set(positionals)],
    drops: parseDrops(values['drop-route']),
    reason: values.reason,
  });
  console.log(values.json ? JSON.stringify(report, null, 2) : rollbackText(report));
});
