import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishSite } from '@campusway/publishing/deploy';
import { serveSite } from '@campusway/publishing/serve';
import { findFreePort, makeCertificate, startAuthService } from '@campusway/toolkit';
import { type FaultyProxy, openFaultyProxy } from './faulty-proxy.ts';

export interface FaultySite extends FaultyProxy {
  /** Origin of the auth service. */
  readonly auth: string;
  /** The same without TLS, for programs that do not trust the certificate. */
  readonly plainAuth: string;
}

/**
 * The published site with its accounts, behind a proxy that can break it. `secure`: over TLS, since WebKit stores
 * `Secure` cookies of TLS pages only, not of localhost.
 */
export async function openSite({ secure }: { readonly secure: boolean }): Promise<FaultySite> {
  const folder = mkdtempSync(join(tmpdir(), 'campusway-browsers-'));
  const port = await findFreePort();
  const plainAuth = `http://localhost:${port}`;
  const certificate = secure ? makeCertificate(folder) : undefined;
  const authProxy = await openFaultyProxy(plainAuth, certificate);
  const auth = authProxy.origin;
  await publishSite(join(folder, 'site'), { auth });
  const server = await serveSite(join(folder, 'site'), 0);
  const proxy = await openFaultyProxy(
    `http://localhost:${(server.addresses()[0] as AddressInfo).port}`,
    certificate,
  );
  const environment = { AUTH_DATA_DIR: join(folder, 'accounts'), AUTH_ORIGINS: proxy.origin };
  const service = await startAuthService({ port, origins: [proxy.origin], environment });
  return {
    ...proxy,
    auth,
    plainAuth,
    async close() {
      await Promise.all([proxy.close(), authProxy.close(), server.close(), service.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
