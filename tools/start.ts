import { join } from 'node:path';
import { runTool } from './fail.ts';
import { projectRoot } from './project.ts';
import { readPort } from './settings.ts';
import { buildSite } from './site/build-site.ts';
import { publishSite } from './site/publish-site.ts';
import { serveSite } from './site/serve-site.ts';

const site = join(projectRoot, '.campusway/site');

await runTool(async () => {
  const port = readPort('SITE_PORT', 4173);
  console.log('Building the modules');
  await buildSite();
  console.log('Publishing');
  const { modules } = await publishSite(site);
  for (const [name, version] of Object.entries(modules)) console.log(`  ${name.padEnd(16)} ${version}`);
  const server = await serveSite(site, port);
  console.log(`\nCampusWay is ready: http://localhost:${port}\nCtrl-C stops it.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
});
