import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, findChromium } from '@campusway/toolkit';
import { type Browser, chromium } from 'playwright-core';
import { composeRelease, type SiteContent } from '../release/compose-release.ts';
import { nextRelease } from '../release/write-release.ts';
import { serveSite } from '../serve/serve-site.ts';

/** What a site would show, in a browser of its own. */
export interface Preview {
  readonly browser: Browser;
  /** Composes and serves a content once, on loopback, and resolves to its origin. */
  readonly serve: (content: SiteContent) => Promise<string>;
  /** Whether a URL is of a served content or of an origin that it may load modules from. */
  readonly isOurs: (url: string) => boolean;
}

/** Without the compilers that pay off when code runs for long: a page is open for seconds. */
const jsFlags = '--js-flags=--max-lazy --no-sparkplug --no-maglev --no-opt';

interface PreviewOptions {
  readonly site: string;
  /** From which pages may load modules. */
  readonly origins?: readonly string[];
  /** The tabs of a profile in one process: a third less work, and a page that hangs holds up the others. */
  readonly sharedProcess?: boolean;
}

/**
 * Runs `action` with a browser that reaches this machine and the hosts of `origins`: accounts and telemetry are not under
 * test, and must get no request. Intercepting requests would do the same, and switch the browser's cache off.
 */
export async function withPreview<Value>(
  { site, origins = [], sharedProcess = false }: PreviewOptions,
  action: (preview: Preview) => Promise<Value>,
): Promise<Value> {
  const hosts = ['localhost', ...origins.map((origin) => new URL(origin).hostname)];
  const rules = ['MAP * ~NOTFOUND', ...hosts.map((host) => `EXCLUDE ${host}`)].join(', ');
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...chromiumFlags,
      ...(sharedProcess ? ['--process-per-site'] : []),
      jsFlags,
      `--host-resolver-rules=${rules}`,
    ],
    // A signal ends this process, and that the browser: it alone would leave the gate to judge pages that are gone.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  const served = new Map<SiteContent, ReturnType<typeof serveContent>>();
  const ours = new Set(origins);
  async function serve(content: SiteContent): Promise<string> {
    const serving = served.get(content) ?? serveContent(site, content);
    served.set(content, serving);
    const { origin } = await serving;
    ours.add(origin);
    return origin;
  }
  try {
    return await action({ browser, serve, isOurs: (url) => ours.has(URL.parse(url)?.origin ?? '') });
  } finally {
    await browser.close();
    const ended = await Promise.allSettled(served.values());
    for (const one of ended) if (one.status === 'fulfilled') await one.value.close();
  }
}

async function serveContent(site: string, content: SiteContent) {
  const pages = mkdtempSync(join(tmpdir(), 'campusway-gate-'));
  composeRelease(site, content, nextRelease(site, content), pages);
  const server = await serveSite(site, 0, { pages });
  const { port } = server.addresses()[0] as AddressInfo;
  async function close(): Promise<void> {
    await server.close();
    rmSync(pages, { recursive: true, force: true });
  }
  return { origin: `http://localhost:${port}`, close };
}
