import { collegeFolder, listModules, parseToolArgs, ToolError } from '@campusway/toolkit';
import { collegeName } from '../site/module-record.ts';
import type { LockOptions } from '../site/site-lock.ts';
import { parseDrops, type RouteDrops } from './drop-routes.ts';
import { siteFolder, toWaitSeconds } from './site-options.ts';

export interface DeployOptions extends LockOptions {
  readonly site: string;
  /** Names of modules; `all` of the project, or those of it whose content `changed`. */
  readonly which: readonly string[] | 'all' | 'changed';
  /** Folder of the college that `college` among the names stands for. */
  readonly college: string;
  /** Addresses of builds that lie on other origins. */
  readonly hosted: readonly string[];
  readonly dryRun: boolean;
  readonly json: boolean;
  /** Whether the gate opens the pages in a browser. */
  readonly browser: boolean;
  /** Pages that may go, each with the address that it leads on to, if any. */
  readonly drops: RouteDrops;
  /** Goes live in spite of what the gate says. */
  readonly force: boolean;
  /** Why, for the history. */
  readonly reason?: string | undefined;
}

export const deployUsage = `npm run deploy -- <module>... | --all | --changed
  <module>       a folder of the project, or the address of a build elsewhere, https://host/modules/mfe-x/<build id>
  college        the college's folder, without a build
  --from FOLDER  the college's folder (CAMPUSWAY_COLLEGE, otherwise college); --college means the same
  --site DIR     the site's folder (CAMPUSWAY_SITE, otherwise .campusway/site, which npm start serves)
  --dry-run      build and check, change nothing
  --no-browser   do not open the pages in a browser before they go live
  --drop-route /path[=/target]
                 let a page go, and lead its address on to another; once for each page
  --force        go live in spite of what the gate says
  --wait         wait for a command that is at work on the site, up to 15 minutes
  --reason TEXT  why, for the history (npm run modules shows it)
  --json         one JSON document on standard output, the course of things on standard error
Ends with 0 when it is live (or was already), 1 when it could not, 2 when the gate refused, 3 when another deployment
is at work on the site.`;

const flags = {
  site: { type: 'string' },
  from: { type: 'string' },
  all: { type: 'boolean' },
  changed: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  browser: { type: 'boolean' },
  force: { type: 'boolean' },
  'drop-route': { type: 'string', multiple: true },
  wait: { type: 'boolean' },
  reason: { type: 'string' },
} as const;

/** @throws {ToolError} that says what was meant */
export function parseDeployOptions(args: readonly string[]): DeployOptions {
  const { values, positionals } = parseToolArgs(args, flags, deployUsage);
  return {
    site: siteFolder(values.site),
    which: chooseModules(positionals, values),
    college: collegeFolder(values.from),
    hosted: [...new Set(positionals.filter(isAddress))],
    dryRun: values['dry-run'] ?? false,
    json: values.json ?? false,
    browser: values.browser ?? true,
    force: values.force ?? false,
    drops: parseDrops(values['drop-route']),
    waitSeconds: toWaitSeconds(values.wait),
    reason: values.reason,
  };
}

function chooseModules(
  names: readonly string[],
  { all, changed }: { all?: boolean; changed?: boolean },
): DeployOptions['which'] {
  const ways = [names.length > 0, all, changed].filter(Boolean).length;
  if (ways !== 1) throw new ToolError(`Say which modules, or --all, or --changed.\n\n${deployUsage}`);
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
