import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '@campusway/artefact/build';
import { defaultSitePort, publishSite, siteFolder, startFolder } from '@campusway/publishing/commands';
import { serveSite } from '@campusway/publishing/serve';
import {
  collegeFolder,
  defaultAuthPort,
  type ListenAddress,
  type RunningAuthService,
  readAuthSettings,
  readPort,
  requireFreePort,
  runTool,
  startAuthService,
  ToolError,
} from '@campusway/toolkit';
import type { FastifyInstance } from 'fastify';

await runTool(async () => {
  const port = readPort('SITE_PORT', defaultSitePort);
  const auth = readAuthSettings();
  const site = startFolder(port);
  // Before the site's folder is changed, since a running server may use it.
  const place = { what: 'Cannot serve', host: 'localhost', port };
  await requireFreePort({ ...place, advice: 'choose a port: SITE_PORT=4200 npm start' });
  if (auth.port !== undefined) await requireFreePort(authPlace(auth.port, port));
  console.log('Building the modules');
  await buildSite();
  console.log('Publishing');
  const { modules } = await publishSite(site, { auth: auth.origin }, { overrides: true });
  for (const [name, version] of Object.entries(modules)) console.log(`  ${name.padEnd(16)} ${version}`);
  const server = await serveSite(site, port, { isLocal: true });
  const service = auth.port === undefined ? undefined : await startBeside(server, auth.port, port);
  console.log(`\nCampusWay is ready: http://localhost:${port}`);
  if (auth.origin) console.log(`Accounts: ${auth.origin}`);
  if (siteFolder(undefined) !== site)
    console.log(`CAMPUSWAY_SITE is set: npm run deploy changes ${siteFolder(undefined)}, not this site.`);
  console.log('Ctrl-C stops it.');
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    await Promise.all([server.close(), service?.stop()]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  await service?.ended;
  if (service && !isStopping) console.error('The auth service has exited. The site continues without it.');
});

/** @throws {ToolError} when the site uses the same port */
function authPlace(port: number, sitePort: number): ListenAddress {
  if (port === sitePort)
    throw new ToolError(`Cannot use AUTH_PORT=${port}: the site uses it. Choose two different ports`);
  const advice = 'choose a port: AUTH_PORT=4301 npm start';
  return { what: 'Cannot start the auth service', host: 'localhost', port, advice };
}

async function startBeside(
  server: FastifyInstance,
  port: number,
  sitePort: number,
): Promise<RunningAuthService> {
  try {
    return await startAuthService({
      port,
      origins: [`http://localhost:${sitePort}`],
      environment: {
        AUTH_COLLEGE_NAME: process.env.AUTH_COLLEGE_NAME || readCollegeFile('college.json').name,
        AUTH_DEPARTMENT_CODES: process.env.AUTH_DEPARTMENT_CODES || readDepartmentCodes(),
        // One service opens an SQLite file: each port has a file of its own.
        AUTH_SQLITE_FILE:
          process.env.AUTH_SQLITE_FILE || (port === defaultAuthPort ? 'auth.sqlite' : `auth-${port}.sqlite`),
      },
    });
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** A college may have no departments. */
function readDepartmentCodes(): string {
  if (!existsSync(join(collegeFolder(), 'departments.json'))) return '';
  const { departments } = readCollegeFile('departments.json');
  return departments.map(({ code }: { code: string }) => code).join();
}

function readCollegeFile(name: string) {
  return JSON.parse(readFileSync(join(collegeFolder(), name), 'utf8'));
}
