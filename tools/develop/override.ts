import { localOrigin } from '@campusway/publishing/serve';
import { listRemotes, parsePort, runCommand, ToolError } from '@campusway/toolkit';
import { serveModule } from './override/serve-module.ts';

const usage = `npm run override -- <remote> [--port 5203] [--at http://localhost:4173]
Serves one remote of the working folder to a site that runs on this machine. Prints the address with which
that site loads the remote from here; reloading the page builds changes.`;

const flags = {
  port: { type: 'string', default: '5203' },
  at: { type: 'string', default: 'http://localhost:4173' },
} as const;

await runCommand({ usage, flags }, async ({ values, positionals }) => {
  const [remote, ...more] = positionals;
  if (!remote || more.length > 0) throw new ToolError(`Name one remote.\n\n${usage}`);
  if (!listRemotes().includes(remote))
    throw new ToolError(`Cannot serve "${remote}": the project has ${listRemotes().join(', ')}`);
  const port = parsePort(values.port);
  const site = URL.parse(values.at);
  if (!site) throw new ToolError(`Cannot use "${values.at}": --at is a URL like http://localhost:4173`);

  const server = await serveModule(remote, port);
  site.searchParams.set('override', localOrigin(server));
  console.log(`${remote} is ready. Open ${site.href}\nCtrl-C stops it.`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
});
