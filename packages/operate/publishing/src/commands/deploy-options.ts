import { collegeFolder, listModules, parseToolArgs, ToolError } from '@campusway/toolkit';
import { collegeName } from '../build-record/module-record.ts';
import type { HostedBuild } from './adopt-hosted.ts';
import { parseDrops } from './drop-routes.ts';
import { siteFolder, toWaitSeconds } from './site-options.ts';

type ParsedOptions = ReturnType<typeof parseDeployOptions>;

/** The parsed options of `deployUsage`. */
export type DeployOptions = Omit<ParsedOptions, 'reason' | 'waitSeconds' | 'newOrigin'> &
  Partial<Pick<ParsedOptions, 'reason' | 'waitSeconds' | 'newOrigin'>>;

export const deployUsage = `npm run deploy -- <module>... | --all | --changed
  <module>       a folder of the project, or mfe-x=URL, a build on another origin: https://host/modules/mfe-x/<build id>
  college        the college's folder, without a build
  --from FOLDER  the college's folder (CAMPUSWAY_COLLEGE, otherwise college); --college means the same
  --site DIR     the site's folder (CAMPUSWAY_SITE, otherwise the one that npm start serves at SITE_PORT)
  --dry-run      build and check, change nothing
  --no-browser   do not open the pages in a browser first
  --drop-route /path[=/target]
                 allow a page to be removed, and redirect its address; once for each page
  --new-origin   allow a build on another origin to replace a module that was not there before
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
  'new-origin': { type: 'boolean', default: false },
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
    hosted: parseHosted(positionals) as readonly HostedBuild[],
    newOrigin: values['new-origin'],
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
  const own = names.filter((name) => !hostedBuild.test(name));
  const unknown = own.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new ToolError(
      `Cannot deploy "${unknown}": the project has no such module. It has ${known.join(', ')}`,
    );
  return [...new Set(own)];
}

const hostedBuild = /^(?:([^=]*)=)?(https?:\/\/.*)$/;

/** Builds on other origins. The site's operator names the module, since the record comes from elsewhere. */
function parseHosted(names: readonly string[]): HostedBuild[] {
  const found = names.flatMap((name) => {
    const [, module, address = ''] = hostedBuild.exec(name) ?? [];
    if (!address) return [];
    if (!module?.startsWith('mfe-'))
      throw new ToolError(`Name the remote that ${address} is for: mfe-name=${address}`);
    return [{ name: module, base: address.replace(/(?<!\/)\/+$/, '') }];
  });
  const twice = found.find(({ name }, index) => found.findIndex((other) => other.name === name) !== index);
  if (twice) throw new ToolError(`"${twice.name}" has two builds in one command`);
  return found;
}
