import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishSite } from '@campusway/publishing/commands';
import { serveSite } from '@campusway/publishing/serve';
import { findFreePort, startAuthService } from '@campusway/toolkit';

/** What a browser requests in place of a server, such as a proxy. */
export interface Front {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export interface SiteWithAccounts {
  /** Origin of the site. */
  readonly site: string;
  /** Origin of its auth service. */
  readonly auth: string;
  /** Folder of the published site. */
  readonly folder: string;
  /** Stops the service; its accounts and its origin stay. */
  readonly takeAuthDown: () => Promise<void>;
  readonly bringAuthBack: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Rate limits must allow all tests, which share one IP address like a campus. */
const limits = { AUTH_LIMIT_LOGIN: '100000', AUTH_LIMIT_REGISTER: '100000', AUTH_LIMIT_OTHER: '100000' };

/**
 * Publishes the build output and serves it on a free port with the real auth service, each with its own folder. Browsers
 * request both through what `open` makes of their origins, first of the service's. `prepare` gets the folder of the site
 * before.
 */
export async function openSiteWithAccounts(
  open: (origin: string) => Promise<Front> = async (origin) => ({ origin, close: async () => undefined }),
  prepare: (site: string) => void = () => undefined,
): Promise<SiteWithAccounts> {
  const folder = mkdtempSync(join(tmpdir(), 'campusway-site-'));
  const port = await findFreePort();
  const auth = await open(`http://localhost:${port}`);
  prepare(join(folder, 'site'));
  await publishSite(join(folder, 'site'), { auth: auth.origin });
  const server = await serveSite(join(folder, 'site'), 0);
  const site = await open(`http://localhost:${(server.addresses()[0] as AddressInfo).port}`);
  const environment = { ...limits, AUTH_DATA_DIR: join(folder, 'accounts'), AUTH_ORIGINS: site.origin };
  const start = () => startAuthService({ port, origins: [site.origin], environment });
  let service = await start();
  return {
    site: site.origin,
    auth: auth.origin,
    folder: join(folder, 'site'),
    takeAuthDown: () => service.stop(),
    async bringAuthBack() {
      service = await start();
    },
    async close() {
      await Promise.all([site.close(), auth.close(), server.close(), service.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
