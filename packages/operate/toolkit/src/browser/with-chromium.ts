import { type Browser, chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from './find-browsers.ts';

/** Runs `action` with a Chromium that is closed afterwards. */
export async function withChromium<Value>(
  action: (browser: Browser) => Promise<Value>,
  flags: readonly string[] = [],
): Promise<Value> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, ...flags],
  });
  try {
    return await action(browser);
  } finally {
    await browser.close();
  }
}
