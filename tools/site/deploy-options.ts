import { basename, resolve } from 'node:path';
import { type Capability, capabilityNames } from '@campusway/contract';
import { collegeName } from '@campusway/pages';
import { type DeployOptions, type ForeignBuild, siteFolder } from '@campusway/publishing/commands';
import { listModules, parseToolArgs, ToolError } from '@campusway/toolkit';
import { parseDrops, toWaitSeconds } from './change-options.ts';

export const deployUsage = `npm run deploy -- <module>... | --all | --changed
  <module>       a folder of the project; a file of npm run pack, as FILE.tgz, mfe-x=FILE.tgz or mfe-x=https://host/FILE.tgz; or
                 mfe-x=URL, a build that stays on another origin: https://host/modules/mfe-x/<build id>
  college        the college's folder, without a build
  --from FOLDER  the college's folder (CAMPUSWAY_COLLEGE, otherwise the one that the site's college came from); --college
                 means the same
  --site DIR     the site's folder (CAMPUSWAY_SITE, otherwise the one that npm start serves at SITE_PORT)
  --dry-run      build and check, change nothing
  --preview      do not go live: print an address that shows the modules in the site for a week
  --canary N     show one remote to N percent of tabs, 1 to 99: npm run promote makes it live for all, npm run abort ends it
  --no-browser   do not open the pages in a browser first
  --drop-route /path[=/target]
                 allow a page to be removed, and redirect its address; once for each page
  --new-origin   allow a build on another origin to replace a module that was not there before
  --grant session
                 allow a build that was made elsewhere to use the session, when the live one does not
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
  preview: { type: 'boolean', default: false },
  canary: { type: 'string' },
  json: { type: 'boolean', default: false },
  browser: { type: 'boolean', default: true },
  'new-origin': { type: 'boolean', default: false },
  grant: { type: 'string', multiple: true },
  force: { type: 'boolean', default: false },
  'drop-route': { type: 'string', multiple: true },
  wait: { type: 'boolean' },
  reason: { type: 'string' },
} as const;

/**
 * The options of `deployUsage`.
 * @throws {ToolError} with the usage
 */
export function parseDeployOptions(args: readonly string[]): DeployOptions & { readonly json: boolean } {
  const { values, positionals } = parseToolArgs(args, flags, deployUsage);
  const which = chooseModules(positionals, values);
  if (values.preview) checkPreview(which, values['dry-run']);
  const foreign = parseForeign(positionals);
  const drops = parseDrops(values['drop-route']);
  const canary = parseShare(values.canary);
  if (canary) checkCanary([...which, ...foreign.map(({ name }) => name)], values.preview || drops.size > 0);
  return {
    site: siteFolder(values.site),
    which,
    college: values.from,
    foreign,
    newOrigin: values['new-origin'],
    granted: parseGrants(values.grant),
    dryRun: values['dry-run'],
    preview: values.preview,
    canary,
    json: values.json,
    browser: values.browser,
    force: values.force,
    drops,
    waitSeconds: toWaitSeconds(values.wait),
    reason: values.reason,
  };
}

function parseGrants(names: readonly string[] = []): readonly Capability[] {
  return names.map((name) => {
    const known = capabilityNames.find((capability) => capability === name);
    if (known) return known;
    throw new ToolError(`Cannot grant "${name}": the capabilities are ${capabilityNames.join(', ')}`);
  });
}

/** Names of modules; `all` modules of the project, or those that `changed`. */
function chooseModules(
  names: readonly string[],
  { all, changed }: { all?: boolean; changed?: boolean },
): DeployOptions['which'] {
  const ways = [names.length > 0, all, changed].filter(Boolean).length;
  if (ways !== 1) throw new ToolError(`Name modules, or use --all or --changed.\n\n${deployUsage}`);
  if (all) return 'all';
  if (changed) return 'changed';
  const known = [...listModules(), collegeName];
  const own = names.filter((name) => !foreignBuild.test(name));
  const unknown = own.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new ToolError(
      `Cannot deploy "${unknown}": the project has no such module. It has ${known.join(', ')}`,
    );
  return [...new Set(own)];
}

function checkPreview(which: DeployOptions['which'], dryRun: boolean): void {
  if (dryRun) throw new ToolError('--preview changes nothing that is live: use it without --dry-run');
  if (typeof which === 'string' || which.includes(collegeName))
    throw new ToolError(`--preview shows named modules, and not the college.\n\n${deployUsage}`);
}

function parseShare(share: string | undefined): number | undefined {
  if (share === undefined || /^[1-9]\d?$/.test(share)) return share === undefined ? undefined : Number(share);
  throw new ToolError(
    `Cannot show a canary to "${share}" percent of tabs: --canary takes a whole number from 1 to 99`,
  );
}

function checkCanary(names: readonly string[], isMore: boolean): void {
  if (isMore) throw new ToolError('--canary goes without --preview and without --drop-route');
  if (names.length !== 1 || !names[0]?.startsWith('mfe-'))
    throw new ToolError('--canary shows one named remote: name it, and neither the shell nor the college');
}

/** A URL, or a path of a packed file; before it the name of the module. */
const foreignBuild = /^(?:([^=/]*)=)?(https?:\/\/.*|.*\.tgz)$/;

/** The site's operator names the module, or the file's name does, since the record comes from elsewhere. */
function parseForeign(names: readonly string[]): ForeignBuild[] {
  const found = names.flatMap((argument) => {
    const [, given, address = ''] = foreignBuild.exec(argument) ?? [];
    if (!address) return [];
    const isUrl = /^https?:/.test(address);
    const [, packed] = (!isUrl && /^(mfe-.+)-[0-9a-f]{12}\.tgz$/.exec(basename(address))) || [];
    const name = given ?? packed;
    if (!name?.startsWith('mfe-'))
      throw new ToolError(`Name the remote that ${address} is for: mfe-name=${address}`);
    return [{ name, address: isUrl ? address.replace(/(?<!\/)\/+$/, '') : resolve(address) }];
  });
  const twice = found.find(({ name }, index) => found.findIndex((other) => other.name === name) !== index);
  if (twice) throw new ToolError(`"${twice.name}" has two builds in one command`);
  return found;
}
