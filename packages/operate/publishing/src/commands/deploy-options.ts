import { collegeFolder, listModules, parseToolArgs, ToolError } from '@campusway/toolkit';
import { collegeName } from '../build-record/module-record.ts';
import { parseDrops } from './drop-routes.ts';
import { siteFolder, toWaitSeconds } from './site-options.ts';

type ParsedOptions = ReturnType<typeof parseDeployOptions>;

/** The parsed options of `deployUsage`. */
export type DeployOptions = Omit<ParsedOptions, 'reason' | 'waitSeconds'> &
  Partial<Pick<ParsedOptions, 'reason' | 'waitSeconds'>>;

export const deployUsage = `npm run deploy -- <module>... | --all | --changed
  <module>       a folder of the project, or the URL of a build on another origin, https://host/modules/mfe-x/<build id>
  college        the college's folder, without a build
  --from FOLDER  the college's folder (CAMPUSWAY_COLLEGE, otherwise college); --college means the same
  --site DIR     the site's folder (CAMPUSWAY_SITE, otherwise .campusway/site, which npm start serves)
  --dry-run      build and check, change nothing
  --no-browser   do not open the pages in a browser first
  --drop-route /path[=/target]
                 allow a page to be removed, and redirect its address; once for each page
  --force        go live in spite of findings of the gate
  --wait         wait up to 15 minutes for a command that is changing the site
  --reason TEXT  reason for the history (npm run modules shows it)
  --json         one JSON document on standard output, progress on standard error
Exit code: 0 live (or live before), 1 error, 2 refused by the gate, 3 another command is changing the site.`;

const flags = {
  site: { type: 'string' },
  from: { type: 'string' },
  all: { type: 'boolean' },
  changed: { type: 'boolean' },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  browser: { type: 'boolean', default: true },
  force: { type: 'boolean', default: false },
  'drop-route': { type: 'string', multiple: true },
  wait: { type: 'boolean' },
  reason: { type: 'string' },
} as const;

/** @throws {ToolError} with the usage */
export function parseDeployOptions(args: readonly string[]) {
  const { values, positionals } = parseToolArgs(args, flags, deployUsage);
  return {
    site: siteFolder(values.site),
    which: chooseModules(positionals, values),
    college: collegeFolder(values.from),
    /** URLs of builds on other origins. */
    hosted: [...new Set(positionals.filter(isAddress))] as readonly string[],
    dryRun: values['dry-run'],
    json: values.json,
    browser: values.browser,
    force: values.force,
    drops: parseDrops(values['drop-route']),
    waitSeconds: toWaitSeconds(values.wait),
    reason: values.reason,
  };
}

/** Names of modules; `all` modules of the project, or those that `changed`. */
function chooseModules(
  names: readonly string[],
  { all, changed }: { all?: boolean; changed?: boolean },
): readonly string[] | 'all' | 'changed' {
  const ways = [names.length > 0, all, changed].filter(Boolean).length;
  if (ways !== 1) throw new ToolError(`Name modules, or use --all or --changed.\n\n${deployUsage}`);
  if (all) return 'all';
  if (changed) return 'changed';
  const known = [...listModules(), collegeName];
  const own = names.filter((name) => !isAddress(name));
  const unknown = own.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new ToolError(
      `Cannot deploy "${unknown}": the project has no such module. It has ${known.join(', ')}`,
    );
  return [...new Set(own)];
}

function isAddress(name: string): boolean {
  return /^https?:\/\//.test(name);
}
