import type { CDPSession, Page } from 'playwright-core';

export interface Network {
  readonly latencyMs: number;
  readonly bitsPerSecond: number;
}

/** Slows the network of a page down, as long as the returned session lasts. */
export async function throttle(page: Page, { latencyMs, bitsPerSecond }: Network): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  });
  return devtools;
}
