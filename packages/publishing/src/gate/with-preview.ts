import { chromiumFlags, findChromium } from '@campusway/toolkit';
import { type Browser, chromium } from 'playwright-core';

/** Without the compilers that pay off when code runs for long: a page is looked at for seconds. */
const jsFlags = '--js-flags=--max-lazy --no-sparkplug --no-maglev --no-opt';

/**
 * A browser that reaches this machine and the hosts of `origins`: accounts and telemetry are not under test, and must
 * not hear of it. Intercepting requests would do the same, and switch the browser's cache off.
 */
export async function withBrowser<Value>(
  origins: readonly string[],
  action: (browser: Browser) => Promise<Value>,
): Promise<Value> {
  const hosts = ['localhost', ...origins.map((origin) => new URL(origin).hostname)];
  const rules = ['MAP * ~NOTFOUND', ...hosts.map((host) => `EXCLUDE ${host}`)].join(', ');
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, jsFlags, `--host-resolver-rules=${rules}`],
    // A signal ends this process, and that the browser: it alone would leave the gate to judge pages that are gone.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  try {
    return await action(browser);
  } finally {
    await browser.close();
  }
}
