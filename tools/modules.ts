import { checkSite } from './deploy/check-site.ts';
import { buildsText, listBuilds } from './deploy/list-builds.ts';
import { requireLiveRelease, siteFolder } from './deploy/site-options.ts';
import { runToolWithArgs, ToolError } from './fail.ts';
import { readSiteSettings } from './site/site-settings.ts';
import { parseToolArgs } from './tool-args.ts';

const usage = `npm run modules -- [--site DIR] [--check] [--json]
Says what is live, since when, which builds can be gone back to, and which one stands in when the live one fails.
--check reads every file that the live pages may load, and ends with 1 when one is missing or not what was published.`;

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
