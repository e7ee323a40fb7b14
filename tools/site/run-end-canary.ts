import { endCanary } from '@campusway/publishing/commands';
import { runCommand, ToolError } from '@campusway/toolkit';
import { changeFlags, toChange } from './change-options.ts';

const does = {
  promote: 'Makes the canary of a module live for all. Builds nothing and opens no page.',
  abort: 'Ends the canary of a module: its tabs get the live build again when they next load a page.',
} as const;

/** Runs one of the two commands that end a canary. */
export function runEndCanary(command: keyof typeof does): Promise<void> {
  const usage = `npm run ${command} -- <module> [--reason TEXT] [--site DIR] [--dry-run] [--json] [--wait]
${does[command]}
Exit code: 0 done, 1 error, 3 another command is changing the site (--wait waits for it).`;
  const flags = { ...changeFlags, reason: { type: 'string' } } as const;
  return runCommand({ usage, flags }, async ({ values, positionals: [name, ...more] }) => {
    if (!name || more.length > 0) throw new ToolError(`Name one module.\n\n${usage}`);
    const promote = command === 'promote';
    const report = await endCanary({ ...toChange(values), name, promote, reason: values.reason });
    const { version, share, release, replaces, dryRun } = report;
    const text = [
      dryRun ? 'Dry run, nothing was changed' : `Live as release ${release}`,
      promote
        ? `  ${name.padEnd(14)} ${version}  ${replaces ? `in place of ${replaces}` : 'new'}, before for ${share} % of tabs`
        : `  ${name.padEnd(14)} ${version}  no longer for ${share} % of tabs, which get ${replaces ?? 'no such module'}`,
    ].join('\n');
    console.log(values.json ? JSON.stringify(report, null, 2) : text);
  });
}
