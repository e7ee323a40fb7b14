import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeRelease, type SiteContent } from '../release/compose-release.ts';
import { nextRelease } from '../release/write-release.ts';
import { serveSite } from '../serve/serve-site.ts';

export interface OpenedShell {
  readonly origin: string;
  /** Shows this from now on. */
  readonly show: (content: SiteContent) => void;
  readonly close: () => Promise<void>;
}

/** Serves what `site` would show with some content, on loopback, for the gate. */
export async function openShell(site: string): Promise<OpenedShell> {
  const pages = mkdtempSync(join(tmpdir(), 'campusway-gate-'));
  const server = await serveSite(site, 0, { pages });
  const { port } = server.addresses()[0] as AddressInfo;
  async function close(): Promise<void> {
    await server.close();
    rmSync(pages, { recursive: true, force: true });
  }
  return {
    origin: `http://localhost:${port}`,
    show: (content) => composeRelease(site, content, nextRelease(site, content), pages),
    close,
  };
}
