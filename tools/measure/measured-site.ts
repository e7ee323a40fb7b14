import { join } from 'node:path';
import { buildSite } from '@campusway/artefact/build';
import { publishSite } from '@campusway/publishing/commands';
import { pageQuality } from '@campusway/publishing/release';
import { localOrigin, serveSite } from '@campusway/publishing/serve';
import { inTempFolder } from '@campusway/publishing/site-folder';
import { withChromium } from '@campusway/toolkit/chromium';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** Builds the site, serves it on a free port and runs `action` with a browser for it. */
export async function withSite(
  action: (browser: Browser, origin: string) => Promise<void>,
  flags: readonly string[] = [],
): Promise<void> {
  await buildSite();
  await inTempFolder(async (folder) => {
    // Only sites with accounts have the login page; its form renders without a running service.
    const site = join(folder, 'site');
    // As a deployment compresses them: the bytes count.
    await publishSite(site, { auth: 'http://localhost:4174' }, { quality: pageQuality.best });
    const server = await serveSite(site, 0);
    try {
      await withChromium((browser) => action(browser, localOrigin(server)), flags);
    } finally {
      await server.close();
    }
  });
}

/** Window of a phone. */
export const touch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export interface Network {
  readonly latencyMs: number;
  readonly bitsPerSecond: number;
}

interface ColdPageOptions extends BrowserContextOptions {
  readonly network?: Network | undefined;
}

/** Runs `action` with a page of a new profile, whose caches are empty, and its DevTools. `network` slows it down. */
export async function withColdPage<Result>(
  browser: Browser,
  { network, ...options }: ColdPageOptions,
  action: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    if (network) {
      const throughput = network.bitsPerSecond / 8;
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latencyMs,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
    }
    return await action(page, devtools);
  } finally {
    await context.close();
  }
}

/** The processor of the page is this many times slower than the machine's. */
export async function setSlowdown(devtools: CDPSession, rate: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The upper median; NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Results of some runs, one after the other. */
export async function repeat<Result>(rounds: number, run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < rounds) results.push(await run());
  return results;
}
