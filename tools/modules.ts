import {
  buildsText,
  checkSite,
  listBuilds,
  requireLiveRelease,
  siteFolder,
} from '@campusway/publishing/deploy';
import { readSiteSettings } from '@campusway/publishing/site';
import { parseToolArgs, runToolWithArgs, ToolError } from '@campusway/toolkit';

const usage = `npm run modules -- [--site DIR] [--check] [--json]
Says what is live, since when, in which format of the college, which builds can be gone back to, and which one stands in
when the live one fails.
--check verifies the signature, every file of each kept build against its record, the history, and what the live pages may
load; it ends with 1 when something is missing or not what was published.`;

const flags = {
  site: { type: 'string' },
  check: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

await runToolWithArgs(async (args) => {
  const { values } = parseToolArgs(args, flags, usage, { names: false });
  if (values.help) return console.log(usage);
  const site = siteFolder(values.site);
  const release = requireLiveRelease(site);
  const modules = listBuilds(site, release);
  const { url } = readSiteSettings(site);
  const faults = values.check ? checkSite(site) : undefined;
  const document = { site, url, release: release.id, modules, faults };
  const text = `${url ?? site}, release ${release.id}\n\n${buildsText(modules)}`;
  console.log(values.json ? JSON.stringify(document, null, 2) : text);
  if (faults && faults.length > 0) throw new ToolError(`The site is not whole:\n  ${faults.join('\n  ')}`);
  if (faults && !values.json) console.log('\nThe site is whole');
});
