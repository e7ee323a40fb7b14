import { listBuilds, signSite, siteFolder } from '@campusway/publishing/commands';
import { runCommand } from '@campusway/toolkit';
import { buildsText } from './builds-text.ts';

const usage = `npm run sign -- [--site DIR] [--json]
Publishes the live content as a new release, signed with SITE_SIGNING_KEY: for the first signature and after a change of keys.
It does not verify the previous signature: run npm run modules -- --check first.`;

const flags = { site: { type: 'string' }, json: { type: 'boolean' } } as const;

await runCommand({ usage, flags, names: false }, async ({ values }) => {
  const site = siteFolder(values.site);
  const release = await signSite(site);
  const { id, services } = release;
  const modules = listBuilds(site, release);
  const text = `Signed as release ${id}, services ${JSON.stringify(services)}\n\n${buildsText(modules)}`;
  console.log(values.json ? JSON.stringify({ site, release: id, services, modules }, null, 2) : text);
});
