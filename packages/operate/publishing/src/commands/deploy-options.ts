import { collegeFolder, listModules, parseToolArgs, ToolError } from '@campusway/toolkit';
import { collegeName } from '../build-record/module-record.ts';
import type { LockOptions } from '../site-folder/site-lock.ts';
import { parseDrops, type RouteDrops } from './drop-routes.ts';
import { siteFolder, toWaitSeconds } from './site-options.ts';

export interface DeployOptions extends LockOptions {
  readonly site: string;
  /** Names of modules; `all` modules of the project, or those that `changed`. */
  readonly which: readonly string[] | 'all' | 'changed';
  /** Folder of the module `college`. */
  readonly college: string;
  /** URLs of builds on other origins. */
  readonly hosted: readonly string[];
  readonly dryRun: boolean;
  readonly json: boolean;
  /** Whether the gate opens the pages in a browser. */
  readonly browser: boolean;
  /** Pages that may be removed, each with the target of its redirect, if any. */
  readonly drops: RouteDrops;
  /** Goes live in spite of findings of the gate. */
  readonly force: boolean;
  /** Reason for the history. */
  readonly reason?: string | undefined;
}

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
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  browser: { type: 'boolean' },
  force: { type: 'boolean' },
  'drop-route': { type: 'string', multiple: true },
  wait: { type: 'boolean' },
  reason: { type: 'string' },
} as const;

/** @throws {ToolError} with the usage */
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
