import { parseDrops, rollBack, siteFolder, toWaitSeconds } from '@campusway/publishing/deploy';
import { parseToolArgs, runToolWithArgs, ToolError } from '@campusway/toolkit';
import { changeFlags } from './deploy/change-flags.ts';
import { rollbackText } from './deploy/rollback-text.ts';

const usage = `npm run withdraw -- <module>... [--drop-route /path=/target] [--reason TEXT] [--site DIR] [--dry-run]
                [--json] [--wait]
Takes modules out of the site: their pages are unknown addresses from then on, or lead on to a target. Their builds stay,
and npm run rollback -- <module> brings one back.
Ends with 0 when done, 1 when it could not, 3 when another command is at work on the site (--wait waits for it).`;

const flags = {
  ...changeFlags,
  reason: { type: 'string' },
  'drop-route': { type: 'string', multiple: true },
} as const;

await runToolWithArgs(async (args) => {
  const { values, positionals } = parseToolArgs(args, flags, usage);
  if (values.help) return console.log(usage);
  if (positionals.length === 0) throw new ToolError(`Say which module to withdraw.\n\n${usage}`);
  const report = await rollBack({
    site: siteFolder(values.site),
    modules: [],
    withdraw: [...new Set(positionals)],
    drops: parseDrops(values['drop-route']),
    reason: values.reason,
    dryRun: values['dry-run'] ?? false,
    waitSeconds: toWaitSeconds(values.wait),
  });
  console.log(values.json ? JSON.stringify(report, null, 2) : rollbackText(report));
});
