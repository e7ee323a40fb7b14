import { requireLiveRelease, siteFolder } from '@campusway/publishing/commands';
import { serveSite } from '@campusway/publishing/serve';
import { parsePort, runCommand } from '@campusway/toolkit';

const usage = `npm run serve -- [--site DIR] [--host localhost] [--port 4173]
Serves a site folder; deployments into it are visible at once. For TLS use nginx or a load balancer in front of it.`;

const flags = {
  site: { type: 'string' },
  host: { type: 'string', default: 'localhost' },
  port: { type: 'string', default: '4173' },
} as const;

await runCommand({ usage, flags, names: false }, async ({ values }) => {
  const site = siteFolder(values.site);
  requireLiveRelease(site);
  const port = parsePort(values.port);
  const server = await serveSite(site, port, { host: values.host, advice: 'choose one with --port' });
  console.log(`${site} is served at ${server.listeningOrigin}\nCtrl-C stops it.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
});
