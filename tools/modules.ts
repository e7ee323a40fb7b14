import { buildsText, listBuilds } from './deploy/list-builds.ts';
import { parseToolArgs, requireLiveRelease, siteFolder } from './deploy/site-options.ts';
import { runTool } from './fail.ts';
import { readSiteSettings } from './site/site-settings.ts';

const usage = `npm run modules -- [--site DIR] [--json]
Says what is live, since when, which builds can be gone back to, and which one stands in when the live one fails.`;

await runTool(async () => {
  const flags = { site: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const { values } = parseToolArgs(process.argv.slice(2), flags, usage);
  if (values.help) return console.log(usage);
  const site = siteFolder(values.site);
  const release = requireLiveRelease(site);
  const modules = listBuilds(site, release);
  const { url } = readSiteSettings(site);
  if (values.json) return console.log(JSON.stringify({ site, url, release: release.id, modules }, null, 2));
  console.log(`${url ?? site}, release ${release.id}\n\n${buildsText(modules)}`);
});
