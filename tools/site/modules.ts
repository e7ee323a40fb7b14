import {
  checkSite,
  listBuilds,
  listPreviews,
  requireLiveRelease,
  runningCanary,
  siteFolder,
} from '@campusway/publishing/commands';
import { readSiteSettings } from '@campusway/publishing/site-folder';
import { runCommand, ToolError } from '@campusway/toolkit';
import { buildsText, canaryText } from './builds-text.ts';

const usage = `npm run modules -- [--site DIR] [--check] [--json]
Lists the live builds, since when they are live, their college format, the rollback targets, the fallback that is used when the
live one fails, the canary with its share of tabs, and previews.
--check verifies the signature, every file of the live release and of each stored build, the history, and that the builds are there
that live pages may load. Exit code 1 when a file is missing or changed.`;

const flags = {
  site: { type: 'string' },
  check: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

await runCommand({ usage, flags, names: false }, async ({ values }) => {
  const site = siteFolder(values.site);
  const release = requireLiveRelease(site);
  const modules = listBuilds(site, release);
  const { url } = readSiteSettings(site);
  const faults = values.check ? checkSite(site) : undefined;
  const previews = listPreviews(site);
  const canary = runningCanary(release);
  const document = { site, url, release: release.id, modules, canary, previews, faults };
  const running = canary ? [`\n\n${canaryText(canary)}`] : [];
  const shown = previews.map(
    ({ path, until, builds }) =>
      `\n\npreview until ${until.slice(0, 10)}: ${Object.entries(builds).flat().join(' ')}\n  ${url ?? ''}${path}`,
  );
  const text = `${url ?? site}, release ${release.id}\n\n${buildsText(modules)}${[...running, ...shown].join('')}`;
  console.log(values.json ? JSON.stringify(document, null, 2) : text);
  if (faults && faults.length > 0)
    throw new ToolError(`The site has missing or changed files:\n  ${faults.join('\n  ')}`);
  if (faults && !values.json) console.log('\nThe site is intact');
});
