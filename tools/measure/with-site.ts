import { join } from 'node:path';
import { buildSite } from '@campusway/publishing/build';
import { publishSite } from '@campusway/publishing/commands';
import { localOrigin, serveSite } from '@campusway/publishing/serve';
import { inTempFolder } from '@campusway/publishing/site-folder';
import { withChromium } from '@campusway/toolkit/chromium';
import type { Browser } from 'playwright-core';

/** Builds the site, serves it on a free port and runs `action` with a browser for it. */
export async function withSite(
  action: (browser: Browser, origin: string) => Promise<void>,
  flags: readonly string[] = [],
): Promise<void> {
  await buildSite();
  await inTempFolder(async (folder) => {
    // Only sites with accounts have the login page; its form renders without a running service.
    const site = join(folder, 'site');
    await publishSite(site, { auth: 'http://localhost:4174' });
    const server = await serveSite(site, 0);
    try {
      await withChromium((browser) => action(browser, localOrigin(server)), flags);
    } finally {
      await server.close();
    }
  });
}
