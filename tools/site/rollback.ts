import { rollBack } from '@campusway/publishing/commands';
import { runCommand, ToolError } from '@campusway/toolkit';
import { changeFlags, rollbackText, toChange } from './change-options.ts';

const usage = `npm run rollback -- <module>... [--to ID] [--withdraw <module>] [--reason TEXT] [--site DIR] [--dry-run] [--json]
                [--wait]
Makes the last known good build live again, or the build --to (npm run modules lists them).
--withdraw removes a module in the same swap. Naming a withdrawn module restores it.
Exit code: 0 done, 1 error, 3 another command is changing the site (--wait waits
for it).`;

const flags = {
  ...changeFlags,
  reason: { type: 'string' },
  to: { type: 'string' },
  withdraw: { type: 'string', multiple: true },
} as const;

await runCommand({ usage, flags }, async ({ values, positionals }) => {
  if (positionals.length === 0) throw new ToolError(`Name the module to roll back.\n\n${usage}`);
  if (values.to && positionals.length > 1)
    throw new ToolError(`--to names one build, so name one module with it.\n\n${usage}`);
  const report = await rollBack({
    ...toChange(values),
    modules: [...new Set(positionals)],
    to: values.to,
    withdraw: values.withdraw ?? [],
    reason: values.reason,
  });
  console.log(values.json ? JSON.stringify(report, null, 2) : rollbackText(report));
});
